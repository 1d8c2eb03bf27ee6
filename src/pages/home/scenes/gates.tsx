import { sceneWords } from "../../../../content/home-scenes.ts";
import { fine, onLit, quiet, Scene, strong } from "./scene.tsx";

const { names, document, waits } = sceneWords.gates;
const places = [104, 204, 304];
/** A line of the document that has been dealt with at each gate. */
const lines = ["M380 152h78", "M380 168h60", "M380 184h70"];

/** A document passes three gates, and the last step waits for a person's tick. */
export function Gates() {
  return (
    <Scene>
      <path {...fine} d="M10 170H510" />
      <path {...strong} data-move="way" d="M10 170H374" />
      {places.map((x, at) => (
        <g key={x}>
          <rect
            {...fine}
            fill="var(--surface)"
            strokeOpacity="0.75"
            x={x - 9}
            y="66"
            width="18"
            height="208"
            rx="9"
          />
          <path {...fine} strokeDasharray="2 5" d={`M${x} 82V258`} />
          <text {...quiet} x={x} y="306" textAnchor="middle">
            {names[at]}
          </text>
        </g>
      ))}
      <g data-move="document">
        <rect fill="var(--sheet)" x="364" y="98" width="112" height="144" rx="8" />
        <text {...onLit} x="380" y="128" fontSize="15" fontWeight="700">
          {document}
        </text>
        <path stroke="var(--rule)" strokeWidth="3" d={`${lines.join("")}M380 214h34`} />
        {lines.map((d, at) => (
          <path key={d} {...strong} strokeWidth="3" data-move="appear" data-turn={at + 2} d={d} />
        ))}
      </g>
      <circle
        fill="var(--surface)"
        stroke="var(--ink-soft)"
        strokeWidth="1.6"
        strokeDasharray="4 5"
        cx="476"
        cy="240"
        r="27"
      />
      <g data-move="rise" data-turn="5">
        <circle fill="var(--mint)" cx="476" cy="240" r="27" />
        <path fill="none" stroke="var(--pine)" strokeWidth="3.2" d="m464 241 8 8 16-17" />
      </g>
      <text {...quiet} x="510" y="76" textAnchor="end">
        {waits}
      </text>
    </Scene>
  );
}
