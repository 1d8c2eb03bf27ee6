const gapPx = 12;

/** Scrolls to a message's end, or to its start where it is taller than the list. A form behind it is shown as well. */
export function scrollToMessage(list: HTMLElement, message: HTMLElement): void {
  const { nextElementSibling: next, clientHeight } = message;
  const shown = next instanceof HTMLFormElement && clientHeight <= list.clientHeight / 2 ? next : message;
  list.scrollTop = shown.offsetTop - list.offsetTop - gapPx;
}
