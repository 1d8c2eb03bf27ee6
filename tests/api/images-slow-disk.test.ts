import type * as FileSystem from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { startApp } from "../support/server/app.ts";
import { imagesClient } from "../support/server/images.ts";

const openMs = 200;

// A disk that takes its time until a file is there.
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof FileSystem>();
  const open = (...args: Parameters<typeof fs.open>) => void setTimeout(() => fs.open(...args), openMs);
  const createWriteStream: typeof fs.createWriteStream = (file, options) =>
    fs.createWriteStream(file, { ...Object(options), fs: { ...fs, open } });
  return { ...fs, createWriteStream };
});

test("a file that is refused before it is there leaves nothing", async () => {
  const app = await startApp();
  const { sendFile } = imagesClient(() => app);
  expect((await sendFile("Hello", "photo.jpg")).status).toBe(415);
  await wait(2 * openMs);
  expect(await readdir(path.join(app.dataDir, "images"))).toEqual([]);
  await app.stop();
});
