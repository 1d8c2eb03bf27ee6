import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { CachedResponse } from "../cache/cached-response.ts";
import { memoize } from "../cache/memoize.ts";

const maxBytes = 32 * 1024 * 1024;
const maxAgeMs = 15 * 60 * 1000;

export type PageCache = ReturnType<typeof createPageCache>;

/** Each pair of posts and dates has its own cache, so that a change of either invalidates all pages. */
export function createPageCache(posts: () => object, dates: () => object) {
  const pagesOfPosts = memoize((_posts: object) =>
    memoize((_dates: object) => ({
      cached: new LRUCache<string, CachedResponse>({
        maxSize: maxBytes,
        sizeCalculation: ({ size }) => size,
        ttl: maxAgeMs,
        ttlResolution: 1_000,
      }),
      rendering: new Map<string, Promise<unknown>>(),
    })),
  );
  const pagesNow = () => pagesOfPosts(posts())(dates());

  return {
    trySend(address: string, req: IncomingMessage, res: ServerResponse): boolean {
      if (req.method !== "GET" && req.method !== "HEAD") return false;
      return pagesNow().cached.get(address)?.trySend(req, res) ?? false;
    },

    /** Renders a page once for concurrent requests. */
    async find<T>(address: string, render: () => Promise<CachedResponse | T>): Promise<CachedResponse | T> {
      const { cached, rendering } = pagesNow();
      const present = cached.get(address) ?? rendering.get(address);
      if (present !== undefined) return present as CachedResponse | T;
      const page = render().finally(() => rendering.delete(address));
      rendering.set(address, page);
      const made = await page;
      if (made instanceof CachedResponse) cached.set(address, made);
      return made;
    },
  };
}
