const gapPx = 12;

/**
 * Scrolls to a message's start, so that what follows it is shown as far as it fits. Of the questions that a reply offers, two
 * are shown even if the first lines of the reply give way.
 */
export function scrollToMessage(list: HTMLElement, message: HTMLElement): void {
  const start = message.offsetTop - gapPx;
  const [first, second = first] = message.nextElementSibling?.children ?? [];
  const isOffered = second instanceof HTMLElement && first instanceof HTMLButtonElement;
  const fits = message.offsetHeight + gapPx < list.clientHeight;
  const end = isOffered && fits ? second.offsetTop + second.offsetHeight + gapPx - list.clientHeight : start;
  list.scrollTop = Math.max(start, end) - list.offsetTop;
}
