import type { MlAiGenaiSolutionsPage } from "../../../../content/services/types.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { BenefitRows } from "../benefit-rows.tsx";
import styles from "./generative-ai.module.css";

export function GenerativeAi({
  items,
  useCases,
}: Pick<MlAiGenaiSolutionsPage["generative"], "items" | "useCases">) {
  return (
    <>
      <BenefitRows items={items} />
      <div className={cx(primitives.beside, styles.uses)}>
        <h3 className={cx(primitives.title, styles.title)}>{useCases.title}</h3>
        <ol className={primitives.numbered}>
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
