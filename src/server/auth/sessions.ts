import { hash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { log } from "../logging/log.ts";
import type { Collection, CollectionDefinition } from "../store/collection.ts";

const sessionsSchema = v.array(
  v.object({
    /** A hash, so that the stored data let nobody in. */
    idHash: v.string(),
    username: v.string(),
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
// Limits how often requests write to the file.
const seenEveryMs = 5 * 60_000;
const endedKept = 1_000;

export function createSessions(sessions: Collection<SessionRecord[]>, now: () => number = Date.now) {
  const isAlive = ({ createdAt, seenAt }: SessionRecord) =>
    Math.abs(now() - createdAt) < lifetimeMs && Math.abs(now() - seenAt) < idleMs;

  /** A negative cache: random ids never come back. */
  const ended = new LRUCache<string, true>({ max: endedKept });

  /** Another process may have started the session a moment ago. */
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
    async start(username: string): Promise<string> {
      const id = randomBytes(32).toString("base64url");
      const record = { idHash: hashOf(id), username, createdAt: now(), seenAt: now() };
      await sessions.update((all) => [...all.filter(isAlive), record]);
      return id;
    },
    async find(id: string): Promise<string | null> {
      const idHash = hashOf(id);
      const record = await sessionOf(idHash);
      if (record === undefined || !isAlive(record)) return null;
      if (now() - record.seenAt > seenEveryMs) {
        const seenAt = now();
        // On a full disk the admin must still get in, to make room.
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
    async endOthers(id: string): Promise<void> {
      const idHash = hashOf(id);
      await sessions.update((all) => all.filter((session) => session.idHash === idHash));
    },
  };
}

function hashOf(id: string): string {
  return hash("sha256", id, "base64url");
}
