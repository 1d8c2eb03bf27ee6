import { useEffect } from "react";
import { blog } from "../../../../content/blog.ts";
import { cx } from "../../../components/cx.ts";
import { columnClass } from "../../../components/section/section.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { showToast } from "../../../widgets/toasts/toast-store.ts";
import styles from "./blogs.module.css";
import { EmptyList } from "./empty.tsx";
import { BlogHeading } from "./heading.tsx";

/** The list when it could not be fetched: empty, with a toast that says why. */
export function FailedList() {
  useEffect(() => {
    showToast({ title: blog.failure.title, text: blog.failure.list, tone: "destructive" });
  }, []);
  return (
    <>
      <PageHead {...blog.meta} path={null} />
      <div className={cx(columnClass, styles.hub)}>
        <BlogHeading />
        <EmptyList />
      </div>
    </>
  );
}
