import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import type { IconName } from "../../shared/icon-name.d.ts";
import styles from "./benefit-carousel.module.css";
import { Carousel } from "./carousel.tsx";
import type { AutoPlay } from "./use-rotation.ts";

interface BenefitCarouselProps {
  label: string;
  items: readonly { icon: IconName; title: string; description: string }[];
  autoPlay: AutoPlay | null;
  /** Lines have no icons: a title, and its sentence beside it. */
  layout: "lines" | "pairs" | "columns";
}

/** A page's benefits: all at once on wide screens, one at a time on phones. */
export function BenefitCarousel({ label, items, autoPlay, layout }: BenefitCarouselProps) {
  return (
    <Carousel
      label={label}
      autoPlay={autoPlay}
      className={styles[layout]}
      slides={items.map(({ icon, title, description }) => ({
        title,
        content: (
          <div className={cx(primitives.card, styles.item)}>
            {layout !== "lines" && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        ),
      }))}
    />
  );
}
