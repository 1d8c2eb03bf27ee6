import { useEffect, useEffectEvent, useState } from "react";
import type { Location } from "react-router";
import { Confirm } from "../components/confirm.tsx";
import { useLeaveBlocker } from "../leave-blocker.tsx";

interface CloseQuestionOptions {
  /** Names what would be lost; "" for nothing. */
  whatIsLost(): string;
  isOfForm(location: Location): boolean;
  onLeave(): void;
}

export function useCloseQuestion({ whatIsLost, isOfForm, onLeave }: CloseQuestionOptions) {
  const [isAsking, setIsAsking] = useState(false);
  const [lost, setLost] = useState("");
  const blocker = useLeaveBlocker(({ nextLocation }) => !isOfForm(nextLocation) && isLost());
  const isBlocked = blocker.state === "blocked";
  const askInBrowser = useEffectEvent((event: BeforeUnloadEvent) => {
    if (whatIsLost() !== "") event.preventDefault();
  });

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => askInBrowser(event);
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);

  function isLost(): boolean {
    const found = whatIsLost();
    setLost(found);
    return found !== "";
  }

  return {
    close() {
      if (isLost()) setIsAsking(true);
      else onLeave();
    },
    question: (isAsking || isBlocked) && (
      <Confirm
        title="Close without saving?"
        text={lost}
        cancelLabel="Keep editing"
        confirmLabel="Close"
        onCancel={() => {
          setIsAsking(false);
          blocker.reset();
        }}
        onConfirm={isBlocked ? blocker.proceed : onLeave}
      />
    ),
  };
}

/** Refuses a dropped file that no field takes: the browser would leave the page to open it. */
export function useStrayFiles(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      dataTransfer.dropEffect = "none";
    };
    addEventListener("dragover", refuse);
    addEventListener("drop", refuse);
    return () => {
      removeEventListener("dragover", refuse);
      removeEventListener("drop", refuse);
    };
  }, []);
}
