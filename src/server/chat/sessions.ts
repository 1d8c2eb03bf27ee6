import { LRUCache } from "lru-cache";

/** A question of a session, and what was answered. */
export interface Turn {
  question: string;
  answer: string;
}

const keptMs = 30 * 60_000;
const maxSessions = 1_000;
const maxTurns = 6;

/** The last turns of each session, in memory only: gone after half an hour, or where more sessions come. */
export function createSessions() {
  const sessions = new LRUCache<string, readonly Turn[]>({
    max: maxSessions,
    ttl: keptMs,
    ttlAutopurge: true,
  });
  return {
    /** Oldest first. */
    turnsOf: (sessionId: string): readonly Turn[] => sessions.get(sessionId) ?? [],
    add(sessionId: string, turn: Turn): void {
      sessions.set(sessionId, [...(sessions.get(sessionId) ?? []), turn].slice(-maxTurns));
    },
  };
}
