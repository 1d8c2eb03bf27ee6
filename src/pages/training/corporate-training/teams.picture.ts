import { corporateTraining } from "../../../../content/training/corporate-training.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { boxAt, dotAt } from "../../../shared/drawing/paths.ts";
import { type Picture, picture, type Word } from "../../../shared/drawing/picture.ts";

const { teams: names } = corporateTraining.hero;

/** How many people sit on each side of a team's table. */
const seats = [2, 4, 5, 2, 3, 4];

/** The table that is lit: the team with which the plan below begins. */
const lit = 4;

const [wide, high, turn] = [150, 58, 24];

/** Teams at tables, seen from above, with the work they already do. Their lines rise in one bundle to one arrow. */
export const teams: Picture = drawTeams();

function drawTeams(): Picture {
  const lines = { middle: "", strong: "" };
  const tables = { lit: "", others: "" };
  const words: Word[] = [];
  let people = "";
  for (const [at, { name, work }] of names.entries()) {
    const x = at % 2 === 0 ? 216 : 27;
    const y = 78 + 62 * at;
    const middle = x + wide / 2;
    lines.strong += riser(x + wide, y, 412 + 8 * at);
    for (const beside of [-2.7, 2.7]) lines.middle += riser(x + wide, y + beside, 412 + 8 * at + beside);
    tables[at === lit ? "lit" : "others"] += boxAt(x, y - high / 2, wide, high, [14]);
    const count = seats[at] ?? 0;
    for (let seat = 0; seat < count; seat++) {
      const place = middle + (seat - (count - 1) / 2) * 26;
      people += dotAt(place, y - high / 2 - 10) + dotAt(place, y + high / 2 + 10);
    }
    const word = { x: middle, anchor: "middle", onLit: at === lit } as const;
    words.push(
      { ...word, text: name, y: y - 2, kind: "name" },
      { ...word, text: work, y: y + 18, kind: "quiet" },
    );
  }
  return picture(
    512,
    434,
    marks(lines) +
      mark('stroke-width="10" stroke-opacity=".7"', people) +
      marks({ box: tables.others, lit: tables.lit, arrow: "m478 2 24 12-16 22" }),
    { words },
  );
}

/** From a table to the bundle at `x`, up in it, and to the arrow; lower tables turn later, so that no two lines cross. */
function riser(from: number, y: number, x: number): string {
  return `M${from} ${y}H${x - turn}q${turn} 0 ${turn}-${turn}V48C${x} 24 ${x + 18} 14 500 14`;
}
