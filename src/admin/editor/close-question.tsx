import { useEffect, useRef, useState } from "react";
import { Confirm } from "../components/confirm.tsx";
import { useLeaveBlocker } from "../leave-blocker.tsx";
import { editedAt } from "../use-dashboard-route.ts";

/** Asks before a form is left, by whatever way, where `reasons` names what would be lost; "" for nothing. */
export function useCloseQuestion(reasons: () => string, onClose: () => void) {
  const leaving = useRef(false);
  const home = useRef<string | null>(null);
  const latest = useRef(reasons);
  const [asking, setAsking] = useState(false);
  const [lost, setLost] = useState("");
  const blocker = useLeaveBlocker(({ nextLocation }) => {
    const stays = home.current !== null && editedAt(nextLocation) === home.current;
    return !leaving.current && !stays && hasReasons();
  });

  useEffect(() => {
    latest.current = reasons;
  });

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current() !== "") event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);

  function hasReasons(): boolean {
    const found = reasons();
    setLost(found);
    return found !== "";
  }

  function leave() {
    leaving.current = true;
    onClose();
  }

  return {
    /** Closes without a question. */
    leave,
    /** Names the post that the form is of by now: who goes to its address stays. */
    setHome(id: string) {
      home.current = id;
    },
    close() {
      if (hasReasons()) setAsking(true);
      else onClose();
    },
    question: (asking || blocker.state === "blocked") && (
      <Confirm
        title="Close without saving?"
        text={lost}
        cancelLabel="Keep editing"
        confirmLabel="Close"
        onCancel={() => {
          setAsking(false);
          blocker.reset();
        }}
        onConfirm={() => {
          if (blocker.state === "blocked") blocker.proceed();
          else leave();
        }}
      />
    ),
  };
}
