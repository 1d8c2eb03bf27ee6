import { home } from "../../../content/home.ts";
import { marks, type Paths } from "../../shared/drawing/marks.ts";
import { boxAt } from "../../shared/drawing/paths.ts";
import { type Picture, picture, type Word } from "../../shared/drawing/picture.ts";

const { needs, roles } = home.talent;

interface Sizes {
  width: number;
  need: number;
  role: number;
  /** From row to row. */
  apart: number;
}

const boxHeight = 54;
/** The role that suits each need. */
const suits = [2, 0, 1] as const;

/** What companies need, and who does it: of all lines between them, those that fit. */
export const match = matchIn({ width: 500, need: 190, role: 146, apart: 81 });

/** As narrow as its words allow, which are read on a phone. */
export const narrowMatch = matchIn({ width: 380, need: 178, role: 130, apart: 96 });

function matchIn({ width, need, role, apart }: Sizes): Picture {
  const top = (row: number) => 1 + apart * row;
  const middle = (row: number) => top(row) + boxHeight / 2;
  const end = width - role;
  const half = (need + end) / 2;
  const line = (from: number, to: number) =>
    `M${need} ${middle(from)}C${half} ${middle(from)} ${half} ${middle(to)} ${end} ${middle(to)}`;
  const lines: { faint: string; strong: string } = { faint: "", strong: "" };
  for (const [from, suited] of suits.entries())
    for (const to of suits.keys()) lines[to === suited ? "strong" : "faint"] += line(from, to);
  const boxes: Paths = {
    box: needs.map((_, row) => boxAt(0, top(row), need, boxHeight, [10])).join(""),
    lit: roles.map((_, row) => boxAt(end, top(row), role, boxHeight, [27])).join(""),
  };
  return picture(width, top(2) + boxHeight + 1, marks({ ...lines, ...boxes }), {
    words: [
      ...needs.map((text, row): Word => ({ text, x: need / 2, y: middle(row) + 5, anchor: "middle" })),
      ...roles.map(
        (text, row): Word => ({
          text,
          x: width - role / 2,
          y: middle(row) + 5,
          anchor: "middle",
          onLit: true,
        }),
      ),
    ],
  });
}
