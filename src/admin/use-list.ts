import { useEffect, useRef, useState } from "react";
import { toApiError } from "./api.ts";
import { notifyError } from "./notify.ts";
import { useSession } from "./session/session.tsx";

export interface List<T> {
  /** Null until the first answer. */
  items: readonly T[] | null;
  /** Whether the last `reload` failed. */
  failed: boolean;
  /** The time of the last answer (ISO 8601) while `refresh` keeps failing; else null. */
  outdatedSince: string | null;
  reload(): Promise<void>;
  /** Fetches silently: without a sign-in, and without a toast. */
  refresh(): Promise<void>;
  /** Applies a change that the server has confirmed. */
  change(how: (items: readonly T[]) => readonly T[]): void;
}

// A single failure is common, such as when a computer wakes up.
const failuresToSay = 3;

/**
 * A list that `fetchList` returns. Answers may arrive in any order: an answer is dropped where a later request or a
 * local change is shown already. `failure` is the message of the toast.
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
      // An empty list offers another try in its own place.
      notifyError(failure, "Error", shown.current > 0 ? { label: "Try again", run: reload } : undefined);
      setFailed(true);
    }
  }

  function noteFailure(error: unknown) {
    failures.current += 1;
    // A signed-out user gets no more answers.
    if (failures.current >= failuresToSay || toApiError(error).status === 401)
      setOutdatedSince(answeredAt.current);
  }

  return {
    items,
    failed,
    outdatedSince,
    reload,
    async refresh() {
      // A pending answer will be as new.
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

export function useLoadedList<T>(fetchList: () => Promise<readonly T[]>, failure: string): List<T> {
  const list = useList(fetchList, failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void list.reload(), []);
  return list;
}
