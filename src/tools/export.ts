import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../server/store/errors.ts";
import { exportPosts } from "./export/export-posts.ts";
import { counted } from "./import/report.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { withSite } from "./with-site.ts";

await runTool(async (_dataDir, settings) => {
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined || others.length > 0)
    throw new ToolError("Name a new folder for the articles: npm run export -- <folder>");
  // npm changes the working directory; INIT_CWD is the original one.
  const folder = path.resolve(process.env.INIT_CWD ?? "", name);
  await makeEmptyFolder(folder);
  const { posts, images, missing } = await withSite(settings, (ask) => exportPosts(folder, ask));
  console.info(`${folder} has ${counted(posts, "post")} and ${counted(images, "image")}.`);
  if (missing.length > 0) console.info("The site does not have the files of these images:");
  for (const image of missing) console.info(`  ${image}`);
});

async function makeEmptyFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw new ToolError(
      `${folder} cannot be written (${codeOf(error)}). Name a folder that you may write to.`,
    );
  }
  throw new ToolError(`${folder} is not empty. Name a new folder, so that nothing in it is overwritten.`);
}
