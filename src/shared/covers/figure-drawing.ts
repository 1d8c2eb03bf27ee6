import type { ArticleFigure } from "../posts/figure.ts";
import { barsDrawing } from "./figure-bars.ts";
import { dialDrawing } from "./figure-dial.ts";
import { forkDrawing } from "./figure-fork.ts";
import { rosettesDrawing } from "./figure-rosettes.ts";
import { scaleDrawing } from "./figure-scale.ts";
import { stepsDrawing } from "./figure-steps.ts";
import type { CoverDrawing } from "./svg.ts";

// More parts than these are easier to tell apart on a dial than as bundles.
const mostBundles = 4;

/** Draws a figure of an article without its words; starred entries are orange. */
export function figureDrawing({ kind, entries }: ArticleFigure): CoverDrawing {
  return (pen) => {
    if (kind === "bars") return barsDrawing(entries, pen);
    if (kind === "scale") return scaleDrawing(entries, pen);
    if (kind === "steps") return stepsDrawing(entries, pen);
    if (entries.length > mostBundles) return dialDrawing(entries, pen);
    const isCounted = entries.some(({ dots }) => dots > 0 && dots <= 6);
    return isCounted ? rosettesDrawing(entries, pen) : forkDrawing(entries, pen);
  };
}
