import type { EngineerCoursePage } from "../../../../content/training/types.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import { Section } from "../../../components/section/section.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/auto-play.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import styles from "./benefits.module.css";

/** A line for each gain. */
const shape = {
  seed: 489,
  width: 400,
  height: 300,
  knot: [0.5, 0.52],
  tip: [0.93, 0.2],
  scatter: 0.25,
} as const;

/** What a learner gains: a ledger on wide screens, one at a time on narrow ones. */
export function Benefits({ title, intro, items }: EngineerCoursePage["gains"]) {
  return (
    <Section
      tone="paper"
      layout="split"
      title={title}
      intro={intro}
      drawing={<Illustration className={styles.drawing} shape={{ ...shape, strands: items.length }} />}
    >
      <BenefitCarousel label={title} items={items} autoPlay={phoneAutoPlay} layout="columns" />
    </Section>
  );
}
