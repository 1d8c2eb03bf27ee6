import { marks, placed } from "../../shared/drawing/marks.ts";
import { dotAt } from "../../shared/drawing/paths.ts";
import { fluidPicture } from "../../shared/drawing/picture.ts";

/**
 * One line through the page: it has left the hero's arrow past the right edge of the window, comes back at the left one, goes
 * down beside every section, and ends among the lines that run into the closing button.
 */
export const line = fluidPicture(
  placed(100, 0, marks({ steady: "M-999 0H-56A56 56 0 0 1 0 56" })) +
    // The turn at the foot begins on it, however long the page is.
    '<line x1="100%" y1="56" x2="100%" y2="99.5%" stroke="var(--signal)" stroke-width="2.2"/>' +
    placed(100, 100, marks({ steady: "M0-60V-24A24 24 0 0 0 24 0H64", spark: dotAt(64, 0) })),
);
