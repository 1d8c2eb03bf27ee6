import { LRUCache } from "lru-cache";
import { type Context, noContext } from "./context.ts";

export interface Turn {
  question: string;
  answer: string;
}

interface Session {
  turns: readonly Turn[];
  context: Context;
}

const keptMs = 30 * 60_000;
const maxSessions = 1_000;
const maxTurns = 6;

/** Keeps the last turns of each session in memory only. */
export function createSessions() {
  const sessions = new LRUCache<string, Session>({
    max: maxSessions,
    ttl: keptMs,
    ttlAutopurge: true,
  });
  return {
    get: (sessionId: string): Session => sessions.get(sessionId) ?? { turns: [], context: noContext },
    add(sessionId: string, turn: Turn, context: Context): void {
      const turns = [...(sessions.get(sessionId)?.turns ?? []), turn].slice(-maxTurns);
      sessions.set(sessionId, { turns, context });
    },
  };
}
