import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isNothingFocused } from "./is-nothing-focused.ts";

/** How many entries of a long list are shown, so many more at each press, and the list that they stand in. */
export function useMore(atOnce: number) {
  const [shown, setShown] = useState(atOnce);
  const listRef = useRef<HTMLUListElement>(null);

  function showMore(): void {
    flushSync(() => setShown(shown + atOnce));
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
