import { useEffect, useRef, useState } from "react";
import { toApiError } from "./api.ts";
import { notifyError } from "./notify.ts";
import { useSession } from "./session/session.tsx";

export interface List<T> {
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
const toleratedFailures = 2;

/** A list that `fetchList` returns; `failure` is the message of the toast. It is fetched by `reload` and `refresh` only. */
export function useList<T>(fetchList: () => Promise<readonly T[]>, failure: string): List<T> {
  const [items, setItems] = useState<readonly T[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [outdatedSince, setOutdatedSince] = useState<string | null>(null);
  const withSession = useSession();
  // Requests and local changes take numbers. What is shown is that of `shownTurn`, and older answers are dropped.
  const lastTurn = useRef(0);
  const shownTurn = useRef(0);
  const pendingRequests = useRef(0);
  const failuresInARow = useRef(0);
  const answeredAt = useRef<string | null>(null);

  async function reload() {
    const turn = nextTurn();
    setFailed(false);
    try {
      await fetchAndShow(turn, () => withSession(fetchList));
    } catch {
      if (turn < lastTurn.current) return;
      // An empty list offers another try in its own place.
      const again = { label: "Try again", run: reload };
      notifyError(failure, "Error", ...(shownTurn.current > 0 ? [again] : []));
      setFailed(true);
    }
  }

  async function refresh() {
    // A pending answer will be as new.
    if (pendingRequests.current > 0) return;
    await fetchAndShow(nextTurn(), fetchList).catch(countFailure);
  }

  function change(how: (items: readonly T[]) => readonly T[]) {
    shownTurn.current = nextTurn();
    setItems((known) => known && how(known));
  }

  function nextTurn(): number {
    lastTurn.current += 1;
    return lastTurn.current;
  }

  async function fetchAndShow(turn: number, fetchItems: () => Promise<readonly T[]>) {
    pendingRequests.current += 1;
    try {
      const fetched = await fetchItems();
      failuresInARow.current = 0;
      answeredAt.current = new Date().toISOString();
      setOutdatedSince(null);
      if (turn < shownTurn.current) return;
      shownTurn.current = turn;
      setItems(fetched);
      setFailed(false);
    } finally {
      pendingRequests.current -= 1;
    }
  }

  function countFailure(error: unknown) {
    failuresInARow.current += 1;
    // A signed-out user gets no more answers.
    if (failuresInARow.current > toleratedFailures || toApiError(error).status === 401)
      setOutdatedSince(answeredAt.current);
  }

  return { items, failed, outdatedSince, reload, refresh, change };
}

export function useLoadedList<T>(fetchList: () => Promise<readonly T[]>, failure: string): List<T> {
  const list = useList(fetchList, failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void list.reload(), []);
  return list;
}
