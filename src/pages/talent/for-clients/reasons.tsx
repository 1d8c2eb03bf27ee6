import type { Benefit } from "../../../../content/types.ts";
import { narrowerThan } from "../../../shared/breakpoints.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import type { AutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import styles from "./reasons.module.css";

/** On narrow screens the reasons move on by themselves, and no swipe or dot ends that (marketing pages, section 4). */
const autoPlay: AutoPlay = {
  everyMs: 4000,
  when: narrowerThan(48),
  turnedOffBy: [],
  resumesAfterMs: 0,
};

/** Six reasons in one ruled frame; on narrow screens one card at a time. */
export function Reasons({ title, reasons }: { title: string; reasons: readonly Benefit[] }) {
  return <BenefitCarousel label={title} items={reasons} autoPlay={autoPlay} look={styles} />;
}
