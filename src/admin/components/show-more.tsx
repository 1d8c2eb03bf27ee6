import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "./button.tsx";
import { isNothingFocused } from "./toolbar.tsx";
import ui from "./ui.module.css";

/** Shows the first `atOnce` entries of a long list, or `least` where that is more, and `more` at each press. */
export function useShowMore(atOnce: number, least = 0, more = atOnce) {
  const [wanted, setWanted] = useState(atOnce);
  const shown = Math.max(wanted, least);
  const listRef = useRef<HTMLUListElement>(null);

  function showMore(): void {
    flushSync(() => setWanted(shown + more));
    // The last press removes the button, so the focus goes to the first new entry.
    if (!isNothingFocused()) return;
    const first = listRef.current?.children[shown];
    if (!(first instanceof HTMLElement)) return;
    const button = first.querySelector<HTMLElement>('button:not([tabindex="-1"])');
    if (button === null) first.tabIndex = -1;
    (button ?? first).focus();
  }

  return { shown, showMore, listRef };
}

interface ShowMoreProps extends Pick<ReturnType<typeof useShowMore>, "shown" | "showMore"> {
  total: number;
  /** The plural of what the list has. */
  what: string;
}

/** The button below a list that is not whole. */
export function ShowMore({ shown, showMore, total, what }: ShowMoreProps) {
  if (total <= shown) return null;
  return (
    <p className={ui.more}>
      <Button onClick={showMore}>Show more {what}</Button>
      {`${shown} of ${total} are shown`}
    </p>
  );
}
