import { blog } from "../../../../content/blog.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { FailureToast } from "../failure-toast.tsx";
import { EmptyBlog } from "./empty-state.tsx";
import { ListLayout } from "./list-layout.tsx";

/** An empty list, with a toast that says why. */
export function ListError() {
  return (
    <>
      <PageHead {...blog.meta} path={null} />
      <ListLayout>
        <EmptyBlog />
        <FailureToast of="list" />
      </ListLayout>
    </>
  );
}
