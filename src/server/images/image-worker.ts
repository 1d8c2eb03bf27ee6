import * as fs from "node:fs/promises";
import path from "node:path";
import type { ImageKind } from "../../shared/images/image.ts";
import { codeOf } from "../store/errors.ts";
import { syncFolder } from "../store/files.ts";
import type { ImageResult } from "./image-process.ts";
import { checkImage, ImageFaultError, renderImage } from "./render-image.ts";

// `renderInProcess` starts this file as a process, for one image; without a folder it is only looked at.

// 50 megapixels take up to 960 MB, from an AVIF.
const maxMemoryBytes = 1_500_000_000;
const maxCpuMs = 120_000;
const checkMs = 50;

// A terminal and systemd send these signals to all processes of the site, which ends this one when it ends itself.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {});
// The site's process was killed.
process.on("disconnect", () => process.exit(1));

// Where memory is short, the system ends this process and not the site. Only Linux has it.
await fs.writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});

// The decoders' memory is none of V8's: no option limits it.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > maxMemoryBytes || (user + system) / 1_000 > maxCpuMs)
    end({ fault: "limits" });
}, checkMs).unref();

const [source = "", kind = "", folder] = process.argv.slice(2);
try {
  if (folder === undefined) {
    end({ size: await checkImage(await fs.readFile(source), kind as ImageKind) });
  } else {
    const size = await renderImage(source, kind as ImageKind, folder);
    for (const name of await fs.readdir(folder)) await syncFile(path.join(folder, name));
    await syncFolder(fs, folder);
    end({ size });
  }
} catch (error) {
  // An error loses its code on the way to the other process.
  end(error instanceof ImageFaultError ? { fault: error.fault } : { error, code: codeOf(error) });
}

async function syncFile(file: string): Promise<void> {
  const handle = await fs.open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function end(result: ImageResult): void {
  process.send?.(result, () => process.exit());
}
