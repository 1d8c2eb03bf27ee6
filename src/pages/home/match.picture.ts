import { home } from "../../../content/home.ts";
import { marks, type Paths } from "../../shared/drawing/marks.ts";
import { boxAt } from "../../shared/drawing/paths.ts";
import { type Picture, picture, type Word } from "../../shared/drawing/picture.ts";

const { needs, roles } = home.talent;

// As narrow as its words allow, which are read on a phone.
const [width, height] = [380, 256];
const box = { width: 190, height: 54 };
const roleWidth = 137;
const rows = [1, 101, 201];
/** The role that suits each need. */
const suits = [2, 0, 1] as const;

/** What companies need, and who does it: of all lines between them, those that fit. */
export const match: Picture = picture(width, height, drawn(), {
  words: [
    ...needs.map((text, at): Word => ({ text, x: box.width / 2, y: baseline(at), anchor: "middle" })),
    ...roles.map(
      (text, at): Word => ({
        text,
        x: width - roleWidth / 2,
        y: baseline(at),
        anchor: "middle",
        onLit: true,
      }),
    ),
  ],
});

function drawn(): string {
  const lines: { faint: string; strong: string } = { faint: "", strong: "" };
  for (const [need, suited] of suits.entries())
    for (const role of rows.keys()) lines[role === suited ? "strong" : "faint"] += line(need, role);
  const boxes: Paths = {
    box: rows.map((y) => boxAt(0, y, box.width, box.height, [10])).join(""),
    lit: rows.map((y) => boxAt(width - roleWidth, y, roleWidth, box.height, [27])).join(""),
  };
  return marks({ ...lines, ...boxes });
}

function line(need: number, role: number): string {
  const [from, to] = [middle(need), middle(role)];
  const end = width - roleWidth;
  const half = (box.width + end) / 2;
  return `M${box.width} ${from}C${half} ${from} ${half} ${to} ${end} ${to}`;
}

function middle(row: number): number {
  return (rows[row] ?? 0) + box.height / 2;
}

function baseline(row: number): number {
  return middle(row) + 5;
}
