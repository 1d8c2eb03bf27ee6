import { existsSync } from "node:fs";
import { access, constants, stat } from "node:fs/promises";
import path from "node:path";
import { archiveFoldersOf } from "../server/backup/backed-up-folders.ts";
import { restore } from "../server/backup/restore.ts";
import { siteCollections } from "../server/collections.ts";
import { needFolder, runTool, ToolError } from "./run-tool.ts";

await runTool(async (dataDir, settings) => {
  needFolder(settings, "Restore what pg_dump has written by pg_restore, into an empty database.");
  const name = process.argv[2];
  if (name === undefined) throw new ToolError("Name the backup: npm run restore <file>");
  const file = path.resolve(process.env.INIT_CWD ?? "", name);
  await access(file, constants.R_OK).catch((error: Error) => {
    throw new ToolError(`The backup cannot be read: ${error.message}. Nothing was changed.`);
  });
  if ((await stat(file)).isDirectory())
    throw new ToolError(
      `${file} is a folder. Name the backup file, such as ${file.replace(/\.files$/, "")}.json.gz. Nothing was changed.`,
    );
  const { made, names, previousIn, missing } = await restore(file, dataDir, siteCollections(), new Date());
  console.info(`${dataDir} is as it was at ${made}: ${names.join(", ")}.`);
  if (missing.length > 0) {
    const folder = archiveFoldersOf(file);
    const why = existsSync(folder) ? `${folder} does not have them` : `there is no folder ${folder}`;
    console.info(
      `The files of some images or earlier versions of posts (${missing.length}) are missing, since ${why}. Put the folder that was made with this backup there, whole and under that name, and restore the backup again.`,
    );
  }
  if (previousIn !== null) console.info(`What was there before is in ${previousIn}.`);
});
