import { access, constants } from "node:fs/promises";
import path from "node:path";
import { backUp } from "../server/backup/backup.ts";
import { siteCollections } from "../server/collections.ts";
import { codeOf } from "../server/store/errors.ts";
import { refuseForeignFolder } from "../server/store/folder.ts";
import { needFolder, runTool, ToolError } from "./run-tool.ts";

await runTool(async (dataDir, settings) => {
  needFolder(settings, "Back it up by pg_dump --format=custom, which takes images and versions along.");
  // Root may back up what is another user's.
  await access(dataDir, constants.R_OK | constants.X_OK).catch(() => refuseForeignFolder(dataDir));
  // npm changes the working directory; INIT_CWD is the original one.
  const folder = path.resolve(process.env.INIT_CWD ?? "", process.argv[2] ?? "");
  try {
    console.info(await backUp(dataDir, siteCollections(), folder, new Date()));
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error) === "") throw error;
    throw new ToolError(
      `No backup was written to ${folder}: ${error.message}. Name a folder that has room and that you may write to: npm run backup <folder>`,
    );
  }
});
