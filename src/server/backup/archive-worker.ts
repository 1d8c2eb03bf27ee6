import { siteCollections } from "../collections.ts";
import { archiveFolder } from "./backup.ts";

// Entry of the process that `archiveInProcess` forks.

// The terminal and systemd signal all processes; the site's process ends this one.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {});
// A disconnect means that the site's process was killed.
process.on("disconnect", () => process.exit(1));

const [dataDir = "", file = "", now = ""] = process.argv.slice(2);
try {
  await archiveFolder(dataDir, siteCollections(), file, new Date(now));
  process.exit();
} catch (error) {
  process.send?.(error, () => process.exit(1));
}
