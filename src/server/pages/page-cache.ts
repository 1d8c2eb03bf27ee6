import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { KeptAnswer, sendStanding } from "../http/cached-response.ts";

const maxBytes = 32 * 1024 * 1024;
// The footer's year comes from the clock.
const maxAgeMs = 15 * 60 * 1000;

/** Finished public pages in memory. */
export interface PageCache {
  /** Answers a request with the page that is kept for the address; says whether it could. */
  answer(address: string, req: IncomingMessage, res: ServerResponse): boolean;
  /**
   * Makes what an address shows, once for all who ask for it at the same time, and keeps it if it is a page to keep.
   */
  find<T>(address: string, make: () => Promise<KeptAnswer | T>): Promise<KeptAnswer | T>;
}

/** A cache of pages that are made from `stateOf()`: a new state makes all of them old at once. */
export function createPageCache(stateOf: () => unknown): PageCache {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    // The compressed forms come to less than half of the page.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.5) + 1,
    ttl: maxAgeMs,
    ttlResolution: 1_000,
  });
  let state = stateOf();
  let underWay = new Map<string, Promise<unknown>>();

  function dropOld(): void {
    if (stateOf() === state) return;
    state = stateOf();
    kept.clear();
    underWay = new Map();
  }

  return {
    answer(address, req, res) {
      if (req.method !== "GET" && req.method !== "HEAD") return false;
      dropOld();
      const page = kept.get(address);
      return page !== undefined && sendStanding(page, req, res);
    },

    find<T>(address: string, make: () => Promise<KeptAnswer | T>) {
      dropOld();
      const standing = kept.get(address) ?? underWay.get(address);
      if (standing !== undefined) return Promise.resolve(standing as KeptAnswer | T);
      const making = underWay;
      const found = make()
        .then((made) => {
          // One that was begun before a change shows what was there before.
          if (made instanceof KeptAnswer && making === underWay) kept.set(address, made);
          return made;
        })
        .finally(() => making.delete(address));
      making.set(address, found);
      return found;
    },
  };
}
