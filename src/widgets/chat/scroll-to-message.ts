/** What is left above a message. */
const gapPx = 12;

/** Scrolls a list to one of its messages: of one that is higher than the list its beginning, else as far as the list goes. */
export function scrollToMessage(list: HTMLElement, message: Element | null | undefined): void {
  if (message instanceof HTMLElement) list.scrollTop = message.offsetTop - list.offsetTop - gapPx;
}
