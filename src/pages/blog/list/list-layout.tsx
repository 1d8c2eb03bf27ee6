import type { ReactNode } from "react";
import { blog } from "../../../../content/blog.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import { columnClass } from "../../../components/section/section.tsx";
import { maxSearchLength } from "../../../shared/posts/list.ts";
import { urls } from "../../../shared/urls.ts";
import styles from "./list-layout.module.css";

interface ListLayoutProps {
  search?: string;
  filter?: ReactNode;
  /** Beside the head in a wide window. */
  children: ReactNode;
  /** As wide as both. */
  below?: ReactNode;
}

export function ListLayout({ search = "", filter, children, below }: ListLayoutProps) {
  return (
    <div className={cx(columnClass, styles.layout)}>
      <div className={styles.heading}>
        <h1>{blog.hero.title}</h1>
        {search === "" && <p className={primitives.lead}>{blog.hero.lead}</p>}
        <Search search={search} />
        {filter}
      </div>
      <div>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}

function Search({ search }: { search: string }) {
  const { label, action, clear } = blog.search;
  return (
    <search>
      {/* Its button is no `button`, so that the results are a document of their own: no other page has code for it. */}
      <form className={styles.search} action={urls.blogs.path}>
        <label className="visually-hidden" htmlFor="search">
          {label}
        </label>
        <div className={styles.field}>
          <input
            id="search"
            type="search"
            name="q"
            defaultValue={search}
            placeholder={label}
            maxLength={maxSearchLength}
            required
          />
          {search !== "" && (
            <a className={styles.clear} href={urls.blogs.path} aria-label={clear}>
              <Icon name="close" />
            </a>
          )}
        </div>
        <input type="submit" className={buttonClass("ghost")} value={action} />
      </form>
    </search>
  );
}
