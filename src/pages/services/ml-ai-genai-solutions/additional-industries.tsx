import type { Benefit } from "../../../../content/types.ts";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./additional-industries.module.css";
import { dataLines } from "./additional-industries.picture.ts";

/** Three more industries in one frame, each under the kind of line that its data draws. */
export function AdditionalIndustries({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className={cx(primitives.card, primitives.three, styles.industries)}>
      {items.map(({ icon, title, description }, at) => (
        <li key={title} className={styles.industry}>
          <Illustration picture={dataLines[at]} className={styles.line} />
          <h3 className={cx(primitives.iconRow, styles.title)}>
            <Icon name={icon} />
            {title}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
