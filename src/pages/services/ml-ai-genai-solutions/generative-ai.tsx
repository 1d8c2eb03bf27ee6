import type { MlAiGenaiSolutionsPage } from "../../../../content/services/types.ts";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import { TextLink } from "../../../components/text-link/text-link.tsx";
import styles from "./generative-ai.module.css";

export function GenerativeAi({
  items,
  useCases,
}: Pick<MlAiGenaiSolutionsPage["generative"], "items" | "useCases">) {
  return (
    <>
      <ul className={cx(primitives.four, primitives.ruled, styles.capabilities)}>
        {items.map(({ icon, title, description, link }) => (
          <li key={title} className={styles.capability}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
            {link !== undefined && <TextLink to={link.href}>{link.label}</TextLink>}
          </li>
        ))}
      </ul>
      <div className={cx(primitives.beside, styles.uses)}>
        <h3 className={cx(primitives.title, styles.title)}>{useCases.title}</h3>
        <ol className={cx(primitives.two, primitives.numbered, styles.index)}>
          {useCases.items.map(({ title, description }) => (
            <li key={title} className={styles.use}>
              <h4 className={primitives.subtitle}>{title}</h4>
              <p className={primitives.soft}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
