import type { CorporateTrainingPage } from "../../../../content/training/types.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { Section } from "../../../components/section/section.tsx";
import { Carousel, narrowScreen } from "../../../widgets/carousel/carousel.tsx";
import type { AutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import styles from "./benefits.module.css";

/** A touch or a dot holds it, and it resumes 5 s after (specification, section 4). */
const autoPlay: AutoPlay = {
  everyMs: 4000,
  when: narrowScreen,
  minVisible: 0.3,
  turnedOffBy: [],
  resumesAfterMs: 5000,
};

/** The six benefits: cells of one frame on wide screens, cards to swipe on narrow ones. */
export function Benefits({ title, intro, items }: CorporateTrainingPage["benefits"]) {
  return (
    <Section tone="paper" title={title} intro={intro}>
      <div className={styles.frame}>
        <Carousel
          label={title}
          autoPlay={autoPlay}
          className={styles.benefits}
          slides={items.map(({ icon, title: benefit, description }) => ({
            title: benefit,
            content: (
              <div className={styles.benefit}>
                <span className={styles.icon}>
                  <Icon name={icon} />
                </span>
                <h3>{benefit}</h3>
                <p className={styles.text}>{description}</p>
              </div>
            ),
          }))}
        />
      </div>
    </Section>
  );
}
