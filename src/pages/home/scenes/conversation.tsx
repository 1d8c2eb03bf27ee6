import { sceneWords } from "../../../../content/home-scenes.ts";
import { fine, onLit, quiet, Scene, strong } from "./scene.tsx";

const { ask, answer, askMore, handOver, person, notes } = sceneWords.conversation;

/** A customer writes, the assistant answers, and then hands over to a person, with the notes so far. */
export function Conversation() {
  return (
    <Scene>
      <g data-move="rise" data-turn="1">
        <rect {...fine} x="1" y="10" width="218" height="44" rx="14" />
        <text x="20" y="38">
          {ask}
        </text>
      </g>
      <g data-move="rise" data-turn="2">
        <rect fill="var(--mint)" x="80" y="68" width="264" height="44" rx="14" />
        <text {...onLit} x="99" y="96">
          {answer}
        </text>
      </g>
      <g data-move="rise" data-turn="3">
        <rect {...fine} x="1" y="126" width="312" height="44" rx="14" />
        <text x="20" y="154">
          {askMore}
        </text>
      </g>
      <g data-move="rise" data-turn="4">
        <rect fill="var(--mint)" x="80" y="184" width="312" height="44" rx="14" />
        <path data-move="typing" d="M104 206h0m16 0h0m16 0h0" stroke="var(--pine)" strokeWidth="8" />
        <text {...onLit} data-move="appear" data-turn="reply" x="99" y="212">
          {handOver}
        </text>
      </g>
      <path {...strong} data-move="appear" data-turn="5" d="M392 206C428 206 392 100 426 100" />
      <g data-move="appear" data-turn="5">
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
      <g data-move="rise" data-turn="6">
        <rect fill="var(--sheet)" x="372" y="240" width="148" height="86" rx="8" />
        <text {...onLit} x="388" y="266" fontSize="15" fontWeight="700">
          {notes}
        </text>
        <path stroke="var(--rule)" strokeWidth="3" d="M446 284h58M388 298h96M388 312h108" />
        <path {...strong} strokeWidth="3" d="M388 284h58" />
      </g>
    </Scene>
  );
}
