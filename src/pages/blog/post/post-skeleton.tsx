import { useLayoutEffect } from "react";
import { blog } from "../../../../content/blog.ts";
import { cx } from "../../../components/cx.ts";
import { columnClass } from "../../../components/section/section.tsx";
import { SkeletonLine, SkeletonPicture } from "../../../components/skeleton/skeleton.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { BackToBlogs } from "./back-to-blogs.tsx";
import styles from "./post.module.css";

export function PostSkeleton() {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <>
      <PageHead {...blog.meta} path={null} />
      <div className={cx(columnClass, styles.back)}>
        <BackToBlogs />
      </div>
      <SkeletonPicture className={styles.hero} />
      <div className={cx(columnClass, styles.head)} aria-hidden="true">
        <SkeletonLine kind="text" width="half" />
        <SkeletonLine kind="heading" width="full" />
        <SkeletonLine kind="text" width="most" />
      </div>
      <div className={cx(columnClass, styles.axis)}>
        <p className="visually-hidden" role="status">
          {blog.post.loading}
        </p>
        <div className={cx(styles.text, styles.waiting)} aria-hidden="true">
          <SkeletonLine kind="text" width="full" />
          <SkeletonLine kind="text" width="full" />
          <SkeletonLine kind="text" width="most" />
          <SkeletonLine kind="text" width="full" />
          <SkeletonLine kind="text" width="half" />
        </div>
      </div>
    </>
  );
}
