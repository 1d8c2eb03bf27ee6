import { sceneWords } from "../../../../content/home-scenes.ts";
import { fine, quiet, Scene, strong } from "./scene.tsx";

/** Each plate lies this much lower than the one on it. */
const step = 56;

/** Four plates are put one on the other, and new work starts from the top one. */
export function Plates() {
  // From the lowest one up, so that the upper ones cover it.
  const plates = sceneWords.plates.map((name, at) => ({ name, at, y: 104 + at * step })).toReversed();
  return (
    <Scene>
      {plates.map(({ name, at, y }) => (
        <g key={name} data-move="drop" data-turn={4 - at}>
          <path {...fine} fill="var(--surface)" d={`M10 ${y}v10l140 44 140-44v-10l-140 44z`} />
          <path
            {...fine}
            strokeOpacity="0.75"
            fill={at === 0 ? "var(--mint)" : "var(--surface)"}
            d={`M150 ${y - 44}l140 44-140 44-140-44z`}
          />
          <path {...fine} d={`M304 ${y + 4}h44`} />
          <text {...quiet} fontSize="18" x="360" y={y + 10}>
            {name}
          </text>
        </g>
      ))}
      <path {...strong} data-move="grow" data-turn="5" d="M150 104V26" />
      <g data-move="appear" data-turn="6">
        <circle fill="var(--pine)" cx="150" cy="104" r="6" />
        <path fill="none" stroke="var(--tip)" strokeWidth="4" d="M138 34l12-14 12 14" />
      </g>
    </Scene>
  );
}
