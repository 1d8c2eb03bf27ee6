import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { createArticles } from "../../src/server/articles/articles.ts";
import { openSiteStore } from "../../src/server/collections.ts";
import { ImageFolder } from "../../src/server/images/image-folder.ts";
import * as samples from "../support/inputs/sample-images.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { blogClient } from "../support/server/blog.ts";
import { imagesClient } from "../support/server/images.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

// Encoding is work for the processor, in a process that starts for each image.
let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const { upload, list, remove, bytesAt } = imagesClient(() => app);
const { create, put } = blogClient(() => app);

const formats = ["avif", "webp", "jpg"] as const;

async function sizeAt(address: string): Promise<number[]> {
  const { width, height } = await sharp(await bytesAt(address)).metadata();
  return [width, height];
}

/** The color of one pixel, with its alpha where there is one. */
async function colorAt(address: string, left: number, top: number): Promise<number[]> {
  const pixel = sharp(await bytesAt(address)).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

describe("an uploaded image", () => {
  test("is answered with its address and size, and listed", async () => {
    const image = await upload(await samples.jpeg({ width: 2000, height: 1000 }));
    expect(image).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}-2000x1000$/),
      url: `/images/${image.id}/1600.jpg`,
      width: 2000,
      height: 1000,
    });
    const [first] = await list();
    expect(first).toEqual({
      ...image,
      kind: "jpeg",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      usedBy: [],
      usedByVersionsOf: [],
      titles: {},
    });
  });

  test("stands at each width in each format, for good, without a byte of negotiation", async () => {
    const { id } = await upload(await samples.jpeg({ width: 2000, height: 1000 }));
    for (const [width, height] of [
      [480, 240],
      [960, 480],
      [1600, 800],
    ]) {
      for (const format of formats) {
        const answer = await app.ask(`/images/${id}/${width}.${format}`, {
          headers: { Accept: "text/html" },
        });
        expect(answer.headers.get("Content-Type")).toBe(`image/${format === "jpg" ? "jpeg" : format}`);
        expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
        expect(answer.headers.get("Vary") ?? "").not.toMatch(/accept\b(?!-)/i);
        const metadata = await sharp(await answer.arrayBuffer()).metadata();
        expect([metadata.width, metadata.height]).toEqual([width, height]);
        expect(metadata.format).toBe(format === "jpg" ? "jpeg" : format === "avif" ? "heif" : "webp");
      }
    }
  });

  test.each([
    ["png", samples.png],
    ["webp", samples.webp],
    ["avif", samples.avif],
  ])("may be a %s, whatever it is called", async (kind, make) => {
    const { id, width, height } = await upload(await make());
    expect([width, height]).toEqual([900, 600]);
    expect((await list()).find((image) => image.id === id)?.kind).toBe(kind);
  });

  test("is never made larger: it stands at the wider addresses as it is", async () => {
    const { id } = await upload(await samples.jpeg({ width: 600, height: 300 }));
    expect(await sizeAt(`/images/${id}/480.jpg`)).toEqual([480, 240]);
    for (const format of formats) {
      expect(await sizeAt(`/images/${id}/960.${format}`)).toEqual([600, 300]);
      expect(await sizeAt(`/images/${id}/1600.${format}`)).toEqual([600, 300]);
    }
  });

  test("is turned upright, and keeps nothing that the camera wrote in any file", async () => {
    const photo = await samples.rotatedPhoto();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    expect(photo.includes("secret-name")).toBe(true);

    const { id, width, height } = await upload(photo);
    expect([width, height]).toEqual([600, 900]);
    expect(await sizeAt(`/images/${id}/480.webp`)).toEqual([480, 720]);
    const folder = path.join(app.dataDir, "images", id);
    const files = await readdir(folder);
    expect(files).toHaveLength(10);
    for (const name of files) {
      const bytes = await readFile(path.join(folder, name));
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([name, exif, xmp, iptc, orientation ?? 1]).toEqual([name, undefined, undefined, undefined, 1]);
      expect(bytes.includes("secret-name")).toBe(false);
    }
    // Turned to the right, what was at the left is above.
    expect(await colorAt(`/images/${id}/480.jpg`, 240, 100)).toEqual([254, 0, 0]);
    expect(await colorAt(`/images/${id}/480.jpg`, 240, 600)).toEqual([0, 0, 254]);
  });

  test("is white behind what is transparent in JPEG, and stays transparent in the others", async () => {
    const { id } = await upload(await samples.transparentPng());
    const cornerOf = (format: string) => colorAt(`/images/${id}/480.${format}`, 10, 10);
    expect(await cornerOf("jpg")).toEqual([255, 255, 255]);
    expect((await cornerOf("webp"))[3]).toBe(0);
    expect((await cornerOf("avif"))[3]).toBe(0);
    const card = sharp(await bytesAt(`/images/${id}/card.jpg`));
    expect((await card.metadata()).channels).toBe(3);
  });

  test("is its first picture where it moves", async () => {
    const { id, width, height } = await upload(await samples.animatedWebp());
    expect([width, height]).toEqual([300, 200]);
    const { pages } = await sharp(await bytesAt(`/images/${id}/480.webp`)).metadata();
    expect(pages ?? 1).toBe(1);
  });

  test("has a card of 1200 x 630 and at most 300 kB, however small, thin or noisy it is", async () => {
    const noise = await sharp({
      create: {
        width: 1200,
        height: 900,
        channels: 3,
        background: "#888888",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    const line = await samples.png({ width: 2, height: 20_000 });
    for (const bytes of [noise, await samples.jpeg({ width: 30, height: 400 }), line]) {
      const { id } = await upload(bytes);
      const card = await bytesAt(`/images/${id}/card.jpg`);
      const { width, height, format } = await sharp(card).metadata();
      expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
      expect(card.length).toBeLessThanOrEqual(300_000);
    }
  });

  test("is kept once, however often it is sent", async () => {
    const bytes = await samples.jpeg({ color: "#123456" });
    const images = await Promise.all([upload(bytes), upload(bytes), upload(bytes)]);
    expect(new Set(images.map(({ id }) => id)).size).toBe(1);
    expect((await list()).filter(({ id }) => id === images[0].id)).toHaveLength(1);
    expect(await upload(bytes)).toEqual(images[0]);
  });

  test("is listed once, also where another process has listed it meanwhile", async () => {
    const store = await openSiteStore(await temporaryFolder());
    onTestFinished(() => store.close());
    // What others change is known a second later.
    const before = store.images.read();
    const late = await untilTestEnds(
      startApp({ store: { ...store, images: { ...store.images, read: () => before } } }),
    );
    const bytes = await samples.jpeg({ width: 30, height: 20 });
    const client = imagesClient(() => late);
    const { id } = await client.upload(bytes);
    const { uploaded } = store.images.read();
    expect(uploaded).toMatchObject([{ id }]);
    expect((await client.upload(bytes)).id).toBe(id);
    expect(store.images.read().uploaded).toEqual(uploaded);
  });

  test("is whole again once it is sent anew where a backup was restored without its files", async () => {
    const bytes = await samples.jpeg({ color: "#654321" });
    const { id, url } = await upload(bytes);
    const entryOf = async () => (await list()).filter((entry) => entry.id === id);
    const entry = await entryOf();
    await rm(path.join(app.dataDir, "images", id), { recursive: true });
    expect((await app.ask(url)).status).toBe(404);
    expect((await upload(bytes)).id).toBe(id);
    expect(await sizeAt(url)).toEqual([900, 600]);
    expect(await entryOf()).toEqual(entry);
  });

  test("can be sent with 7 others at once", async () => {
    const bytes = await Promise.all(Array.from({ length: 8 }, (_, index) => samples.numbered(index)));
    const images = await Promise.all(bytes.map(upload));
    expect(new Set(images.map(({ id }) => id)).size).toBe(8);
    const names = await readdir(path.join(app.dataDir, "images"));
    expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  test("is rendered once, sent twice at once", async () => {
    const rendering = vi.spyOn(ImageFolder.prototype, "temporaryFolder");
    onTestFinished(() => rendering.mockRestore());
    const bytes = await samples.numbered(30);
    const [one, other] = await Promise.all([upload(bytes), upload(bytes)]);
    expect(one).toEqual(other);
    expect(rendering).toHaveBeenCalledOnce();
  });

  test("may be higher than WebP can be", async () => {
    const { id, height } = await upload(await samples.png({ width: 500, height: 20_000 }));
    expect(height).toBe(20_000);
    expect(await sizeAt(`/images/${id}/1600.webp`)).toEqual([400, 16_000]);
  });
});

test("the page of a post keeps room for its images, and is shared with the card of its cover", async () => {
  const site = await untilTestEnds(startApp({ render, articles: createArticles() }));
  const { url, id } = await imagesClient(() => site).upload(await samples.jpeg({ width: 1200, height: 900 }));
  const { slug } = await blogClient(() => site).create({ imageUrl: url, content: `![An oak](${url})` });
  const html = await (await site.ask(`/blogs/${slug}`)).text();
  expect(html.match(/<picture/g)).toHaveLength(2);
  const [cover = "", inText = ""] = html.match(/<img[^>]*\/images\/[^>]*>/g) ?? [];
  for (const image of [cover, inText]) {
    expect(image).toContain('width="1200" height="900"');
    expect(image).toContain(`src="${url}"`);
    expect(image).toContain(`/images/${id}/480.jpg 480w, /images/${id}/960.jpg 960w, ${url} 1200w`);
  }
  expect(inText).toContain('alt="An oak"');
  expect(html).toContain(`property="og:image" content="https://www.example.test/images/${id}/card.jpg"`);
  expect(html).toContain('property="og:image:type" content="image/jpeg"');
  const feed = await (await site.ask("/feed.json")).json();
  expect(feed.items.find(({ title }: { title: string }) => title === "An article").image).toBe(
    `https://www.example.test${url}`,
  );
});

describe("the library", () => {
  test("names the posts that show an image by cover or text, and those in the trash", async () => {
    const { id, url } = await upload(await samples.jpeg({ color: "#abcdef" }));
    const usedBy = async () => (await list()).find((image) => image.id === id)?.usedBy.toSorted();
    const cover = await create({ title: "By its cover", imageUrl: url });
    expect(cover.imageUrl).toBe(url);
    const text = await create({ title: "By its text", content: `![Alt](${url})` });
    await create({ title: "By a whole address", content: `![Alt](https://www.example.test${url})` });
    const all = ["by-a-whole-address", "by-its-cover", "by-its-text"];
    expect(await usedBy()).toEqual(all);
    expect((await list()).find((image) => image.id === id)?.titles).toEqual({
      "by-a-whole-address": "By a whole address",
      "by-its-cover": "By its cover",
      "by-its-text": "By its text",
    });

    await app.ask(`/api/blogs/${text.id}`, { method: "DELETE" });
    expect(await usedBy()).toEqual(all);
    const refused = await remove(id);
    expect(refused.status).toBe(409);
    const { message, usedBy: users } = await refused.json();
    expect(message).toMatch(/cannot be deleted/);
    expect(users.toSorted()).toEqual(all);
    expect((await app.ask(url)).status).toBe(200);

    await put(cover.id, { ...cover, id: undefined });
  });

  test("names the posts of which only a kept version shows an image, which does not keep it", async () => {
    const { id, url } = await upload(await samples.jpeg({ color: "#a1b2c3" }));
    const users = async () => {
      const { usedBy, usedByVersionsOf } = (await list()).find((image) => image.id === id) ?? {};
      return { usedBy, usedByVersionsOf };
    };
    const post = await create({ title: "Once with it", content: `![Alt](${url})` });
    const save = (content: string) => put(post.id, { title: "Once with it", content });
    await save("Without it");
    expect(await users()).toEqual({ usedBy: [], usedByVersionsOf: ["once-with-it"] });
    await save(`Again: ![Alt](${url})`);
    expect(await users()).toEqual({ usedBy: ["once-with-it"], usedByVersionsOf: [] });
    for (let n = 0; n < 30; n += 1) await save(`Without it ${n}`);
    expect(await users()).toEqual({ usedBy: [], usedByVersionsOf: ["once-with-it"] });
    await save("Without it for the 31st time");
    expect(await users()).toEqual({ usedBy: [], usedByVersionsOf: [] });
    expect((await remove(id)).status).toBe(204);
  });

  test("deletes an image that nobody shows, files and all, and takes it again", async () => {
    const bytes = await samples.jpeg({ color: "#fedcba" });
    const { id, url } = await upload(bytes);
    expect((await remove(id)).status).toBe(204);
    expect((await app.ask(url)).status).toBe(404);
    expect(existsSync(path.join(app.dataDir, "images", id))).toBe(false);
    expect((await list()).some((image) => image.id === id)).toBe(false);
    expect((await remove(id)).status).toBe(404);
    expect((await upload(bytes)).id).toBe(id);
    expect((await app.ask(url)).status).toBe(200);
  });
});

describe("addresses that lead to no image", () => {
  test.each(["481.jpg", "480.png", "480.jpg.avif", "original.jpg", "..%2foriginal.jpg"])(
    "…/%s is 404",
    async (name) => {
      const { id } = await upload(await samples.jpeg());
      const answer = await app.ask(`/images/${id}/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("Content-Type") ?? "").not.toMatch(/^image/);
      expect(answer.headers.get("Cache-Control")).not.toMatch(/immutable/);
    },
  );

  test.each([
    `/images/${"0".repeat(32)}-10x10/480.jpg`,
    "/images/..%2f..%2fposts.json/480.jpg",
    "/images/x/card.jpg",
  ])("%s is 404", async (address) => {
    expect((await app.ask(address)).status).toBe(404);
  });
});
