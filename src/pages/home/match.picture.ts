import { home } from "../../../content/home.ts";
import { mark, marks } from "../../shared/drawing/marks.ts";
import { boxAt, dotAt } from "../../shared/drawing/paths.ts";
import { picture, type Word } from "../../shared/drawing/picture.ts";

const { needs, roles } = home.talent;

/** As narrow as its words allow, which are read on a phone. */
const [width, need, role] = [380, 188, 132];
const [high, apart] = [46, 61];
const end = width - role;
/** The role that suits each need. */
const suits = [2, 0, 1] as const;

const top = (row: number) => 1 + apart * row;
const middle = (row: number) => top(row) + high / 2;
const papers = (off: number) => needs.map((_, row) => boxAt(off, top(row) + off, need, high, [6])).join("");

function line(from: number, to: number): string {
  const half = (need + end) / 2;
  return `M${need} ${middle(from)}C${half} ${middle(from)} ${half} ${middle(to)} ${end} ${middle(to)}`;
}

/** What companies need, as the hero's papers, and who does it, as its results: of all lines between them, those that fit. */
export const match = picture(
  width,
  top(2) + high + 5,
  marks({
    faint: suits.flatMap((suited, from) => suits.map((to) => (to === suited ? "" : line(from, to)))).join(""),
    strong: suits.map((suited, from) => line(from, suited)).join(""),
  }) +
    mark('fill="var(--mint)" fill-opacity=".42" stroke="none"', papers(4)) +
    mark('fill="var(--paper)" stroke="none"', papers(0)) +
    marks({
      lit: roles.map((_, row) => boxAt(end, top(row), role, high, [high / 2])).join(""),
      spark: needs.map((_, row) => dotAt(need, middle(row))).join(""),
    }),
  {
    words: [needs, roles].flatMap((names, side) =>
      names.map(
        (text, row): Word => ({
          text,
          x: side === 0 ? need / 2 : width - role / 2,
          y: middle(row) + 5,
          anchor: "middle",
          onLit: true,
        }),
      ),
    ),
  },
);
