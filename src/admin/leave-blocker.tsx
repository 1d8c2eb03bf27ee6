import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

type Guard = RefObject<BlockerFunction>;

interface LeaveGuards {
  guards: Set<Guard>;
  /** The one that asks now. */
  asked: Guard | undefined;
  proceed(): void;
  reset(): void;
}

const Guards = createContext<LeaveGuards | null>(null);

/** The router knows one blocker: this one lets all in the dashboard ask, one after the other. */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Set<Guard>());
  const [toAsk, setToAsk] = useState<readonly Guard[]>([]);
  const blocker = useBlocker((move) => {
    const asking = [...guards].filter((guard) => guard.current(move));
    setToAsk(asking);
    return asking.length > 0;
  });
  const [asked, ...others] = blocker.state === "blocked" ? toAsk : [];

  function proceed() {
    if (others.length > 0) setToAsk(others);
    else blocker.proceed?.();
  }

  return <Guards value={{ guards, asked, proceed, reset: () => blocker.reset?.() }}>{children}</Guards>;
}

/** As the router's `useBlocker`, where several may have to ask before somebody leaves. */
export function useLeaveBlocker(blocks: BlockerFunction) {
  const known = use(Guards);
  if (known === null) throw new Error("There are no LeaveGuards");
  const { guards, asked, proceed, reset } = known;
  const guard = useRef(blocks);
  useEffect(() => {
    guard.current = blocks;
  });
  useEffect(() => {
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, [guards]);
  return { state: asked === guard ? "blocked" : "unblocked", proceed, reset };
}
