import { sceneWords } from "../../../../content/home-scenes.ts";
import { cx } from "../../../components/cx.ts";
import styles from "./scene.module.css";
import { fine, onLit, quiet, Scene, strong } from "./scene.tsx";

const { ask, answer, askMore, handOver, person, notes } = sceneWords.conversation;

/** A customer writes, the assistant answers, and then hands over to a person, with the notes so far. */
export function Conversation() {
  return (
    <Scene className={styles.conversation}>
      <g className={cx(styles.rise, styles.one)}>
        <rect {...fine} x="1" y="10" width="218" height="44" rx="14" />
        <text x="20" y="38">
          {ask}
        </text>
      </g>
      <g className={cx(styles.rise, styles.two)}>
        <rect fill="var(--mint)" x="80" y="68" width="264" height="44" rx="14" />
        <text {...onLit} x="99" y="96">
          {answer}
        </text>
      </g>
      <g className={cx(styles.rise, styles.three)}>
        <rect {...fine} x="1" y="126" width="312" height="44" rx="14" />
        <text x="20" y="154">
          {askMore}
        </text>
      </g>
      <g className={cx(styles.rise, styles.four)}>
        <rect fill="var(--mint)" x="80" y="184" width="312" height="44" rx="14" />
        <path className={styles.typing} d="M104 206h0m16 0h0m16 0h0" stroke="var(--pine)" strokeWidth="8" />
        <text {...onLit} className={cx(styles.appear, styles.typed)} x="99" y="212">
          {handOver}
        </text>
      </g>
      <path {...strong} className={cx(styles.appear, styles.five)} d="M392 206C428 206 392 100 426 100" />
      <g className={cx(styles.appear, styles.five)}>
        <circle fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.6" cx="461" cy="100" r="35" />
        <path
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2"
          d="M443 120c3-17 33-17 36 0M452 89a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
        />
        <text {...quiet} x="461" y="160" textAnchor="middle">
          {person}
        </text>
      </g>
      <g className={cx(styles.rise, styles.six)}>
        <rect fill="var(--sheet)" x="372" y="240" width="148" height="86" rx="8" />
        <text {...onLit} x="388" y="266" fontSize="15" fontWeight="650">
          {notes}
        </text>
        <path stroke="var(--rule)" strokeWidth="3" d="M446 284h58M388 298h96M388 312h108" />
        <path {...strong} strokeWidth="3" d="M388 284h58" />
      </g>
    </Scene>
  );
}
