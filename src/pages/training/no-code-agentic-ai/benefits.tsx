import type { Benefit } from "../../../../content/types.ts";
import { narrowerThan } from "../../../shared/breakpoints.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import type { AutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import styles from "./benefits.module.css";

/** On narrow screens the benefits turn by themselves until a dot is chosen (specification, section 4). */
const autoPlay: AutoPlay = {
  everyMs: 4000,
  when: narrowerThan(48),
  turnedOffBy: ["dot"],
  resumesAfterMs: 0,
};

/** The reasons for the course: ruled rows on wide screens, one at a time on narrow ones. */
export function Benefits({ label, items }: { label: string; items: readonly Benefit[] }) {
  return <BenefitCarousel label={label} items={items} autoPlay={autoPlay} look={styles} />;
}
