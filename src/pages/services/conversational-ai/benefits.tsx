import type { Item } from "../../../../content/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Carousel } from "../../../widgets/carousel/carousel.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { picture as day } from "./clock.picture.svg";
import styles from "./conversational-ai.module.css";

interface BenefitsProps {
  label: string;
  /** Stands large beside the first benefit. */
  figure: string;
  items: readonly Item[];
}

/** A lead benefit with its figure, which stays in view, and the others in rows; on phones one card at a time. */
export function Benefits({ label, figure, items }: BenefitsProps) {
  return (
    <Carousel
      label={label}
      autoPlay={phoneAutoPlay}
      className={styles.list}
      slides={items.map(({ title, description }, at) => ({
        title,
        content: (
          <div className={cx(primitives.card, styles.benefit)}>
            {at === 0 && (
              <div className={styles.figure}>
                <span className={styles.value} aria-hidden="true">
                  {figure}
                </span>
                <Illustration picture={day} className={styles.clock} />
              </div>
            )}
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className={styles.text}>{description}</p>
            </div>
          </div>
        ),
      }))}
    />
  );
}
