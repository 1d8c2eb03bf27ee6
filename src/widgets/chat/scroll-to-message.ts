/** What is left above a message. */
const gapPx = 12;

/** Scrolls a list to one of its messages: of one that is higher than the list its beginning, else as far as the list goes. */
export function scrollToMessage(list: HTMLElement, message: HTMLElement): void {
  list.scrollTop = message.offsetTop - list.offsetTop - gapPx;
}
