/** Opens the store of the folder given, says `open` or why not, and keeps it until its input ends. */
import { openSiteStore } from "../../src/server/collections.ts";

try {
  const store = await openSiteStore(process.argv[2] ?? "");
  console.info("open");
  process.stdin.resume().on("end", async () => {
    await store.close();
    process.exit(0);
  });
} catch (error) {
  console.info(error instanceof Error ? error.message : error);
  process.exit(1);
}
