import { blog } from "../../../../content/blog.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import type { BlogList } from "../../../shared/posts/list.ts";
import { listPath, pageNumbers } from "../list.ts";
import styles from "./pagination.module.css";

export function Pagination({ list }: { list: BlogList }) {
  const { page, pages } = list;
  if (pages === 1) return null;
  const { label, previous, next } = blog.pages;
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <a className={styles.step} rel="prev" href={listPath({ ...list, page: page - 1 })}>
          <Icon name="arrow-left" />
          {previous}
        </a>
      )}
      <ul className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.number}
                href={listPath({ ...list, page: number })}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <a className={styles.step} rel="next" href={listPath({ ...list, page: page + 1 })}>
          {next}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
