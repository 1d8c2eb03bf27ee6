import { Icon } from "../../components/icon/icon.tsx";
import type { IconName } from "../../shared/icon-names.ts";
import { Carousel } from "./carousel.tsx";
import type { AutoPlay } from "./use-rotation.ts";

interface BenefitCarouselProps {
  /** What the benefits are, for assistive technology. */
  label: string;
  items: readonly { icon: IconName; title: string; description: string }[];
  autoPlay: AutoPlay | null;
  /** How the page shows them: its classes `list`, `item`, `icon` and `text`. */
  look: Readonly<Record<string, string>>;
}

/** Benefits of a page, each an icon, a title and a sentence or two: laid out by the page, one at a time on phones. */
export function BenefitCarousel({ label, items, autoPlay, look }: BenefitCarouselProps) {
  return (
    <Carousel
      label={label}
      autoPlay={autoPlay}
      className={look.list}
      slides={items.map(({ icon, title, description }) => ({
        title,
        content: (
          <div className={look.item}>
            <span className={look.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p className={look.text}>{description}</p>
          </div>
        ),
      }))}
    />
  );
}
