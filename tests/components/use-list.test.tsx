import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useList } from "../../src/admin/use-list.ts";
import { RequestError } from "../../src/browser/request.ts";
import { currentToasts, dismissToast } from "../../src/widgets/toasts/toast-store.ts";

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

/** A list whose answers come when the test says so, each by the turn of its question. */
function listWithAnswers() {
  const answers: PromiseWithResolvers<string[]>[] = [];
  const { result } = renderHook(() =>
    useList(() => {
      const answer = Promise.withResolvers<string[]>();
      answers.push(answer);
      return answer.promise;
    }, "Failed to fetch things"),
  );
  return {
    list: () => result.current,
    reload: () => act(async () => void result.current.reload()),
    refresh: () => act(async () => void result.current.refresh()),
    asked: () => answers.length,
    answer: (turn: number, items: string[]) => act(async () => answers[turn]?.resolve(items)),
    fail: (turn: number, error = new Error("no answer")) => act(async () => answers[turn]?.reject(error)),
  };
}

test("a slow answer to an earlier question does not replace a newer one", async () => {
  const { list, reload, answer } = listWithAnswers();
  await reload();
  await reload();
  await answer(1, ["newer"]);
  await answer(0, ["older"]);
  expect(list().items).toEqual(["newer"]);
});

test("answers in the order of their questions are all shown", async () => {
  const { list, reload, answer } = listWithAnswers();
  expect(list().items).toBeNull();
  await reload();
  await reload();
  await answer(0, ["first"]);
  expect(list().items).toEqual(["first"]);
  await answer(1, ["second"]);
  expect(list().items).toEqual(["second"]);
});

test("a change is not undone by an answer to a question from before it", async () => {
  const { list, reload, answer } = listWithAnswers();
  await reload();
  await answer(0, ["a", "b"]);
  await reload();
  act(() => list().change((items) => items.filter((item) => item !== "a")));
  await answer(1, ["a", "b"]);
  expect(list().items).toEqual(["b"]);
});

test("only the newest question says that it failed, and what is shown stays", async () => {
  const { list, reload, answer, fail } = listWithAnswers();
  await reload();
  await answer(0, ["a"]);
  await reload();
  await reload();
  await fail(1);
  expect(currentToasts().filter(({ open }) => open)).toEqual([]);
  expect(list().failed).toBe(false);
  await fail(2);
  expect(currentToasts()[0]?.text).toBe("Failed to fetch things");
  expect(list()).toMatchObject({ items: ["a"], failed: true });
});

test("what is asked behind everybody's back fails without a word, and takes nothing from the screen", async () => {
  const { list, reload, refresh, answer, fail } = listWithAnswers();
  await reload();
  await answer(0, ["a"]);
  const toasts = currentToasts();
  await refresh();
  await fail(1);
  expect(list()).toMatchObject({ items: ["a"], failed: false });
  expect(currentToasts()).toBe(toasts);
  await refresh();
  await answer(2, ["a", "b"]);
  expect(list().items).toEqual(["a", "b"]);
});

test("what keeps failing behind everybody's back says since when, until an answer comes", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T14:05:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { list, reload, refresh, answer, fail } = listWithAnswers();
  await reload();
  await answer(0, ["a"]);
  vi.setSystemTime(new Date("2026-11-22T15:00:00Z"));
  for (const turn of [1, 2]) {
    await refresh();
    await fail(turn);
    expect(list().outdatedSince).toBeNull();
  }
  await refresh();
  await fail(3);
  expect(list().outdatedSince).toBe("2026-11-22T14:05:00.000Z");
  await reload();
  await fail(4);
  expect(list().outdatedSince).toBe("2026-11-22T14:05:00.000Z");
  await reload();
  await answer(5, ["a"]);
  expect(list().outdatedSince).toBeNull();
  await refresh();
  await fail(6);
  expect(list().outdatedSince).toBeNull();
});

test("whoever is signed out is told at the first failure that nothing comes any more", async () => {
  const { list, reload, refresh, answer, fail } = listWithAnswers();
  await reload();
  await answer(0, ["a"]);
  await refresh();
  await fail(1, new RequestError(401, "{}"));
  expect(list()).toMatchObject({ items: ["a"], failed: false, outdatedSince: expect.any(String) });
});

test("it is not asked while an answer is on its way, and may mend a list that failed", async () => {
  const { list, reload, refresh, asked, answer, fail } = listWithAnswers();
  await reload();
  await refresh();
  expect(asked()).toBe(1);
  await fail(0);
  await refresh();
  expect(list()).toMatchObject({ items: null, failed: true });
  await answer(1, ["a"]);
  expect(list()).toMatchObject({ items: ["a"], failed: false });
});
