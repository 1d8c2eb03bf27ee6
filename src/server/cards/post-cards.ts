import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Post, uncategorized } from "../../shared/post.ts";
import { log } from "../log.ts";
import { CardPainter } from "./card-painter.ts";
import type { CardText } from "./draw-card.ts";

type CardPost = Pick<Post, "id" | "slug" | "title" | "category" | "readingTime">;

/** The social cards of the posts: drawn when first asked for, and kept on disk until a post changes. */
export interface PostCards {
  /** The card as PNG with a tag that changes with it, or null where it is too long in coming. */
  cardOf(post: CardPost): Promise<{ png: Uint8Array; tag: string } | null>;
}

/** How much is drawn at once for those who ask, and how long they wait for it. */
interface CardLimits {
  mostWaiting: number;
  patienceMs: number;
}

const defaultCardLimits: CardLimits = {
  // Some seconds of drawing; a crawler that asks for more comes again.
  mostWaiting: 40,
  // Whoever waited this long gets none, but the drawing goes on for the next one.
  patienceMs: 4_000,
};

// Part of every tag: raise it when the look of the cards changes.
const edition = 1;

/** Keeps the cards in `folder`, one file a post, named by the post's id and what the card shows. */
export function createPostCards(
  folder: string,
  brand: { name: string; blog: string },
  { mostWaiting, patienceMs } = defaultCardLimits,
): PostCards {
  const painter = new CardPainter();
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function paintAndKeep(card: CardText, id: string, name: string): Promise<Uint8Array> {
    const png = await painter.paint(card);
    // A disk that refuses costs the next reader's time, not this one's picture.
    await keep(png, id, name).catch((err) => log.error({ err, card: name }, "error"));
    return png;
  }

  async function keep(png: Uint8Array, id: string, name: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = path.join(folder, `${name}.part`);
    try {
      await writeFile(unfinished, png, { mode: 0o600 });
      await rename(unfinished, path.join(folder, name));
    } finally {
      await rm(unfinished, { force: true });
    }
    const others = (await readdir(folder)).filter((file) => file.startsWith(`${id}.`) && file !== name);
    await Promise.all(others.map((file) => rm(path.join(folder, file), { force: true })));
  }

  return {
    async cardOf(post) {
      const card = cardText(post, brand);
      const tag = createHash("sha256")
        .update(JSON.stringify([edition, card]))
        .digest("hex")
        .slice(0, 16);
      const name = `${post.id}.${tag}.png`;
      const kept = await readFile(path.join(folder, name)).catch(() => null);
      if (kept !== null) return { png: kept, tag };
      let painting = underWay.get(name);
      if (painting === undefined) {
        if (painter.waiting >= mostWaiting) return null;
        painting = paintAndKeep(card, post.id, name).finally(() => underWay.delete(name));
        underWay.set(name, painting);
      }
      const png = await Promise.race([painting, wait(patienceMs, null, { ref: false })]);
      return png === null ? null : { png, tag };
    },
  };
}

function cardText(post: CardPost, brand: { name: string; blog: string }): CardText {
  const category = post.category || uncategorized;
  return {
    brand: brand.name,
    title: post.title,
    notes: [category, brand.blog, `${post.readingTime} min read`],
    drawing: { category, seed: post.slug },
  };
}
