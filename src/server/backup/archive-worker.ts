import { siteCollections } from "../collections.ts";
import { archiveFolder } from "./backup.ts";

// `archiveInProcess` starts this file as a process.

// A terminal and systemd send them to all processes of the site, which ends this one when it ends.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {});
// The site was killed.
process.on("disconnect", () => process.exit(1));

const [dataDir = "", file = "", now = ""] = process.argv.slice(2);
try {
  await archiveFolder(dataDir, siteCollections(), file, new Date(now));
  process.exit();
} catch (error) {
  process.send?.(error, () => process.exit(1));
}
