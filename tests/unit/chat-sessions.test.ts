import { beforeEach, expect, test, vi } from "vitest";
import { noContext } from "../../src/server/chat/context.ts";
import { createSessions } from "../../src/server/chat/sessions.ts";

// The cache takes the clock that there is when it is imported.
vi.hoisted(() => void vi.useFakeTimers());
beforeEach(() => void vi.clearAllTimers());

const turn = { question: "What does the course cost?", answer: "See the plans." };

test("a session's last six turns are known, and those of no other", () => {
  const sessions = createSessions();
  for (let number = 1; number <= 7; number++)
    sessions.add("a", { ...turn, question: `Question ${number}` }, noContext);
  const known = sessions.get("a").turns.map(({ question }) => question);
  expect(known).toEqual([2, 3, 4, 5, 6, 7].map((number) => `Question ${number}`));
  expect(sessions.get("b").turns).toEqual([]);
});

test("a timer removes a session half an hour after its last turn, though nobody asks for it", () => {
  const sessions = createSessions();
  sessions.add("a", turn, noContext);
  vi.advanceTimersByTime(20 * 60_000);
  sessions.add("a", turn, noContext);
  vi.advanceTimersByTime(29 * 60_000);
  expect(vi.getTimerCount()).toBe(1);
  expect(sessions.get("a").turns).toHaveLength(2);
  vi.advanceTimersByTime(2 * 60_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(sessions.get("a").turns).toEqual([]);
});
