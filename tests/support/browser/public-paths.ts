import { postPath } from "../../../src/shared/paths.ts";
import { urls } from "../../../src/shared/urls.ts";

const article = postPath("which-process-to-automate-first-a-scoring-method");

/** Of all public pages, and of an article. */
export const publicPaths = [...Object.values(urls).map(({ path }) => path), article].filter(
  (path) => !path.startsWith("/admin"),
);
