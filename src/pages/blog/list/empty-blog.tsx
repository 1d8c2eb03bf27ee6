import { blog } from "../../../../content/blog.ts";
import { ButtonLink } from "../../../components/button/button.tsx";
import { urls } from "../../../shared/urls.ts";
import { EmptyState } from "./empty-state.tsx";

/** The list before the first post, or when it could not be fetched. */
export function EmptyBlog() {
  const { action, ...words } = blog.empty;
  return (
    <EmptyState missing="line" {...words}>
      <ButtonLink to={urls.conversationalAi.path} variant="ghost">
        {action}
      </ButtonLink>
    </EmptyState>
  );
}
