import { useLayoutEffect } from "react";
import { blog } from "../../../../content/blog.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { SkeletonLine, SkeletonPicture } from "../../../components/skeleton/skeleton.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import articles from "../article-cards.module.css";
import styles from "./list-layout.module.css";
import { ListLayout } from "./list-layout.tsx";

export function ListSkeleton() {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <>
      <PageHead {...blog.meta} path={null} />
      <ListLayout>
        <p className={styles.loading} role="status">
          {blog.loading}
        </p>
        <div className={cx(primitives.beside, articles.lead)} aria-hidden="true">
          <SkeletonPicture className={articles.image} />
          <Words />
        </div>
        <div className={cx(primitives.beside, styles.rows)} aria-hidden="true">
          {[1, 2, 3, 4].map((row) => (
            <div key={row} className={cx(primitives.beside, styles.row)}>
              <SkeletonPicture className={undefined} />
              <Words />
            </div>
          ))}
        </div>
      </ListLayout>
    </>
  );
}

function Words() {
  return (
    <div className={styles.lines}>
      <SkeletonLine kind="text" width="half" />
      <SkeletonLine kind="heading" width="full" />
      <SkeletonLine kind="text" width="full" />
      <SkeletonLine kind="text" width="most" />
    </div>
  );
}
