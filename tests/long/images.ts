/** Uploads photos while visitors read: `node tests/long/images.ts [count]`. Needs the build. */
import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { memoryOf } from "../support/server/process-use.ts";
import { startSite } from "../support/server/site.ts";

const inRow = Number(process.argv[2] ?? 200);
const atOnce = 20;

// Made before the measurement, because that is more work than the site's.
const folder = await mkdtemp(path.join(tmpdir(), "photos-"));
for (let number = 0; number <= inRow + atOnce; number++) await makePhoto(number);

const site = await startSite({ ADMIN_PASSWORD: password });
const cookie = await cookieOf(site.url);
await sendPhoto(0);
const before = await memoryOf(site);

let uploading = true;
const waits: number[] = [];
const reading = (async () => {
  while (uploading) {
    for (const page of ["/", "/blogs", "/api/blogs?fields=summary", `/about?${waits.length}`])
      waits.push(await timeOf(page));
    await wait(50);
  }
})();
const begun = performance.now();
const statuses: number[] = [];
for (let number = 1; number <= inRow; number++) statuses.push(await sendPhoto(number));
const perPhoto = (performance.now() - begun) / inRow;
const after = await memoryOf(site);
const photos = Array.from({ length: atOnce }, (_, index) => sendPhoto(inRow + 1 + index));
statuses.push(...(await Promise.all(photos)));
uploading = false;
await reading;
await wait(2_000);
const last = await memoryOf(site);
await site.stop();
await rm(folder, { recursive: true });

waits.sort((a, b) => a - b);
const slowest = waits.at(-1) ?? 0;
console.info(
  `${statuses.length} uploads, ${perPhoto.toFixed(0)} ms each in a row; memory ${before.toFixed(0)} MB before, ` +
    `${after.toFixed(0)} MB after ${inRow}, ${last.toFixed(0)} MB after ${atOnce} at once; ${waits.length} pages, ` +
    `${(waits[Math.floor(waits.length * 0.99)] ?? 0).toFixed(0)} ms (99 %), ${slowest.toFixed(0)} ms (slowest)`,
);
const isWell = statuses.every((status) => status === 201) && last - before < 50 && slowest < 100;
process.exitCode = isWell ? 0 : 1;

function photo(number: number): string {
  return path.join(folder, `${number}.jpg`);
}

async function makePhoto(number: number): Promise<void> {
  const noise = { type: "gaussian" as const, mean: 60 + (number % 120), sigma: 12 };
  const create = { width: 1_600 + number, height: 1_200, channels: 3 as const, background: "#888888", noise };
  await sharp({ create }).jpeg({ quality: 85 }).toFile(photo(number));
}

async function sendPhoto(number: number): Promise<number> {
  const form = new FormData();
  form.append("file", await openAsBlob(photo(number)), "photo.jpg");
  const answer = await fetch(`${site.url}/api/images`, { method: "POST", body: form, headers: { cookie } });
  await answer.text();
  return answer.status;
}

async function timeOf(page: string): Promise<number> {
  const asked = performance.now();
  await (await fetch(site.url + page)).text();
  return performance.now() - asked;
}
