import { openSiteStore } from "../../../src/server/collections.ts";

const [dataDir = "", user] = process.argv.slice(2);
// Not before all modules are loaded: another user may not be able to read them.
if (user !== undefined) process.setuid?.(Number(user));

try {
  await openSiteStore(dataDir);
  console.info("open");
  setInterval(() => {}, 60_000);
} catch (error) {
  console.info(error instanceof Error ? error.message : error);
  process.exit(1);
}
