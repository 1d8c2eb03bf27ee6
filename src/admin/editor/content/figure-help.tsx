import { DescriptionList } from "../../../components/description-list/description-list.tsx";
import type { FigureKind } from "../../../shared/posts/figure.ts";
import ui from "../../components/ui.module.css";
import styles from "./content-field.module.css";

const kinds: Record<FigureKind, string> = {
  bars: "Compares numbers. What is written like 9 of 14 is drawn as dots.",
  parts: "Shows what a whole is made of, one part after the other.",
  scale: "Shows where the values with a star lie among the others.",
  steps: "Shows what happens one after the other. Its values need no number.",
};

/** How a figure is written, for authors who want to see it. */
export function FigureHelp() {
  return (
    <details className={styles.help}>
      <summary className={styles.summary}>How to write a figure</summary>
      <p className={ui.meta}>
        The tool Figure puts one into the text. Its first line is a sentence that says what the figure shows.
        Each line below is an entry: a label, a value and, where it helps, a note, with | between them. A star
        before the label marks what the figure is about. The drawing takes the first number of a value. The
        word after “figure” chooses what is drawn:
      </p>
      <DescriptionList
        layout="dense"
        rows={Object.entries(kinds).map(([term, detail]) => ({ term, detail }))}
      />
      <p className={ui.meta}>
        Two to twelve entries make a figure. Anything that is written differently stays a block of code.
      </p>
    </details>
  );
}
