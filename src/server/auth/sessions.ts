import { hash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { log } from "../logging/log.ts";
import type { Collection, CollectionDefinition } from "../store/collection.ts";

const sessionsSchema = v.array(
  v.object({
    /** A hash of the id in the cookie: the file alone lets nobody in. */
    idHash: v.string(),
    username: v.string(),
    /** Milliseconds since 1970, as are all times here. */
    createdAt: v.number(),
    seenAt: v.number(),
  }),
);

export type SessionRecord = v.InferOutput<typeof sessionsSchema>[number];

export const sessionsCollection: CollectionDefinition<SessionRecord[]> = {
  schema: sessionsSchema,
  first: [],
  keys: { "": ({ idHash }: SessionRecord) => idHash },
};

const hour = 3_600_000;
export const idleMs = 12 * hour;
export const lifetimeMs = 7 * 24 * hour;
// Writing down each request would write the file at each request.
const seenEveryMs = 5 * 60_000;
const endedKept = 1_000;

/**
 * The sessions of the store: they end when they end here, whatever cookies are still about. `now` gives milliseconds since
 * 1970.
 */
export function createSessions(sessions: Collection<SessionRecord[]>, now: () => number = Date.now) {
  const isAlive = ({ createdAt, seenAt }: SessionRecord) =>
    Math.abs(now() - createdAt) < lifetimeMs && Math.abs(now() - seenAt) < idleMs;

  /** Ids without a session, which none will ever have again. */
  const ended = new LRUCache<string, true>({ max: endedKept });

  /** The session of an id. One that is not known here may be of another process, a moment ago. */
  async function sessionOf(idHash: string): Promise<SessionRecord | undefined> {
    const find = () => sessions.read().find((session) => session.idHash === idHash);
    const known = find();
    if (known !== undefined || ended.has(idHash)) return known;
    try {
      await sessions.refresh();
      if (find() === undefined) ended.set(idHash, true);
    } catch (err) {
      log.error({ err }, "error");
    }
    return find();
  }

  return {
    /** Starts a session and gives the id for the cookie. */
    async start(username: string): Promise<string> {
      const id = randomBytes(32).toString("base64url");
      const record = { idHash: hashOf(id), username, createdAt: now(), seenAt: now() };
      await sessions.update((all) => [...all.filter(isAlive), record]);
      return id;
    },
    /** Gives the name that the session belongs to, or null where there is no session any more; each call keeps it alive. */
    async find(id: string): Promise<string | null> {
      const idHash = hashOf(id);
      const record = await sessionOf(idHash);
      if (record === undefined || !isAlive(record)) return null;
      if (now() - record.seenAt > seenEveryMs) {
        const seenAt = now();
        // A full disk must not lock out the one who can make room on it.
        await sessions
          .update((all) =>
            all.map((session) => (session.idHash === idHash ? { ...session, seenAt } : session)),
          )
          .catch((err) => log.error({ err }, "error"));
      }
      return record.username;
    },
    async end(id: string): Promise<void> {
      const idHash = hashOf(id);
      await sessions.update((all) => all.filter((session) => session.idHash !== idHash));
    },
  };
}

function hashOf(id: string): string {
  return hash("sha256", id, "base64url");
}
