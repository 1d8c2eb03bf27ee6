import { mark } from "../../shared/drawing/marks.ts";
import { boxAt, circleAt } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import type { frameHeights } from "../../shared/forms/frame-heights.ts";

/** Wide enough to fill the row of every frame; the left things are outside of a narrow one. */
const [width, height] = [900, 66];

interface Row {
  apart: number;
  /** The things in orange, counted from the right. */
  meant?: readonly number[];
  thing: (x: number, at: number) => string;
  lines?: (x: number) => string;
}

/** What each form's steps are about, as a row of like things of which one is meant. */
export const feet: Partial<Record<keyof typeof frameHeights, Picture>> = {
  partnership: drawn({
    apart: 50,
    thing: (x) => boxAt(x - 17, 12, 34, 46, [4]),
    lines: (x) => `M${x - 9} 25h18m-18 9h18m-18 9h9`,
  }),
  // The sound of a call.
  services: drawn({
    apart: 9,
    meant: Array.from({ length: 14 }, (_, at) => at + 9),
    thing: (x, at) => {
      const loud = Math.round(
        4 + 22 * Math.abs(Math.sin(at * 0.37 + 0.6) * Math.cos(at * 0.13 + at ** 2 / 7)),
      );
      return boxAt(x - 2, 33 - loud, 4, 2 * loud, [2]);
    },
  }),
  contact: drawn({
    apart: 66,
    thing: (x) => boxAt(x - 26, 8, 52, 36, [5]),
    lines: (x) => `M${x - 24} 12l24 17l24-17`,
  }),
  corporateTraining: drawn({
    apart: 72,
    thing: (x) => boxAt(x - 27, 8, 54, 36, [4]) + leg(x - 18, -6) + leg(x + 14, 6),
    lines: (x) => `M${x - 17} 34l11-9l9 6l14-14`,
  }),
  course: drawn({
    apart: 46,
    thing: (x) =>
      boxAt(x - 11, 10, 22, 28, [9, 9, 2, 2]) +
      boxAt(x - 15, 41, 30, 8, [3]) +
      leg(x - 13, 0, 49) +
      leg(x + 9, 0, 49),
  }),
  client: drawn({
    apart: 42,
    meant: [3],
    thing: (x) => `${circleAt(x, 21, 9)}M${x - 16} ${height}v-14a16 16 0 0 1 32 0v14z`,
  }),
  talent: drawn({
    apart: 64,
    thing: (x) => `M${x - 25} 16h18l6 7h26v35h-50z`,
    lines: (x) => `M${x - 25} 32h50`,
  }),
  webinar: drawn({
    apart: 80,
    thing: (x) => boxAt(x - 30, 8, 60, 40, [5]) + boxAt(x - 3, 48, 6, 9, [0]) + boxAt(x - 15, 57, 30, 4, [2]),
    lines: (x) => `M${x - 6} 20v16l14-8z`,
  }),
};

function drawn({ apart, meant = [1], thing, lines = () => "" }: Row): Picture {
  const paths = { others: "", meant: "", lines: "" };
  for (let at = 0; at * apart < width; at++) {
    const x = width - 28 - Math.round(apart * (at + 0.5));
    paths[meant.includes(at) ? "meant" : "others"] += thing(x, at);
    paths.lines += lines(x);
  }
  return picture(
    width,
    height,
    mark('fill="var(--trace)" fill-opacity=".32" stroke="none"', paths.others) +
      mark('fill="var(--signal)" stroke="none"', paths.meant) +
      mark('stroke="var(--surface)" stroke-width="2"', paths.lines),
    { fit: "xMaxYMax slice" },
  );
}

function leg(x: number, lean: number, top = 44): string {
  return `M${x} ${top}l${lean} ${height - top}h4l${-lean} ${top - height}z`;
}
