import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { blog } from "../../../content/blog.ts";
import { site } from "../../../content/site.ts";
import { type Post, uncategorized } from "../../shared/posts/post.ts";
import { log } from "../logging/log.ts";
import { codeOf } from "../store/errors.ts";
import { CardPainter } from "./card-painter.ts";
import type { CardText } from "./draw-card.ts";

type CardPost = Pick<Post, "id" | "slug" | "title" | "category" | "readingTime">;

/** The social cards of the posts, kept on disk until a post changes. */
export interface PostCards {
  /** The card as PNG with a tag that changes with it, or null where it is too long in coming. */
  cardOf(post: CardPost): Promise<{ png: Uint8Array; tag: string } | null>;
  /** Draws a card that is not kept yet, however long it takes. */
  prepare(post: CardPost): Promise<void>;
  /** Removes the cards of the posts that are no more; `isThere` is asked for a post's id. */
  tidy(isThere: (id: string) => boolean): Promise<void>;
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
export function createPostCards(folder: string, { mostWaiting, patienceMs } = defaultCardLimits): PostCards {
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

  function paintOnce(card: CardText, id: string, name: string): Promise<Uint8Array> {
    const present = underWay.get(name);
    if (present !== undefined) return present;
    const painting = paintAndKeep(card, id, name).finally(() => underWay.delete(name));
    underWay.set(name, painting);
    return painting;
  }

  return {
    async cardOf(post) {
      const { card, tag, name } = describe(post);
      const kept = await readFile(path.join(folder, name)).catch(() => null);
      if (kept !== null) return { png: kept, tag };
      if (!underWay.has(name) && painter.waiting >= mostWaiting) return null;
      const painting = paintOnce(card, post.id, name);
      const png = await Promise.race([painting, wait(patienceMs, null, { ref: false })]);
      return png === null ? null : { png, tag };
    },
    async prepare(post) {
      const { card, name } = describe(post);
      if (existsSync(path.join(folder, name))) return;
      await paintOnce(card, post.id, name);
    },
    async tidy(isThere) {
      const isGone = (name: string) => !isThere(name.split(".")[0] ?? "");
      // What is being drawn would be kept after its post is gone.
      const drawing = [...underWay].filter(([name]) => isGone(name)).map(([, painting]) => painting);
      await Promise.allSettled(drawing);
      const names = await readdir(folder).catch((error: unknown) => {
        if (codeOf(error) === "ENOENT") return [];
        throw error;
      });
      await Promise.all(names.filter(isGone).map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

/** What a post's card shows, a tag for that, and the file that it is kept in. */
function describe(post: CardPost): { card: CardText; tag: string; name: string } {
  const category = post.category || uncategorized;
  const card = {
    brand: site.name,
    title: post.title,
    notes: [category, blog.hero.title, `${post.readingTime} min read`],
    drawing: { category, seed: post.slug },
  };
  const shown = JSON.stringify([edition, card]);
  const tag = createHash("sha256").update(shown).digest("hex").slice(0, 16);
  return { card, tag, name: `${post.id}.${tag}.png` };
}
