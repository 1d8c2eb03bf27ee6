import type { Benefit } from "../../../content/types.ts";
import { BenefitCarousel } from "../../widgets/carousel/benefit-carousel.tsx";
import { type AutoPlay, phoneAutoPlay } from "../../widgets/carousel/use-rotation.ts";

/** The visitor's first swipe or choice of a dot turns it off for the visit. */
export const keyBenefitsAutoPlay: AutoPlay = { ...phoneAutoPlay, turnedOffBy: ["swipe", "dot"] };

interface KeyBenefitsProps {
  title: string;
  items: readonly Benefit[];
  layout: "cards" | "cells";
}

export function KeyBenefits({ title, items, layout }: KeyBenefitsProps) {
  return <BenefitCarousel label={title} items={items} autoPlay={keyBenefitsAutoPlay} layout={layout} />;
}
