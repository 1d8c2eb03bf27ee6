import { backUpBeforeUpgrade } from "../server/backup/upgrade-backup.ts";
import { siteCollections } from "../server/collections.ts";
import { moveToDatabase, moveToFolder } from "../server/move/move.ts";
import { refuseForeignFolder } from "../server/store/folder.ts";
import { runTool, ToolError } from "./run-tool.ts";

// Copies a site that is stopped from its data folder into an empty database, or, with --to-files, back into a new folder.
await runTool(async (dataDir, settings) => {
  const given = process.argv.slice(2);
  const toFiles = given.includes("--to-files");
  const [url = "", ...others] = given.filter((each) => each !== "--to-files");
  if (!/^postgres(ql)?:\/\//.test(url) || others.length > 0)
    throw new ToolError("Name the database: npm run move -- postgres://user:password@host/name [--to-files]");
  if (!toFiles) await refuseForeignFolder(dataDir);
  const beforeUpgrade = () => backUpBeforeUpgrade(settings, siteCollections(), new Date());
  const parts = toFiles
    ? await moveToFolder(url, dataDir)
    : await moveToDatabase(dataDir, url, { beforeUpgrade });
  for (const { name, count, hash } of parts)
    console.info(`${String(count).padStart(8)}  ${name}  ${hash.slice(0, 12)}`);
  console.info(
    toFiles
      ? `${dataDir} holds all that the database does. Start the site with this DATA_DIR, and without DATABASE_URL.`
      : `The database holds all that ${dataDir} does. Start the site with this DATABASE_URL, and another DATA_DIR.`,
  );
});
