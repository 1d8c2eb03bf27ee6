import type { Benefit } from "../../../../content/types.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { Carousel } from "../../../widgets/carousel/carousel.tsx";
import { yieldingAutoPlay } from "../auto-play.ts";
import styles from "./key-benefits.module.css";

/** What a platform gives, as one ruled sheet; on phones one field of it at a time. */
export function KeyBenefits({ label, items }: { label: string; items: readonly Benefit[] }) {
  return (
    <Carousel
      label={label}
      autoPlay={yieldingAutoPlay}
      className={styles.sheet}
      slides={items.map(({ icon, title, description }) => ({
        title,
        content: (
          <div className={styles.field}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        ),
      }))}
    />
  );
}
