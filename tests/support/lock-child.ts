/** Opens the store of the folder given, says `open` or why not, and keeps it until its input ends. */
import { openStore } from "../../src/server/store/store.ts";

try {
  const store = await openStore(process.argv[2] ?? "");
  console.info("open");
  process.stdin.resume().on("end", async () => {
    await store.close();
    process.exit(0);
  });
} catch (error) {
  console.info(error instanceof Error ? error.message : error);
  process.exit(1);
}
