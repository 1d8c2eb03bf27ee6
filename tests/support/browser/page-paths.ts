import { postPath } from "../../../src/shared/paths.ts";
import { urls } from "../../../src/shared/urls.ts";

/** Of all pages with an address of their own, the sign-in among them, and of an article. */
export const pagePaths = [
  ...Object.values(urls).map(({ path }) => path),
  postPath("which-process-to-automate-first-a-scoring-method"),
];

/** Without the sign-in. */
export const publicPaths = pagePaths.filter((path) => path !== urls.adminLogin.path);
