import type { Benefit } from "../../../../content/types.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { Carousel, narrowScreen } from "../../../widgets/carousel/carousel.tsx";
import type { AutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import styles from "./reasons.module.css";

/** On narrow screens the reasons move on by themselves, and no swipe or dot ends that (marketing pages, section 4). */
const autoPlay: AutoPlay = {
  everyMs: 4000,
  when: narrowScreen,
  minVisible: 0,
  turnedOffBy: [],
  resumesAfterMs: 0,
};

/** Six reasons in one ruled frame; on narrow screens one card at a time. */
export function Reasons({ title, reasons }: { title: string; reasons: readonly Benefit[] }) {
  return (
    <Carousel
      label={title}
      autoPlay={autoPlay}
      className={styles.frame}
      slides={reasons.map((reason) => ({ title: reason.title, content: <Reason reason={reason} /> }))}
    />
  );
}

function Reason({ reason }: { reason: Benefit }) {
  return (
    <div className={styles.reason}>
      <span className={styles.icon}>
        <Icon name={reason.icon} />
      </span>
      <h3>{reason.title}</h3>
      <p className={styles.text}>{reason.description}</p>
    </div>
  );
}
