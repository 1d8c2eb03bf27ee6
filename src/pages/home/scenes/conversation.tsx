import { sceneWords } from "../../../../content/home-scenes.ts";
import styles from "./scene.module.css";
import { fine, onLit, quiet, Scene, strong } from "./scene.tsx";

const { ask, answer, askMore, handOver, person, notes } = sceneWords.conversation;

/** A customer writes, the assistant answers, and then hands over to a person, with the notes so far. */
export function Conversation() {
  return (
    <Scene className={styles.conversation}>
      <g className={styles.one}>
        <rect {...fine} x="1" y="10" width="206" height="44" rx="14" />
        <text x="20" y="38">
          {ask}
        </text>
      </g>
      <g className={styles.two}>
        <rect fill="var(--mint)" x="100" y="68" width="250" height="44" rx="14" />
        <text {...onLit} x="119" y="96">
          {answer}
        </text>
      </g>
      <g className={styles.three}>
        <rect {...fine} x="1" y="126" width="300" height="44" rx="14" />
        <text x="20" y="154">
          {askMore}
        </text>
      </g>
      <g className={styles.four}>
        <rect fill="var(--mint)" x="100" y="184" width="290" height="44" rx="14" />
        <path className={styles.typing} d="M124 206h0m16 0h0m16 0h0" stroke="var(--pine)" strokeWidth="8" />
        <text {...onLit} className={styles.typed} x="119" y="212">
          {handOver}
        </text>
      </g>
      <path {...strong} className={styles.line} d="M390 206C446 206 426 112 484 112" />
      <g className={styles.five}>
        <circle fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.6" cx="520" cy="112" r="36" />
        <path
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2"
          d="M502 132c3-17 33-17 36 0M511 101a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
        />
        <text {...quiet} x="520" y="172" textAnchor="middle">
          {person}
        </text>
      </g>
      <g className={styles.six}>
        <rect fill="var(--sheet)" x="440" y="194" width="160" height="94" rx="8" />
        <text {...onLit} x="456" y="222" fontSize="15" fontWeight="650">
          {notes}
        </text>
        <path stroke="var(--rule)" strokeWidth="3" d="M522 240h46M456 254h96M456 268h108" />
        <path {...strong} strokeWidth="3" d="M456 240h62" />
      </g>
    </Scene>
  );
}
