import styles from "./benefit-carousel.module.css";
import { Benefits } from "./benefits.tsx";
import type { AutoPlay } from "./use-rotation.ts";

interface BenefitCarouselProps {
  label: string;
  items: readonly { title: string; description: string }[];
  autoPlay: AutoPlay;
  /** On wide screens: a title with its sentence beside it, or above it in two columns, or in three. */
  layout: "lines" | "pairs" | "columns";
}

/** A page's benefits, each a title and a sentence. */
export function BenefitCarousel({ label, items, autoPlay, layout }: BenefitCarouselProps) {
  return (
    <Benefits
      label={label}
      autoPlay={autoPlay}
      className={styles[layout]}
      cards={items.map(({ title, description }) => ({
        title,
        content: (
          <div className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        ),
      }))}
    />
  );
}
