import { mark, marks, stretched } from "../../../shared/drawing/marks.ts";
import { arrowhead, dotAt, type Point } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";

/** How many people work in each stretch of the project, and how many of these are there for a new technology. */
const stretches = (
  [
    // A stage for each promise beside the drawing.
    [[1], [1], [2], [3], [3], [3]],
    [[3], [4, 1], [5, 2], [5, 2], [4, 1], [3]],
    [[3], [4], [5], [5], [5], [4]],
    [[3], [2], [2], [1], [1], [1]],
  ] as const
)
  .flat()
  .map(([people, fresh = 0]) => ({ people, fresh }));

interface Way {
  /** From one stretch to the next, and from one person to the next. */
  apart: number;
  up: number;
  dot: number;
  /** Where so many people stand in so many stretches. */
  place(stretch: number, people: number): Point;
}

/** A dot for each person, and past them the line of how many they are. */
function drawTeam({ apart, dot, place }: Way): string {
  const dots = (isFresh: boolean) =>
    stretches
      .flatMap(({ people, fresh }, at) =>
        Array.from({ length: people }, (_, above) =>
          above >= people - fresh === isFresh ? dotAt(...place(at, above)) : "",
        ),
      )
      .join("");
  const tops = stretches.map(({ people }, at) => place(at, people - 0.2));
  const rise = tops.slice(1).map((_, at) => {
    const half = (step: number) => place(at + 0.5, (stretches[at + step]?.people ?? 0) - 0.2);
    return `C${[half(0), half(1), tops[at + 1]].map((point) => point?.join(" ")).join(" ")}`;
  });
  const end = place(stretches.length - 0.5, 0.8);
  const ground = [place(-12 / apart, -0.8), place(stretches.length - 0.5, -0.8)];
  return (
    marks({ clear: `M${ground.map((point) => point.join(" ")).join("L")}` }) +
    mark(`stroke-width="${dot}" stroke-opacity=".75"`, dots(false)) +
    mark(`stroke="var(--gold)" stroke-width="${dot}"`, dots(true)) +
    marks({
      strong: `M${tops[0]?.join(" ")}${rise.join("")}L${end.join(" ")}`,
      arrow: arrowhead(end, [end[0] - (tops.at(-1)?.[0] ?? 0), end[1] - (tops.at(-1)?.[1] ?? 0)], dot * 0.7),
    })
  );
}

const [long, high] = [912, 146];
const across = { apart: 38, up: 22, dot: 17 };

/** Over the promises, a quarter of it over each. */
export const team = picture(
  long,
  high,
  drawTeam({ ...across, place: (at, people) => [9 + across.apart * at, high - 26 - across.up * people] }),
);

const down = { apart: 22, up: 14, dot: 10 };

/** Beside the promises on a phone, and as high as they are. */
export const teamDown: Picture = {
  html: stretched(
    84,
    down.apart * stretches.length,
    drawTeam({ ...down, place: (at, people) => [16 + down.up * people, 11 + down.apart * at] }),
  ),
};
