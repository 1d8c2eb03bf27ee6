import { useRef, useState } from "react";
import { notifyError } from "./notify.ts";

export interface List<T> {
  /** Null until it is there. */
  items: readonly T[] | null;
  /** Whether the last try to fetch it failed. */
  failed: boolean;
  reload(): Promise<void>;
  /** Applies a change that the server has confirmed. */
  change(how: (items: readonly T[]) => readonly T[]): void;
}

/**
 * A list as `fetchList` gives it, asked for by `reload` only. Answers may come in any order: none replaces one that was
 * asked for later, or undoes a change that came after its question. `failure` is what a failure is called.
 */
export function useList<T>(fetchList: () => Promise<readonly T[]>, failure: string): List<T> {
  const [items, setItems] = useState<readonly T[] | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const shown = useRef(0);

  async function reload() {
    asked.current += 1;
    const turn = asked.current;
    setFailed(false);
    try {
      const next = await fetchList();
      if (turn < shown.current) return;
      shown.current = turn;
      setItems(next);
    } catch {
      if (turn < asked.current) return;
      // Where nothing is there yet, another try is offered in the list's place.
      notifyError(failure, "Error", shown.current > 0 ? { label: "Try again", run: reload } : undefined);
      setFailed(true);
    }
  }

  return {
    items,
    failed,
    reload,
    change(how) {
      asked.current += 1;
      shown.current = asked.current;
      setItems((known) => known && how(known));
    },
  };
}
