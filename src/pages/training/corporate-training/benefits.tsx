import type { CorporateTrainingPage } from "../../../../content/training/types.ts";
import { Section } from "../../../components/section/section.tsx";
import { narrowerThan } from "../../../shared/breakpoints.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import type { AutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import styles from "./benefits.module.css";

/** A touch or a dot holds it, and it resumes 5 s after (specification, section 4). */
const autoPlay: AutoPlay = {
  everyMs: 4000,
  when: narrowerThan(48),
  turnedOffBy: [],
  resumesAfterMs: 5000,
};

/** The six benefits: cells of one frame on wide screens, cards to swipe on narrow ones. */
export function Benefits({ title, intro, items }: CorporateTrainingPage["benefits"]) {
  return (
    <Section tone="paper" title={title} intro={intro}>
      <div className={styles.frame}>
        <BenefitCarousel label={title} items={items} autoPlay={autoPlay} look={styles} />
      </div>
    </Section>
  );
}
