import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isNothingFocused } from "./toolbar.tsx";

/** How many entries of a long list are shown, `least` or more, so many more at each press; and the list that they stand in. */
export function useMore(atOnce: number, least = 0) {
  const [wanted, setWanted] = useState(atOnce);
  const shown = Math.max(wanted, least);
  const listRef = useRef<HTMLUListElement>(null);

  function showMore(): void {
    flushSync(() => setWanted(shown + atOnce));
    // The last press takes the button away: the focus goes on to the first of the entries that it brought.
    if (!isNothingFocused()) return;
    const first = listRef.current?.children[shown];
    if (!(first instanceof HTMLElement)) return;
    const button = first.querySelector<HTMLElement>('button:not([tabindex="-1"])');
    if (button === null) first.tabIndex = -1;
    (button ?? first).focus();
  }

  return { shown, showMore, listRef };
}
