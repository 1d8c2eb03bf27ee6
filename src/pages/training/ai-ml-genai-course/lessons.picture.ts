import { engineerCourse } from "../../../../content/training/ai-ml-genai-course.ts";
import { mark, marks, placed, stretched } from "../../../shared/drawing/marks.ts";
import { fluidPicture } from "../../../shared/drawing/picture.ts";
import { drawLessons } from "./draw-lessons.ts";

/** The natural width of a lesson's place; the row is always narrower, so all places shrink alike. */
const placePx = 24;

/** The course as a line a lesson, on a scale of time: a picture for each block. */
export const blocks = drawLessons(engineerCourse.curriculum.items).map(({ places, stems, rise, arrowY }) => {
  const path = (kind: (typeof stems)[number]["kind"], rest: string) =>
    stems.map((stem) => (stem.kind === kind ? `M${stem.x} ${stem.y}${rest}` : "")).join("");
  return fluidPicture(
    stretched(places, 100, marks({ steady: rise })) +
      stretched(
        100,
        100,
        mark('stroke-opacity="var(--stem)"', path("lesson", "V100")) +
          mark('stroke-width="var(--lesson)"', path("lesson", "h0")) +
          marks({ steady: path("project", "V100") }) +
          mark('stroke="var(--signal)" stroke-width="9"', path("project", "h0")) +
          mark('stroke-opacity="calc(var(--stem) + .28)" stroke-dasharray="1 5"', path("session", "V100")) +
          mark('stroke="var(--tip)" stroke-width="11"', path("session", "h0")) +
          mark('stroke="var(--surface)" stroke-width="7"', path("session", "h0")),
      ) +
      (arrowY === null ? "" : placed(100, arrowY, marks({ arrow: "m-13-11 13 11-11 13" }))),
    { width: places * placePx },
  );
});
