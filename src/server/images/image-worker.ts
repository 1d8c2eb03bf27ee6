import * as fs from "node:fs/promises";
import path from "node:path";
import type { ImageKind } from "../../shared/images/image.ts";
import { codeOf } from "../store/errors.ts";
import { syncFolder } from "../store/files.ts";
import type { ImageResult } from "./image-process.ts";
import { checkImage, ImageFaultError, renderImage } from "./render-image.ts";

// Entry of the process that `renderInProcess` forks for one image. Without a folder it only checks the image.

// 50 megapixels of AVIF take up to 960 MB.
const maxMemoryBytes = 1_500_000_000;
const maxCpuMs = 120_000;
const checkMs = 50;

// The terminal and systemd signal all processes; the site's process ends this one.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {});
// A disconnect means that the site's process was killed.
process.on("disconnect", () => process.exit(1));

// When memory is short, Linux kills this process instead of the site.
await fs.writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});

// No option of V8 limits the decoders' memory.
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
  // Serialization between processes drops an error's code.
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
