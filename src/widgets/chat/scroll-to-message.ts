/** What is left above a message. */
const gapPx = 12;

/**
 * Scrolls a list to one of its messages: of one that is higher than the list its beginning, else as far as the list goes. A form
 * behind it, which may come later, is shown whole unless most of the message would go out of sight.
 */
export function scrollToMessage(list: HTMLElement, message: HTMLElement): void {
  const { nextElementSibling: next, clientHeight } = message;
  const shown = next instanceof HTMLFormElement && clientHeight <= list.clientHeight / 2 ? next : message;
  list.scrollTop = shown.offsetTop - list.offsetTop - gapPx;
}
