import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as samples from "../support/inputs/sample-images.ts";
import { startWithAccount } from "../support/server/account.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { formWith, imagesClient } from "../support/server/images.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const { send, sendFile, list } = imagesClient(() => app);

async function expectRefused(answer: Response, status: number, message: RegExp): Promise<void> {
  const body = await answer.json();
  expect([answer.status, body.message]).toEqual([status, expect.stringMatching(message)]);
  expect(await readdir(path.join(app.dataDir, "images"))).toEqual([]);
  expect(await list()).toEqual([]);
}

const box = (brand: string, ...others: string[]) => {
  const text = `ftyp${brand}\0\0\0\0${others.join("")}`;
  const bytes = Buffer.from(`\0\0\0\0${text}${"\0".repeat(100)}`, "latin1");
  bytes.writeUInt32BE(text.length + 4);
  return bytes;
};

const html = "<!DOCTYPE html><html><body><script>alert(document.domain)</script></body></html>";

describe("what is none of the four kinds is refused with 415 and what to do", () => {
  test.each([
    ["an SVG", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>', /SVG.*JPEG/],
    ["HTML", `  ${html}`, /web page/],
    ["a HEIC photo", box("heic", "mif1", "heic"), /HEIC.*export it as a JPEG/],
    ["a GIF", "GIF89a\x01\0\x01\0", /GIF.*JPEG/],
    ["a text", "Hello", /send a JPEG, PNG, WebP or AVIF/],
    ["an empty file", "", /empty/],
  ])("%s", async (_, bytes, message) => {
    await expectRefused(await sendFile(bytes, "photo.jpg"), 415, message);
  });

  test("a HEIC photo that says it is an AVIF", async () => {
    const refused = await sendFile(box("avif", "mif1", "heic"));
    expect([415, 422]).toContain(refused.status);
  });
});

describe("what is another document as well is an image by its first bytes, and nothing of the other is kept:", () => {
  test.each<[string, () => Promise<Buffer>, string]>([
    [
      "a web page behind a JPEG",
      async () => Buffer.concat([await samples.jpeg(), Buffer.from(html)]),
      "<script>",
    ],
    ["a PNG with an SVG in a text", async () => withText(await samples.png(), "<svg onload=x>"), "<svg"],
    ["a PDF in a PNG", async () => withText(await samples.png(), "%PDF-1.7 and the rest of it"), "%PDF-"],
    [
      "an archive behind a WebP",
      async () => Buffer.concat([await samples.webp(), Buffer.from("PK\x05\x06rest")]),
      "PK\x05\x06",
    ],
  ])("%s", async (_, make, trace) => {
    const other = await untilTestEnds(startApp());
    const { id } = await imagesClient(() => other).upload(await make());
    const folder = path.join(other.dataDir, "images", id);
    const names = await readdir(folder);
    expect(names.length).toBeGreaterThan(9);
    for (const name of names)
      expect([name, (await readFile(path.join(folder, name))).includes(trace)]).toEqual([name, false]);
  });
});

describe("what cannot be shown is refused with 422", () => {
  test.each([
    ["the head of a JPEG", async () => Buffer.from("\xff\xd8\xff\xe0and then nothing", "latin1")],
    ["half of a JPEG", async () => half(await samples.rotatedPhoto())],
    ["half of a PNG", async () => half(await samples.transparentPng())],
    ["half of a WebP", async () => half(await samples.animatedWebp())],
    ["half of an AVIF", async () => half(await samples.avif())],
    ["a WebP that is called PNG by its bytes", async () => withHead(await samples.webp())],
  ])("%s", async (_, make) => {
    await expectRefused(await sendFile(await make()), 422, /damaged.*save it again/);
  });

  test("an image of more than 50 megapixels, before any of it is decoded", async () => {
    await expectRefused(await sendFile(await samples.hugePng()), 422, /more than 50 megapixels/);
  });

  test("the same while others are made, and before they are", async () => {
    const busy = await untilTestEnds(startApp());
    const client = imagesClient(() => busy);
    const files = await Promise.all(
      Array.from({ length: 3 }, (_, at) => samples.jpeg({ width: 1_500 + at, height: 1_000 })),
    );
    const order: number[] = [];
    const sent = files.map(async (bytes) => order.push((await client.sendFile(bytes)).status));
    await expect.poll(() => readdir(path.join(busy.dataDir, "images"))).not.toEqual([]);
    order.push((await client.sendFile(await samples.hugePng())).status);
    await Promise.all(sent);
    expect(order.filter((status) => status === 201)).toHaveLength(3);
    expect(order.indexOf(422)).toBeLessThan(3);
  });
});

describe("what is no upload is refused", () => {
  test("more than 20 MB, said or sent", async () => {
    const bytes = Buffer.alloc(20_000_001);
    (await samples.jpeg()).copy(bytes);
    await expectRefused(await sendFile(bytes), 413, /larger than 20 MB/);
    await expectRefused(await sendFile(Buffer.alloc(30_000_000)), 413, /larger than 20 MB/);
  });

  test("two files", async () => {
    const form = formWith("file", await samples.jpeg(), "a.jpg");
    form.append("file", new Blob(["another"]), "b.jpg");
    await expectRefused(await send(form), 400, /one image/);
  });

  test("a file in another field, a text in this one, and a form of nothing", async () => {
    await expectRefused(await send(formWith("image", await samples.jpeg(), "a.jpg")), 400, /field file/);
    const textual = new FormData();
    textual.append("file", "text");
    await expectRefused(await send(textual), 400, /field file/);
    await expectRefused(await send(new FormData()), 400, /./);
  });

  test("JSON, and a form without a boundary", async () => {
    await expectRefused(await app.ask("/api/images", { body: { file: "x" } }), 415, /multipart/);
    const headers = { "Content-Type": "multipart/form-data" };
    await expectRefused(await app.ask("/api/images", { body: "file", headers }), 400, /boundary/);
  });

  test("a form that ends in the middle", async () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8';
    await expectRefused(await app.ask("/api/images", { body, headers }), 400, /interrupted/);
  });

  test("what is sent from another site's page", async () => {
    const form = formWith("file", await samples.jpeg(), "a.jpg");
    await expectRefused(await send(form, { "Sec-Fetch-Site": "cross-site" }), 403, /own pages/);
  });

  test("a form without end, be it in its file or around it", async () => {
    for (const [begin, message] of [
      ["", /larger than 20 MB/],
      ['--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n', /larger than 20 MB/],
      [
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8\xff',
        /larger than 20 MB/,
      ],
    ] as const) {
      const sending = sendWithoutEnd();
      sending.write(Buffer.from(begin, "latin1"));
      const answered = once(sending, "response") as Promise<[IncomingMessage]>;
      const piece = Buffer.alloc(1_000_000, "x");
      const more = () => {
        while (!sending.destroyed && sending.write(piece));
      };
      sending.on("drain", more);
      more();
      const [answer] = await answered;
      expect([answer.statusCode, JSON.parse(await text(answer)).message]).toEqual([
        413,
        expect.stringMatching(message),
      ]);
      sending.destroy();
    }
  });

  test("another kind as soon as its first bytes are there", async () => {
    const sending = sendWithoutEnd();
    sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    sending.write(Buffer.concat([box("heic", "mif1"), Buffer.alloc(600)]));
    const [answer] = (await once(sending, "response")) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([415, expect.stringMatching(/HEIC/)]);
    sending.destroy();
  });

  test("a connection that breaks off leaves nothing", async () => {
    const sending = sendWithoutEnd();
    sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8');
    const kept = () => readdir(path.join(app.dataDir, "images"));
    await expect.poll(kept).toHaveLength(1);
    sending.destroy();
    await expect.poll(kept).toEqual([]);
  });

  test("what the disk does not take, and nothing is listed; the next try goes well", async () => {
    const files = faultyFiles();
    const full = await untilTestEnds(startApp({}, { fileSystem: files }));
    const client = imagesClient(() => full);
    const bytes = await samples.jpeg();
    files.fail("writeFile", "ENOSPC");
    const refused = await client.sendFile(bytes);
    expect([refused.status, (await refused.json()).message]).toEqual([507, expect.stringMatching(/no room/)]);
    expect(await client.list()).toEqual([]);
    files.heal();
    const { url } = await client.upload(bytes);
    expect((await full.ask(url)).status).toBe(200);
  });

  test("a picture of anybody but the administrator", async () => {
    const closed = await untilTestEnds(startWithAccount());
    const refused = await imagesClient(() => closed).sendFile(await samples.jpeg());
    expect(refused.status).toBe(401);
    expect(await readdir(path.join(closed.dataDir, "images"))).toEqual([]);
  });
});

/** A request whose body is still to be written. */
function sendWithoutEnd(): ClientRequest {
  const sending = request(`${app.url}/api/images`, {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  });
  return sending.on("error", () => {});
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

function withHead(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), bytes]);
}

/** A PNG with a chunk of text behind its header. */
function withText(png: Buffer, text: string): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(`tEXtComment\0${text}`), Buffer.alloc(4)]);
  chunk.writeUInt32BE(chunk.length - 12);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
