import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import styles from "./benefit-carousel.module.css";
import { Carousel } from "./carousel.tsx";
import type { AutoPlay } from "./use-rotation.ts";

interface BenefitCarouselProps {
  label: string;
  items: readonly { title: string; description: string }[];
  autoPlay: AutoPlay | null;
  /** A title with its sentence beside it, or above it in two columns. */
  layout: "lines" | "pairs";
}

/** A page's benefits: all at once on wide screens, one at a time on phones. */
export function BenefitCarousel({ label, items, autoPlay, layout }: BenefitCarouselProps) {
  return (
    <Carousel
      label={label}
      autoPlay={autoPlay}
      className={styles[layout]}
      slides={items.map(({ title, description }) => ({
        title,
        content: (
          <div className={cx(primitives.card, styles.item)}>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        ),
      }))}
    />
  );
}
