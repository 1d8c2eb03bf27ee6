import { afterEach, expect, test, vi } from "vitest";
import { leadsFetcher } from "../../src/admin/leads/use-leads.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";

afterEach(() => vi.unstubAllGlobals());

test("the server says only that nothing changed, and what did not is the same object", async () => {
  const one = leadEntry({ id: "1" });
  const two = leadEntry({ id: "2" });
  const states = [[one], [one], [two, one], [two, { ...one, state: "won" }]];
  const tags: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    const json = JSON.stringify(states.shift());
    const tag = `"${btoa(json)}"`;
    tags.push(headers["If-None-Match"] ?? null);
    return tag === tags.at(-1)
      ? new Response(null, { status: 304 })
      : new Response(json, { headers: { ETag: tag } });
  });
  const fetchLeads = leadsFetcher();
  const first = await fetchLeads();
  expect(first).toEqual([one]);
  expect(await fetchLeads()).toBe(first);
  const third = await fetchLeads();
  expect(third).toEqual([two, one]);
  expect(third[1]).toBe(first[0]);
  const fourth = await fetchLeads();
  expect(fourth[0]).toBe(third[0]);
  expect(fourth[1]).toMatchObject({ id: "1", state: "won" });
  expect(tags).toEqual([null, tags[1], tags[1], tags[3]]);
  expect(tags[3]).not.toBe(tags[1]);
});
