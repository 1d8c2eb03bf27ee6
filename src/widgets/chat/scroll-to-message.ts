const gapPx = 12;

/**
 * Scrolls to the end of a message, or to the start of one taller than the list. A form behind it comes into view as
 * well, unless that hides most of the message.
 */
export function scrollToMessage(list: HTMLElement, message: HTMLElement): void {
  const { nextElementSibling: next, clientHeight } = message;
  const shown = next instanceof HTMLFormElement && clientHeight <= list.clientHeight / 2 ? next : message;
  list.scrollTop = shown.offsetTop - list.offsetTop - gapPx;
}
