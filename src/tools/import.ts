import { stat } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { createFetchImage } from "./import/fetch-image.ts";
import { createFindFile } from "./import/find-file.ts";
import { importPosts } from "./import/import-posts.ts";
import { readIncoming } from "./import/read-incoming.ts";
import { reportLines } from "./import/report.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { withSite } from "./with-site.ts";

const usage =
  "Name what to import: npm run import -- <Ghost export, WordPress export or folder of Markdown> [--site https://old.example.com]";

await runTool(async (_dataDir, settings) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: "string" } },
  });
  const [name, ...others] = positionals;
  const site = values.site === undefined ? null : URL.parse(values.site);
  const isSite = values.site === undefined || /^https?:$/.test(site?.protocol ?? "");
  if (name === undefined || others.length > 0 || !isSite) throw new ToolError(usage);
  // npm changes the working directory; INIT_CWD is the original one.
  const place = path.resolve(process.env.INIT_CWD ?? "", name);
  const incoming = await readIncoming(place, site === null ? null : site.href.replace(/\/+$/, ""));
  const folder = (await stat(place)).isDirectory() ? place : path.dirname(place);
  const sources = { findFile: createFindFile(folder), fetch: createFetchImage() };
  const say = (line: string) => console.info(line);
  const report = await withSite(settings, (ask) => importPosts(incoming, ask, sources, new Date(), say));
  for (const line of reportLines(report)) say(line);
});
