import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { imagePath, uploadedImage } from "../../shared/images/image.ts";
import type { AdminPost } from "../../shared/posts/admin-post.ts";
import { replaceAddresses } from "../import/addresses.ts";
import { writeMarkdownFile } from "../import/front-matter.ts";
import { type AskSite, jsonOf } from "../with-site.ts";

export interface ExportReport {
  posts: number;
  images: number;
  /** Images whose files the site does not have, with the posts that show them. */
  missing: string[];
}

const imagesFolder = "images";

/**
 * Writes each post, drafts too, as `{slug}.md`, and the images that they show, 1600 px wide at most, as WebP. Images have
 * the names of the posts that show them first, so that an export of what was imported has the same names.
 */
export async function exportPosts(folder: string, ask: AskSite): Promise<ExportReport> {
  const posts = jsonOf<AdminPost[]>(await ask("GET", "/api/blogs"));
  const report: ExportReport = { posts: 0, images: 0, missing: [] };
  const namesById = new Map<string, string | null>();
  const namesByHash = new Map<string, string>();

  /** The file of an image, or null where the site does not have it. */
  async function fileOf(id: string, slug: string, number: number): Promise<string | null> {
    const known = namesById.get(id);
    if (known !== undefined) return known;
    const { status, bytes } = await ask("GET", imagePath(id, 1600, "webp"));
    if (status !== 200) return null;
    const hash = createHash("sha256").update(bytes).digest("hex");
    const same = namesByHash.get(hash);
    if (same !== undefined) return same;
    const name = `${imagesFolder}/${slug}-${number}.webp`;
    await writeFile(path.join(folder, name), bytes, { flag: "wx" });
    namesByHash.set(hash, name);
    report.images += 1;
    return name;
  }

  async function writePost(post: AdminPost): Promise<void> {
    const ids = new Set<string>();
    const idIn = (url: string) => uploadedImage(url)?.id ?? null;
    const cover = idIn(post.imageUrl);
    if (cover !== null) ids.add(cover);
    replaceAddresses(post.content, ({ url }) => {
      const id = idIn(url);
      if (id !== null) ids.add(id);
      return null;
    });
    let number = 1;
    for (const id of ids) {
      const before = report.images;
      const name = await fileOf(id, post.slug, number);
      if (name === null) report.missing.push(`${imagePath(id, 1600, "jpg")} in ${post.slug}`);
      namesById.set(id, name);
      number += report.images - before;
    }
    const nameOf = (url: string) => namesById.get(idIn(url) ?? "") ?? null;
    const { title, slug, summary, category, status, createdAt, imageUrl } = post;
    const text = writeMarkdownFile(
      { title, date: createdAt, slug, summary, category, status, image: nameOf(imageUrl) ?? imageUrl },
      replaceAddresses(post.content, ({ url }) => nameOf(url)),
    );
    await writeFile(path.join(folder, `${slug}.md`), text, { flag: "wx" });
    report.posts += 1;
  }

  await mkdir(path.join(folder, imagesFolder));
  for (const post of posts.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) await writePost(post);
  return report;
}
