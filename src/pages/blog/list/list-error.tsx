import { useEffect } from "react";
import { blog } from "../../../../content/blog.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { showToast } from "../../../widgets/toasts/toast-store.ts";
import { EmptyBlog } from "./empty-state.tsx";
import { ListLayout } from "./list-layout.tsx";

/** The list when it could not be fetched: empty, with a toast that says why. */
export function ListError() {
  useEffect(() => {
    showToast({ title: blog.errors.title, text: blog.errors.list, tone: "destructive" });
  }, []);
  return (
    <>
      <PageHead {...blog.meta} path={null} />
      <ListLayout>
        <EmptyBlog />
      </ListLayout>
    </>
  );
}
