import { expect, test, vi } from "vitest";
import { createSessions, type SessionRecord } from "../../src/server/auth/sessions.ts";
import type { Collection } from "../../src/server/store/collection.ts";

const hour = 3_600_000;

/** The sessions as one of two processes has them: what the other wrote is known after `refresh`. */
function processOver(shared: { records: SessionRecord[] }, now?: () => number) {
  let known = shared.records;
  const refresh = vi.fn(async () => {
    known = shared.records;
  });
  const collection: Collection<SessionRecord[]> = {
    read: () => known,
    async update(change) {
      known = change(shared.records);
      shared.records = known;
    },
    refresh,
    eraseHistory: async () => {},
    onChange() {},
  };
  return { sessions: createSessions(collection, now), refresh };
}

test("a session that another process has just made is known", async () => {
  const shared = { records: [] };
  const [one, other] = [processOver(shared), processOver(shared)];
  const id = await one.sessions.start("admin");
  expect(await other.sessions.find(id)).toBe("admin");
  expect(await other.sessions.find(id)).toBe("admin");
  expect(other.refresh).toHaveBeenCalledTimes(1);
});

test("it is asked once for a session that has ended", async () => {
  const { sessions, refresh } = processOver({ records: [] });
  const id = await sessions.start("admin");
  await sessions.end(id);
  for (let nth = 0; nth < 3; nth += 1) expect(await sessions.find(id)).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("while that cannot be asked nobody is let in, and it is asked again later", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const shared = { records: [] };
  const [one, other] = [processOver(shared), processOver(shared)];
  const id = await one.sessions.start("admin");
  other.refresh.mockRejectedValueOnce(new Error("gone"));
  expect(await other.sessions.find(id)).toBeNull();
  expect(await other.sessions.find(id)).toBe("admin");
});

test("a session ends 12 hours after it was last used, and after 7 days in any case", async () => {
  let now = 0;
  const { sessions } = processOver({ records: [] }, () => now);
  const [left, used] = [await sessions.start("admin"), await sessions.start("admin")];
  now = 12 * hour - 1;
  expect(await sessions.find(used)).toBe("admin");
  now = 12 * hour;
  expect(await sessions.find(left)).toBeNull();
  for (; now < 7 * 24 * hour; now += 11 * hour) expect(await sessions.find(used)).toBe("admin");
  now = 7 * 24 * hour;
  expect(await sessions.find(used)).toBeNull();
});
