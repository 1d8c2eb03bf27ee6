import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import { Live, type LiveCarouselProps } from "./carousel.island.tsx";

interface CarouselProps extends Omit<LiveCarouselProps, "titles"> {
  slides: readonly { title: string; content: ReactNode }[];
}

/** Cards that the page lays out on wide screens; on narrow ones a visitor swipes them one at a time. */
export function Carousel({ slides, ...props }: CarouselProps) {
  return (
    <Island
      name="carousel"
      component={Live}
      props={{ ...props, titles: slides.map(({ title }) => title) }}
      slots={Object.fromEntries(slides.map(({ title, content }) => [title, content]))}
    />
  );
}
