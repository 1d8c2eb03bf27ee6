import { cx } from "../../../components/cx.ts";
import illustration from "../../../components/drawing/lines.module.css";
import { drawTeams } from "./draw-teams.ts";
import styles from "./teams-drawing.module.css";

/** People gather into their teams, and the teams into one line that rises. It fills whatever room it has. */
export function TeamsDrawing() {
  const { people, ways, trunk, spots, teams, tip } = drawTeams();
  return (
    <svg className={cx(illustration.illustration, styles.drawing)} aria-hidden="true">
      <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.person} d={people} />
        <path className={styles.way} d={ways} />
        <path className={styles.trunk} d={trunk} />
        <path className={styles.spot} d={spots} />
      </svg>
      {teams.map(({ x, y }) => (
        <circle key={y} className={styles.team} cx={`${x}%`} cy={`${y}%`} r={7} />
      ))}
      <svg x={`${tip.x}%`} y={`${tip.y}%`} aria-hidden="true">
        <path className={illustration.arrow} d="m-19-21 24 20-22 22" />
      </svg>
    </svg>
  );
}
