import { type AutoPlay, phoneAutoPlay } from "../../widgets/carousel/use-rotation.ts";

/** The visitor's first swipe or choice of a dot turns it off for the visit. */
export const keyBenefitsAutoPlay: AutoPlay = { ...phoneAutoPlay, turnedOffBy: ["swipe", "dot"] };
