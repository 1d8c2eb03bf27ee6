import { mark, marks, stretched } from "../../../shared/drawing/marks.ts";
import { arrowhead, dotAt, type Point, round } from "../../../shared/drawing/paths.ts";
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
  dot: number;
  /** Between which places the ground lies; the line over it ends in its arrow there too. */
  ground: readonly [number, number];
  /** Where so many people stand in so many stretches. */
  place(stretch: number, people: number): Point;
}

/** A dot for each person, and past them the line of how many they are. */
function drawTeam({ dot, ground: [from, to], place }: Way): string {
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
  const end = place(to, 0.8);
  const ground = [place(from, -0.8), place(to, -0.8)];
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

/** Over the promises, a quarter of it over each. */
export const team = picture(
  936,
  146,
  drawTeam({
    dot: 17,
    ground: [-9 / 38, 927 / 38],
    place: (at, people) => [9 + 38 * at, round(120 - 22 * people)],
  }),
);

/** Beside the promises on a phone, and as high as they are. */
export const teamDown: Picture = {
  html: stretched(
    84,
    22 * (stretches.length + 0.7),
    drawTeam({
      dot: 10,
      ground: [-0.5, stretches.length + 0.2],
      place: (at, people) => [round(16 + 14 * people), round(11 + 22 * at)],
    }),
  ),
};
