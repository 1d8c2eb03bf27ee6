import { isFixedPath } from "../../shared/canonical-path.ts";
import { pageDataPath } from "../../shared/page-data.ts";
import { adminPath } from "../../shared/paths.ts";
import { probePaths } from "../../shared/probe-paths.ts";
import { subscribePath, unsubscribePath } from "../../shared/subscribers/paths.ts";
import { calendarPath, formFramePath, previewPath, sharedPicturePaths } from "../../shared/urls.ts";
import { looksLikeFile } from "./missing-file.ts";

const folders = [
  "/api",
  adminPath,
  pageDataPath("/"),
  previewPath(""),
  formFramePath(""),
  subscribePath,
  unsubscribePath(""),
  calendarPath("").replace(/[^/]*$/, ""),
  ...sharedPicturePaths,
  ...Object.values(probePaths),
].map((path) => path.replace(/\/$/, ""));

/** Whether the site itself answers this canonical path in lower case, posts aside, or what is below it. */
export function isOwnPath(path: string): boolean {
  return (
    isFixedPath(path) ||
    looksLikeFile.test(path) ||
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
  );
}
