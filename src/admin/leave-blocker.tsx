import { createContext, type ReactNode, use, useEffect, useEffectEvent, useId, useState } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

interface LeaveGuards {
  guards: Map<string, BlockerFunction>;
  /** The id of the guard that is asking now. */
  askingGuard: string | undefined;
  proceed(): void;
  reset(): void;
}

const Guards = createContext<LeaveGuards | null>(null);

/** The router allows one blocker; this one lets all guards of the dashboard ask, one after the other. */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Map<string, BlockerFunction>());
  const [waitingGuards, setWaitingGuards] = useState<readonly string[]>([]);
  const blocker = useBlocker((move) => {
    const asking = [...guards].flatMap(([id, blocks]) => (blocks(move) ? [id] : []));
    setWaitingGuards(asking);
    return asking.length > 0;
  });
  const [askingGuard, ...others] = blocker.state === "blocked" ? waitingGuards : [];

  function proceed() {
    if (others.length > 0) setWaitingGuards(others);
    else blocker.proceed?.();
  }

  return <Guards value={{ guards, askingGuard, proceed, reset: () => blocker.reset?.() }}>{children}</Guards>;
}

/** Like the router's `useBlocker`, for several components at a time. */
export function useLeaveBlocker(blocks: BlockerFunction) {
  const context = use(Guards);
  if (context === null) throw new Error("There are no LeaveGuards");
  const { guards, askingGuard, proceed, reset } = context;
  const id = useId();
  const blocksNow = useEffectEvent(blocks);
  useEffect(() => {
    guards.set(id, (move) => blocksNow(move));
    return () => {
      guards.delete(id);
    };
  }, [guards, id]);
  return { state: askingGuard === id ? "blocked" : "unblocked", proceed, reset };
}
