import { heroTasks } from "../../../content/home-scenes.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { picture as signals } from "./hero.picture.svg";

/** Papers travel along the strands; each shrinks to a dot, and grows as its result at the arrow. CSS alone moves them. */
export function Performance() {
  return (
    <>
      <div aria-hidden="true">
        <Illustration picture={signals} />
        <ul data-examples>
          {heroTasks.items.map(({ icon, paper, result }) => (
            <li key={paper}>
              <span>
                <Icon name={icon} />
                {paper}
              </span>
              <span>
                <Icon name={icon} />
                {result}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        {/* Browsers restore form controls, which would stop the motion of a later visit. Outside of a dialog this
            method sends nothing. */}
        <form method="dialog" autoComplete="off">
          <label>
            <input type="checkbox" className="visually-hidden" />
            <Icon name="pause" />
            {heroTasks.pause}
          </label>
        </form>
        <span>{heroTasks.label}</span>
      </div>
    </>
  );
}
