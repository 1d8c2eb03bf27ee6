import { contact } from "../../../content/contact.ts";
import { marks } from "../../shared/drawing/marks.ts";
import { boxAt, dotAt } from "../../shared/drawing/paths.ts";
import { picture } from "../../shared/drawing/picture.ts";

const letter = { x: 92, y: 169, width: 106, height: 72 };
const fork = { x: 246, y: letter.y + letter.height / 2 };
const tray = { x: 316, width: 240, height: 60 };

const trays = contact.inboxes.map(({ email }, at) => ({ email, y: fork.y + (at - 1) * 118 }));

export const sorted = picture(
  570,
  410,
  marks({
    strong: `M${letter.x + letter.width} ${fork.y}H${tray.x}`,
    dashed: trays.map(({ y }) => (y === fork.y ? "" : wayTo(y))).join(""),
    box:
      boxAt(letter.x, letter.y, letter.width, letter.height, [10]) +
      trays.map(({ y }) => boxAt(tray.x, y - tray.height / 2, tray.width, tray.height, [14])).join(""),
    edge: `M${letter.x + 4} ${letter.y + 5}l${letter.width / 2 - 4} 38 ${letter.width / 2 - 4}-38`,
    large: trays.map(({ y }) => dotAt(tray.x, y)).join(""),
    spark: dotAt(fork.x, fork.y) + dotAt(tray.x, fork.y),
  }),
  {
    fit: "xMaxYMid",
    words: trays.map(({ email, y }) => ({
      text: email,
      x: tray.x + tray.width / 2,
      y: y + 5,
      anchor: "middle",
    })),
  },
);

function wayTo(y: number): string {
  return `M${fork.x} ${fork.y}C${fork.x + 30} ${fork.y} ${tray.x - 60} ${y} ${tray.x} ${y}`;
}
