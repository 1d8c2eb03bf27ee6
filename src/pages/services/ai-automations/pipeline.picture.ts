import { aiAutomations } from "../../../../content/services/ai-automations.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { picture } from "./pipeline.picture.svg";

const { source, steps, approval, result } = aiAutomations.hero.diagram;
const [collect, understand, act] = steps;

export const pipeline: Picture = {
  ...picture,
  words: [
    { text: source, x: 22, y: 418, kind: "quiet" },
    { text: collect, x: 150, y: 366 },
    { text: understand, x: 208, y: 178, anchor: "end" },
    { text: act, x: 300, y: 90, anchor: "end" },
    { text: approval, x: 298, y: 362, kind: "quiet", anchor: "middle" },
    { text: result, x: 362, y: 38, anchor: "end" },
  ],
};
