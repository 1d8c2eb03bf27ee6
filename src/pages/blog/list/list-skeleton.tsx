import { useLayoutEffect } from "react";
import { blog } from "../../../../content/blog.ts";
import { SkeletonLine, SkeletonPicture } from "../../../components/skeleton/skeleton.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
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
        <div className={styles.waiting} aria-hidden="true">
          <SkeletonPicture className={undefined} />
          <SkeletonLine kind="text" width="half" />
          <SkeletonLine kind="heading" width="full" />
          <SkeletonLine kind="text" width="most" />
        </div>
      </ListLayout>
    </>
  );
}
