import { forClients } from "../../../../content/talent/for-clients.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import { marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, circleAt, dotAt, type Point } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import styles from "./for-clients.module.css";

const roles = forClients.roles.items;
const knot: Point = [205, 474];
const tip: Point = [205, 520];

const places = roles.map(
  (_, at): Point => [70 + 135 * (at % 3), 64 + 138 * Math.floor(at / 3) + (at % 3 === 1 ? 26 : 0)],
);

const ground = picture(
  410,
  540,
  marks({ middle: roles.map((_, at) => strand(at)).join("") }) +
    marks({ arrow: arrowhead(tip, [0, 1], 13), steady: `M${knot.join(" ")}V${tip[1]}` }),
);

/** Each role with its four skills. The row that a visitor points at lights its own, by the rules of the style sheet. */
export function RoleMap() {
  return (
    <div className={styles.panel} data-tone="night">
      <Illustration picture={ground} className={styles.map}>
        <g className={styles.roles}>
          {roles.map(({ title }, at) => {
            const [x, y] = places[at] ?? tip;
            return (
              <g key={title}>
                <path d={strand(at)} />
                <path className={styles.skills} d={skillsAround(x, y)} />
                <path className={styles.person} d={circleAt(x, y, 13)} />
                <text x={x} y={y + 52} textAnchor="middle">
                  {title}
                </text>
              </g>
            );
          })}
        </g>
      </Illustration>
    </div>
  );
}

function strand(at: number): string {
  const [x, y] = places[at] ?? tip;
  const gap = x + (x < knot[0] ? 66 : x > knot[0] ? -66 : 62);
  return `M${x} ${y}C${gap} ${y + 20} ${gap} ${knot[1] - 60} ${knot.join(" ")}`;
}

function skillsAround(x: number, y: number): string {
  return [-150, -110, -70, -30]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => dotAt(x + 29 * Math.cos(angle), y + 29 * Math.sin(angle)))
    .join("");
}
