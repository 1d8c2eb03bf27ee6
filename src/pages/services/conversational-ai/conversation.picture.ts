import { conversationalAi } from "../../../../content/services/conversational-ai.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { boxAt, round } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { picture as thread } from "./thread.picture.svg";

const { lines, handOver } = conversationalAi.hero.diagram;

const width = 420;
const margin = 22;
const bubbleHeight = 50;
const firstY = 24;
const rowHeight = 86;

/** Equals `--step-drawing`. */
export const wordSize = 15.5;
const narrow = /[ fijlrtI.,:;'’!|()/-]/;
const wide = /[mwMW@%&]/;
const capital = /[A-Z0-9]/;

const bubbles = lines.map(({ speaker, text }, row) => {
  const boxWidth = round(textWidth(text, wordSize) + 40);
  const assistant = speaker === "assistant";
  const x = assistant ? width - margin - boxWidth : margin;
  const y = firstY + row * rowHeight;
  const box = boxAt(x, y, boxWidth, bubbleHeight, assistant ? [22, 22, 5, 22] : [22, 22, 22, 5]);
  return {
    marks: marks(assistant ? { lit: box } : { box }),
    word: { text, x: round(x + 20), y: y + bubbleHeight / 2 + 5, onLit: assistant },
  };
});

/** Bubbles along the thread, as wide as their words. */
export const conversation: Picture = {
  ...thread,
  html: thread.html + bubbles.map((bubble) => bubble.marks).join(""),
  words: [...bubbles.map(({ word }) => word), { text: handOver, x: 250, y: firstY + 4 * rowHeight + 23 }],
};

/** An estimate in px that is good enough for a box around a text, in any language. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const char of text)
    ems += narrow.test(char) ? 0.3 : wide.test(char) ? 0.85 : capital.test(char) ? 0.63 : 0.54;
  return ems * size;
}
