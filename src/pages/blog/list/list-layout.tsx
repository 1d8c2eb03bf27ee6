import type { ReactNode } from "react";
import { blog } from "../../../../content/blog.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { columnClass } from "../../../components/section/section.tsx";
import styles from "./list-layout.module.css";

export function ListLayout({ children }: { children: ReactNode }) {
  return (
    <div className={cx(columnClass, styles.layout)}>
      <div className={cx(primitives.beside, styles.heading)}>
        <h1>{blog.hero.title}</h1>
        <p className={primitives.lead}>{blog.hero.lead}</p>
      </div>
      {children}
    </div>
  );
}
