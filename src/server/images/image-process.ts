import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import pLimit from "p-limit";
import type { ImageKind, ImageSize } from "../../shared/images/image.ts";
import { HttpError } from "../http/http-error.ts";
import { StoreWriteError } from "../store/errors.ts";
import type { ImageFault } from "./render-image.ts";

export type ImageResult =
  | { size: ImageSize }
  | { fault: ImageFault | "limits" }
  | { error: unknown; code: string };

// The process limits its own CPU time; this timeout is for one that hangs.
const maxMs = 10 * 60 * 1000;

const rendering = pLimit(1);
const checking = pLimit(1);

const refusals: Record<ImageFault | "limits", { status: number; message: string }> = {
  damaged: {
    status: 422,
    message: "This image is damaged. Please open it in an image program, save it again and send that.",
  },
  pixels: {
    status: 422,
    message: "This image has more than 50 megapixels. Please make it smaller and send it again.",
  },
  limits: {
    status: 422,
    message: "This image takes too much work. Please make it smaller, save it as a JPEG and send that.",
  },
  kind: {
    status: 415,
    message: "The site cannot show this kind of image. Please send a JPEG, PNG, WebP or AVIF.",
  },
};

/** Contains crashes and memory of the decoders in a process. Throws an HttpError or a StoreWriteError. */
export async function renderInProcess(source: string, kind: ImageKind, folder: string): Promise<ImageSize> {
  // Checks the header first, so that refusals need not wait for other images.
  if (rendering.activeCount > 0) await checking(() => sizeFrom([source, kind]));
  return rendering(() => sizeFrom([source, kind, folder]));
}

async function sizeFrom(task: string[]): Promise<ImageSize> {
  const result = await resultOf(task);
  if ("size" in result) return result.size;
  if ("error" in result) {
    const { error, code } = result;
    throw new StoreWriteError(
      Object.assign(new Error("The image was not written", { cause: error }), { code }),
    );
  }
  const { status, message } = refusals[result.fault];
  throw new HttpError(status, message);
}

async function resultOf(task: string[]): Promise<ImageResult> {
  const child = fork(new URL("./image-worker.ts", import.meta.url), task, {
    execArgv: ["--max-old-space-size=128", "--max-semi-space-size=4", "--enable-source-maps"],
    // The process gets none of the site's secrets, because it parses untrusted files.
    env: { VIPS_WARNING: "1", MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const hanging = setTimeout(kill, maxMs);
  let result: ImageResult | null = null;
  child.once("message", (message) => {
    result = message as ImageResult;
  });
  try {
    const [, signal] = await once(child, "close");
    return result ?? { fault: signal === null ? "damaged" : "limits" };
  } finally {
    clearTimeout(hanging);
    process.off("exit", kill);
  }
}
