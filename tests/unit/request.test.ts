import { afterEach, expect, test, vi } from "vitest";
import { toApiError } from "../../src/admin/api.ts";
import { request } from "../../src/browser/request.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a call that is no longer wanted ends when it is told to", async () => {
  vi.stubGlobal("fetch", hangs);
  const unwanted = new AbortController();
  const answer = request("/api/blogs/article", { method: "POST", body: {}, signal: unwanted.signal });
  unwanted.abort();
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
});

test("a call that gets no answer ends after a minute, as one that reaches nobody", async () => {
  const minute = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(minute.signal);
  vi.stubGlobal("fetch", hangs);
  const answer = request("/api/auth/login", { method: "POST", body: {} }).catch(toApiError);
  expect(timeout).toHaveBeenCalledWith(60_000);
  minute.abort();
  expect(await answer).toMatchObject({ status: 0, message: expect.stringContaining("cannot be reached") });
});

test.each([
  [502, "<h1>Bad Gateway</h1>", 0],
  [504, "", 0],
  [413, "<h1>Request Entity Too Large</h1>", 413],
  [503, '{"message":"The disk is full."}', 503],
])("an answer of %i with %j is told as %i", async (status, body, told) => {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
  expect(await request("/api/offers").catch(toApiError)).toMatchObject({ status: told });
});

function hangs(_path: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}
