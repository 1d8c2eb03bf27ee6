import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { CachedResponse } from "../cache/cached-response.ts";
import { memoize } from "../cache/memoize.ts";

const maxBytes = 32 * 1024 * 1024;
// The footer's year comes from the clock.
const maxAgeMs = 15 * 60 * 1000;

export interface PageCache {
  /** Answers a request with the page that is cached for the address; says whether it could. */
  trySend(address: string, req: IncomingMessage, res: ServerResponse): boolean;
  /** The page of an address: rendered once for all who ask at the same time, and cached if it is a `CachedResponse`. */
  find<T>(address: string, render: () => Promise<CachedResponse | T>): Promise<CachedResponse | T>;
}

/** A cache of pages that are rendered from posts and dates: each pair of them has pages of its own. */
export function createPageCache(posts: () => object, dates: () => object): PageCache {
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
    trySend(address, req, res) {
      if (req.method !== "GET" && req.method !== "HEAD") return false;
      return pagesNow().cached.get(address)?.trySend(req, res) ?? false;
    },

    async find<T>(address: string, render: () => Promise<CachedResponse | T>) {
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
