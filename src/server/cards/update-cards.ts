import { log } from "../logging/log.ts";
import { toPost } from "../posts/posts-view.ts";
import type { PostsState, StoredPost } from "../posts/stored-posts.ts";
import type { PostCards } from "./post-cards.ts";

interface StoredPosts {
  read(): PostsState;
  onChange(listener: () => void): void;
}

/**
 * Draws the card of each saved post in the background, so that the first who shares it need not wait, and deletes those
 * of deleted posts. Drafts have none, and that of a scheduled post waits for its time with it. At the start nothing is drawn.
 */
export function updateCards(posts: StoredPosts, cards: PostCards): void {
  let known = byId(posts);
  const saved = new Set<string>();
  let drawing = false;

  // One after the other, so that whoever asks for a card is next.
  async function drawSaved(): Promise<void> {
    if (drawing) return;
    drawing = true;
    for (const id of saved) {
      saved.delete(id);
      const post = known.get(id);
      if (post !== undefined) await cards.prepare(toPost(post)).catch(logError);
    }
    drawing = false;
  }

  function prune(): void {
    cards.prune((id) => known.has(id)).catch(logError);
  }

  posts.onChange(() => {
    const previous = known;
    known = byId(posts);
    for (const [id, post] of known) if (previous.get(id) !== post) saved.add(id);
    void drawSaved();
    if ([...previous.keys()].some((id) => !known.has(id))) prune();
  });
  prune();
}

// A post that did not change stays the same object.
function byId(posts: StoredPosts): ReadonlyMap<string, StoredPost> {
  const shared = posts.read().posts.filter(({ status }) => status !== "draft");
  return new Map(shared.map((post) => [post.id, post]));
}

function logError(err: unknown): void {
  log.error({ err }, "error");
}
