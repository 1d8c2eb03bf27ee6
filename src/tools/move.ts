import { parseArgs } from "node:util";
import { backUpBeforeUpgrade } from "../server/backup/upgrade-backup.ts";
import { siteCollections } from "../server/collections.ts";
import { moveToDatabase, moveToFolder } from "../server/move/move.ts";
import { refuseForeignFolder } from "../server/store/folder.ts";
import { runTool, ToolError } from "./run-tool.ts";

const usage =
  "Say where the site is to go: npm run move -- --to-database or --to-files. The database is the one of DATABASE_URL, or one that is named: npm run move -- postgres://user:password@host/name [--to-files]";

// The password should be in DATABASE_URL: command lines are visible to all users and kept in the shell's history.
await runTool(async (dataDir, settings) => {
  const { url, toFiles } = targetOf(process.argv.slice(2), settings.databaseUrl);
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

function targetOf(args: string[], databaseUrl: string | null): { url: string; toFiles: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { "to-database": { type: "boolean" }, "to-files": { type: "boolean" } },
  });
  const { "to-database": toDatabase = false, "to-files": toFiles = false } = values;
  const [named, ...others] = positionals;
  const url = named ?? databaseUrl ?? "";
  const isClear = toDatabase !== toFiles || (!toFiles && named !== undefined);
  if (!isClear || others.length > 0 || !/^postgres(ql)?:\/\//.test(url)) throw new ToolError(usage);
  return { url, toFiles };
}
