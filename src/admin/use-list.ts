import { useEffect, useRef, useState } from "react";
import { toApiError } from "./api.ts";
import { notifyError } from "./notify.ts";
import { useSession } from "./session/session.tsx";

export interface List<T> {
  /** Null until it is there. */
  items: readonly T[] | null;
  /** Whether the last try to fetch it failed. */
  failed: boolean;
  /** When it was as it is shown (ISO 8601), where `refresh` keeps failing; else null. */
  outdatedSince: string | null;
  reload(): Promise<void>;
  /** Asks again behind everybody's back: nobody is asked to sign in, and only what keeps failing is to be said. */
  refresh(): Promise<void>;
  /** Applies a change that the server has confirmed. */
  change(how: (items: readonly T[]) => readonly T[]): void;
}

// The network may be gone for a moment, such as when a computer wakes up.
const failuresToSay = 3;

/**
 * A list as `fetchList` gives it, asked for by `reload` and `refresh` only. Answers may come in any order: none replaces
 * one that was asked for later, or undoes a change that came after its question. `failure` is what a failure is called.
 */
export function useList<T>(fetchList: () => Promise<readonly T[]>, failure: string): List<T> {
  const [items, setItems] = useState<readonly T[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [outdatedSince, setOutdatedSince] = useState<string | null>(null);
  const withSession = useSession();
  const asked = useRef(0);
  const shown = useRef(0);
  const waiting = useRef(0);
  const failures = useRef(0);
  const answeredAt = useRef<string | null>(null);

  /** Shows what is answered, unless something newer is shown by then. */
  async function ask(turn: number, fetchNow: () => Promise<readonly T[]>) {
    waiting.current += 1;
    try {
      const next = await fetchNow();
      failures.current = 0;
      answeredAt.current = new Date().toISOString();
      setOutdatedSince(null);
      if (turn < shown.current) return;
      shown.current = turn;
      setItems(next);
      setFailed(false);
    } finally {
      waiting.current -= 1;
    }
  }

  async function reload() {
    asked.current += 1;
    const turn = asked.current;
    setFailed(false);
    try {
      await ask(turn, () => withSession(fetchList));
    } catch {
      if (turn < asked.current) return;
      // Where nothing is there yet, another try is offered in the list's place.
      notifyError(failure, "Error", shown.current > 0 ? { label: "Try again", run: reload } : undefined);
      setFailed(true);
    }
  }

  function noteFailure(error: unknown) {
    failures.current += 1;
    // Whoever is signed out gets no answer any more.
    if (failures.current >= failuresToSay || toApiError(error).status === 401)
      setOutdatedSince(answeredAt.current);
  }

  return {
    items,
    failed,
    outdatedSince,
    reload,
    async refresh() {
      // An answer that is on its way is as new.
      if (waiting.current > 0) return;
      asked.current += 1;
      await ask(asked.current, fetchList).catch(noteFailure);
    },
    change(how) {
      asked.current += 1;
      shown.current = asked.current;
      setItems((known) => known && how(known));
    },
  };
}

/** A list that is asked for each time that what shows it opens. */
export function useLoadedList<T>(fetchList: () => Promise<readonly T[]>, failure: string): List<T> {
  const list = useList(fetchList, failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void list.reload(), []);
  return list;
}
