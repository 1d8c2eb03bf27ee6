import { sceneWords } from "../../../../content/home-scenes.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { type ServicePath, urls } from "../../../shared/urls.ts";
import { picture as conversation } from "./conversation.picture.svg";
import { picture as forecast } from "./forecast.picture.svg";
import { picture as gates } from "./gates.picture.svg";
import { picture as plates } from "./plates.picture.svg";
import styles from "./scenes.module.css";

interface SceneWord {
  text: string;
  x: number;
  y: number;
  anchor?: "middle" | "end";
  kind?: "quiet" | "plate" | "onLit" | "heading";
  move?: "rise" | "appear" | "drop" | "document";
  turn?: number | "reply";
}

const talk = sceneWords.conversation;

const scenes: Record<ServicePath, { picture: Picture; words: readonly SceneWord[] }> = {
  [urls.conversationalAi.path]: {
    picture: conversation,
    words: [
      { text: talk.ask, x: 127, y: 39, anchor: "middle", move: "rise", turn: 1 },
      { text: talk.answer, x: 204, y: 97, anchor: "middle", kind: "onLit", move: "rise", turn: 2 },
      { text: talk.askMore, x: 185, y: 155, anchor: "middle", move: "rise", turn: 3 },
      { text: talk.handOver, x: 247, y: 213, anchor: "middle", kind: "onLit", move: "appear", turn: "reply" },
      { text: talk.person, x: 461, y: 54, anchor: "middle", kind: "quiet", move: "appear", turn: 5 },
      { text: talk.notes, x: 388, y: 266, kind: "heading", move: "rise", turn: 6 },
    ],
  },
  [urls.aiAutomations.path]: {
    picture: gates,
    words: [
      ...sceneWords.gates.names.map(
        (text, at) => ({ text, x: 104 + 100 * at, y: 306, anchor: "middle", kind: "quiet" }) as const,
      ),
      { text: sceneWords.gates.document, x: 380, y: 128, kind: "heading", move: "document" },
      { text: sceneWords.gates.waits, x: 520, y: 76, anchor: "end", kind: "quiet" },
    ],
  },
  [urls.mlAiGenAiSolutions.path]: {
    picture: forecast,
    words: [
      { text: sceneWords.forecast.past, x: 20, y: 325, kind: "quiet" },
      { text: sceneWords.forecast.today, x: 262, y: 32, anchor: "middle", kind: "quiet" },
      { text: sceneWords.forecast.future, x: 510, y: 325, anchor: "end", kind: "quiet" },
    ],
  },
  [urls.dataCloudSolutions.path]: {
    picture: plates,
    words: sceneWords.plates.map(
      (text, at) => ({ text, x: 360, y: 114 + 56 * at, kind: "plate", move: "drop", turn: 4 - at }) as const,
    ),
  },
};

/** A service's scene. It is drawn in its final state, and CSS plays it while it is visible. */
export function Scene({ path }: { path: ServicePath }) {
  const scene = scenes[path];
  return (
    <svg className={styles.scene} viewBox={scene.picture.viewBox} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has read it from this folder. */}
      <g dangerouslySetInnerHTML={{ __html: scene.picture.html }} />
      {scene.words.map(({ text, x, y, anchor, kind, move, turn }) => (
        <text
          key={text}
          className={kind && styles[kind]}
          x={x}
          y={y}
          textAnchor={anchor}
          data-move={move}
          data-turn={turn}
        >
          {text}
        </text>
      ))}
      <text className={styles.example} x="520" y="12" textAnchor="end">
        {sceneWords.example}
      </text>
    </svg>
  );
}
