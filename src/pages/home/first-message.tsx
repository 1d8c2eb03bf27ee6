import type { home } from "../../../content/home.ts";
import { endingOf, fineInk, Pens, randomOf, row } from "../../components/banner/ending.ts";
import { sweep } from "../../components/banner/gather.ts";
import { curve } from "../../shared/drawing/paths.ts";
import styles from "./first-message.module.css";

type FirstMessageProps = Pick<typeof home.partnership.banner, "message" | "tells">;

/** A message on paper, and what its marked parts tell, each at the strand that leaves it. */
export function FirstMessage({ message, tells }: FirstMessageProps) {
  return (
    <div className={styles.held}>
      <p className={styles.paper}>
        <span>{message.map(({ text, marked }) => (marked ? <mark key={text}>{text}</mark> : text))}</span>
      </p>
      <ul className={styles.tells}>
        {tells.map((tell) => (
          <li key={tell}>{tell}</li>
        ))}
      </ul>
    </div>
  );
}

/** Three strands leave the message; others pass behind it. */
export const read = endingOf(wide(), sweep("first message"));

function wide() {
  const random = randomOf("first message");
  const pens = new Pens();
  for (let at = 0; at < 12; at++) {
    const share = (at / 11) * 2 - 1;
    const from = row.middle + share * 98 + (random() - 0.5) * 16;
    const line = curve([
      [-900, from],
      [-300, row.middle + share * 104],
      [330, row.middle + share * 52 + 12],
      [600, row.middle + share * 17 + 8],
      [820, row.middle + share * 5 + 2],
      [row.wide, row.middle + share * 0.8],
    ]);
    pens.add(fineInk(random), `M-9000 ${from}L${line.slice(1)}`);
  }
  for (const off of [-62, 0, 62])
    pens.add(
      "strong",
      curve([
        [-20, row.middle + off],
        [230, row.middle + off],
        [480, row.middle + off * 0.5 + 9],
        [720, row.middle + off * 0.12 + 5],
        [row.wide, row.middle + off * 0.012],
      ]),
    );
  return pens.paths;
}
