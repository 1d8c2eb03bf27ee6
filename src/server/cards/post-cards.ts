import { hash } from "node:crypto";
import * as fs from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { blog } from "../../../content/blog.ts";
import { site } from "../../../content/site.ts";
import { type Post, uncategorized } from "../../shared/posts/post.ts";
import { firstFigure } from "../articles/parse-figure.ts";
import { log } from "../logging/log.ts";
import { replaceFile } from "../store/files.ts";
import { WorkerThread } from "../threads/worker-thread.ts";
import type { CardText } from "./draw-card.ts";

type CardPost = Pick<Post, "id" | "slug" | "title" | "category" | "content" | "readingTime">;

export type PostCards = ReturnType<typeof createPostCards>;

interface CardLimits {
  maxPending: number;
  timeoutMs: number;
}

const defaultLimits: CardLimits = { maxPending: 40, timeoutMs: 4_000 };

// A card takes 0.3 s, the first one of a thread 1 s.
const maxCpuMs = 30_000;

// Cache busting: raise it when the design or the encoder changes.
const designVersion = 5;

/** Caches cards in `folder`, named by the post's id and a content hash. */
export function createPostCards(folder: string, { maxPending, timeoutMs } = defaultLimits) {
  const thread = new WorkerThread<CardText, Uint8Array>(
    new URL("./card-worker.ts", import.meta.url),
    maxCpuMs,
  );
  const pending = new Map<string, Promise<Uint8Array>>();

  function drawOnce(card: CardText, id: string, name: string): Promise<Uint8Array> {
    const present = pending.get(name);
    if (present !== undefined) return present;
    const drawing = drawAndSave(card, id, name).finally(() => pending.delete(name));
    pending.set(name, drawing);
    return drawing;
  }

  async function drawAndSave(card: CardText, id: string, name: string): Promise<Uint8Array> {
    const png = await thread.run(card);
    await save(png, id, name).catch((err) => log.error({ err, card: name }, "error"));
    return png;
  }

  async function save(png: Uint8Array, id: string, name: string): Promise<void> {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await replaceFile(fs, path.join(folder, name), png);
    const earlier = (await fs.readdir(folder)).filter((file) => file.startsWith(`${id}.`) && file !== name);
    await Promise.all(earlier.map((file) => fs.rm(path.join(folder, file), { force: true })));
  }

  return {
    /** Null if drawing takes too long. The tag changes with the card. */
    async cardOf(post: CardPost): Promise<{ png: Uint8Array; tag: string } | null> {
      const { card, tag, name } = describe(post);
      const cached = await fs.readFile(path.join(folder, name)).catch(() => null);
      if (cached !== null) return { png: cached, tag };
      if (!pending.has(name) && pending.size >= maxPending) return null;
      const drawing = drawOnce(card, post.id, name);
      const png = await Promise.race([drawing, wait(timeoutMs, null, { ref: false })]);
      return png === null ? null : { png, tag };
    },
  };
}

function describe(post: CardPost): { card: CardText; tag: string; name: string } {
  const category = post.category || uncategorized;
  const card = {
    brand: site.name,
    title: post.title,
    notes: [category, blog.hero.title, `${post.readingTime} min read`],
    drawing: { category, seed: post.slug, figure: firstFigure(post.content) },
  };
  const shown = JSON.stringify([designVersion, card]);
  const tag = hash("sha256", shown, "hex").slice(0, 16);
  return { card, tag, name: `${post.id}.${tag}.png` };
}
