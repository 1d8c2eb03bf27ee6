import { mark, steady } from "../../shared/drawing/marks.ts";
import { board, ending, turn } from "./ending.ts";

const { ground, outside } = board;
type Cover = "dark" | "white" | "mid" | "one";
const books: readonly [width: number, height: number, cover: Cover][] = [
  [34, 128, "white"],
  [22, 150, "dark"],
  [46, 138, "mid"],
  [28, 172, "dark"],
  [18, 160, "white"],
  [40, 190, "one"],
  [24, 176, "dark"],
  [52, 152, "white"],
  [30, 204, "mid"],
  [20, 188, "dark"],
  [44, 208, "dark"],
  [26, 182, "white"],
  [36, 206, "mid"],
  [22, 170, "dark"],
  [58, 196, "white"],
  [26, 206, "dark"],
  [40, 186, "mid"],
  [24, 178, "white"],
];

/** What one has read, on a shelf; the shelf leads on. */
export const shelf = ending(shelved(), { strong: `M${outside} ${ground}${turn()}` });

function shelved(): string {
  const paths: Record<Cover, string> = { dark: "", white: "", mid: "", one: "" };
  let bands = "";
  let x = 104;
  for (const [width, height, cover] of books) {
    paths[cover] += `M${x} ${ground}v${-height}h${width}v${height}z`;
    bands += `M${x + 6} ${ground - height + 22}h${width - 12}m0 10h${12 - width}M${x + 6} ${ground - 24}h${width - 12}`;
    x += width + 3;
  }
  return (
    mark('fill="var(--pine)" stroke="none"', paths.dark) +
    mark('fill="var(--trace)" fill-opacity=".35" stroke="none"', paths.mid) +
    mark('fill="var(--surface)" stroke="none"', paths.white) +
    mark('fill="var(--signal)" stroke="none"', paths.one) +
    steady(mark('stroke="var(--mint)" stroke-width="2"', bands))
  );
}
