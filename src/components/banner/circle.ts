import { dotAt, type Point } from "../../shared/drawing/paths.ts";
import { bends, board, ending } from "./ending.ts";

const rounds = 6;

/** A problem that comes round again and again, until its line leads somewhere. */
export const circle = coil();

function coil() {
  const loops = (inside: number) => bends(turns(inside, 0, rounds));
  const last = turns(0, rounds - 1, rounds);
  const [x, y] = last.at(-1) ?? [0, 0];
  const { left, height, button } = board;
  const way: Point[] = [
    [x - 70, y],
    [left, y + 60],
    [left, (y + height) / 2],
    [left, height - 40],
    [50, height],
    [110, height],
  ];
  return ending({
    faint: loops(30),
    middle: loops(20),
    clear: loops(10),
    edge: bends(turns(0, 0, rounds - 1)),
    strong: `${bends([...last, ...way])}H${button}`,
    spark: Array.from({ length: rounds }, (_, at) => dotAt(...place(0, at + 0.5))).join(""),
  });
}

/** Where the coil is after so many rounds; it begins at its top, turns to the left, and stands on the ground. */
function place(inside: number, round: number): Point {
  const radius = 34 + (65 * round) / rounds - inside * (0.35 + round / 12);
  const angle = round * 2 * Math.PI;
  return [
    board.outside - (540 * round) / rounds - radius * Math.sin(angle),
    board.ground - 14 - radius * (1 + Math.cos(angle)) - inside * 0.4,
  ];
}

/** The rounds as a quarter each, with the handles that their speed asks for. */
function turns(inside: number, from: number, to: number): Point[] {
  const step = 0.25;
  const ahead = (at: number, sign: number): Point => {
    const [x, y] = place(inside, at);
    const [nextX, nextY] = place(inside, at + 0.001);
    const handle = (sign * step) / 3 / 0.001;
    return [x + (nextX - x) * handle, y + (nextY - y) * handle];
  };
  const points = [place(inside, from)];
  for (let at = from; at < to; at += step)
    points.push(ahead(at, 1), ahead(at + step, -1), place(inside, at + step));
  return points;
}
