import { openSiteStore } from "../../../src/server/collections.ts";

try {
  await openSiteStore(process.argv[2] ?? "");
  console.info("open");
  setInterval(() => {}, 60_000);
} catch (error) {
  console.info(error instanceof Error ? error.message : error);
  process.exit(1);
}
