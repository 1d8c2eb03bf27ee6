import { useEffect, useRef } from "react";
import { desk as copy, type Scrap } from "../../../../content/home-desk.ts";
import { prefersReducedMotion } from "../../../browser/scroll.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import type { Message } from "../../../widgets/chat/conversation.ts";
import { Slip } from "./slip.tsx";
import styles from "./stage.module.css";

interface StageProps {
  scrap: Scrap | null;
  reply: Message | null;
  onClose(): void;
}

/** Over the hero's drawing: the visitor's paper on its way, and what leaves the arrow. */
export function Stage({ scrap, reply, onClose }: StageProps) {
  const ref = useRef<HTMLDivElement>(null);
  // On a phone it begins below the screen.
  useEffect(() => {
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    if (scrap !== null) ref.current?.scrollIntoView({ block: "nearest", behavior });
  }, [scrap]);
  return (
    <div ref={ref} className={styles.stage} role="status">
      <div>
        {scrap !== null && (
          <p key={scrap.words} className={styles.ride}>
            <span aria-hidden="true">
              <Icon name={scrap.icon} />
              <b>{scrap.words}</b>
            </span>
            <span className="visually-hidden">{copy.reading}</span>
          </p>
        )}
        {scrap !== null && reply !== null && <Slip scrap={scrap} reply={reply} onClose={onClose} />}
      </div>
    </div>
  );
}
