import { mark, marks } from "./marks.ts";
import { type Picture, picture } from "./picture.ts";

/** A small figure beside a title: lines, what they lead to, and dots. */
export function figure(ink: string, signal: string, spark = ""): Picture {
  return picture(48, 48, mark('stroke-width="2"', ink) + marks({ steady: signal, spark }));
}
