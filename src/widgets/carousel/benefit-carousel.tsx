import { cx } from "../../components/cx.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import styles from "./benefit-carousel.module.css";
import { Benefits } from "./benefits.tsx";
import type { AutoPlay } from "./use-rotation.ts";

interface BenefitCarouselProps {
  label: string;
  items: readonly { title: string; description: string }[];
  autoPlay: AutoPlay;
  /** On wide screens: a title with its sentence beside it, or above it in two columns, or in three. */
  layout: "lines" | "pairs" | "columns";
  /** One for each benefit. On phones it stands in the place of the dot, and `figures` of a page's own module shapes it. */
  pictures?: readonly Picture[];
  figures?: string | undefined;
}

/** A page's benefits, each a title and a sentence, and where the page has drawn them, a figure. */
export function BenefitCarousel({ label, items, autoPlay, layout, pictures, figures }: BenefitCarouselProps) {
  return (
    <Benefits
      label={label}
      autoPlay={autoPlay}
      className={cx(styles[layout], pictures !== undefined && styles.drawn, figures)}
      cards={items.map(({ title, description }, at) => ({
        title,
        content: (
          <div className={styles.item}>
            <Illustration picture={pictures?.[at]} className={styles.figure} />
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        ),
      }))}
    />
  );
}
