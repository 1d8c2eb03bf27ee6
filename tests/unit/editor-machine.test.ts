import fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterEvent,
  type EditorEvent,
  type EditorState,
  openedState,
} from "../../src/admin/editor/editor-machine.ts";
import type { AdminPost } from "../../src/shared/posts/admin-post.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const [sample] = samplePosts(1);
if (sample === undefined) throw new Error("There is no sample");
const post: AdminPost = { ...sample, status: "published", publishAt: sample.createdAt, updatedAt: "v0" };

const answered = (at: number, { phase }: EditorState): AdminPost => {
  const sent = phase.name === "sending" ? phase.sent : {};
  return { ...post, ...sent, updatedAt: `v${at}` } as AdminPost;
};
const refused = (status: number, stored: AdminPost | null): EditorEvent => ({
  type: "refused",
  error: { status, message: "", issues: {}, post: stored },
  draftKey: null,
});

/** What can happen, as the `at`-th event of all. */
const events: Record<string, (at: number, state: EditorState) => EditorEvent> = {
  write: (at) => ({ type: "change", part: { content: `Text ${at}` } }),
  save: () => ({ type: "save", how: {} }),
  "save and go on": () => ({ type: "save", how: { keepsOpen: true } }),
  answer: (at, state) => ({ type: "saved", post: answered(at, state), draftKey: null }),
  "lose the answer": () => refused(0, null),
  conflict: (at, state) => refused(409, { ...answered(at, state), content: "Theirs" }),
  delete: () => refused(404, null),
  "end uploads": (at) => ({ type: "uploads ended", all: at % 2 === 0 }),
};

test("whatever happens in whatever order, the form has what was written last, and is done only once that is saved", () => {
  const step = fc.tuple(fc.constantFrom(...Object.entries(events)), fc.boolean());
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 40, size: "max" }), (isNew, steps) => {
      let state = afterEvent(
        openedState(isNew ? null : post, "draft:a"),
        { type: "change", part: { title: "A title", content: "Text" } },
        false,
      );
      let written = "Text";
      for (const [at, [[name, eventOf], isUploading]] of steps.entries()) {
        if (state.phase.name === "done") break;
        const before = state;
        state = afterEvent(before, eventOf(at, before), isUploading);
        if (name === "write") written = `Text ${at}`;
        expect(state.draft.input.content).toBe(written);
        if (state.phase.name === "done") expect(state.post?.content).toBe(written);
        // One text is on its way at a time.
        if (before.phase.name === "sending" && state.phase.name === "sending")
          expect(state.phase).toBe(before.phase);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("an image that is missing ends a save, and the next one goes on without it", () => {
  const save = { type: "save", how: {} } as const;
  const written = afterEvent(openedState(post, "draft:a"), { type: "change", part: { title: "T" } }, false);
  const awaiting = afterEvent(written, save, true);
  expect(afterEvent(awaiting, save, true)).toBe(awaiting);
  const missing = afterEvent(awaiting, { type: "uploads ended", all: false }, false);
  expect([awaiting, missing].map(({ phase }) => phase.name)).toEqual(["awaiting images", "image missing"]);
  expect(afterEvent(missing, save, false).phase.name).toBe("sending");
});

test("an answer after the form was closed leaves it closed, and what it says is known", () => {
  const sending = afterEvent(openedState(post, "draft:a"), { type: "save", how: {} }, false);
  const closed = afterEvent(sending, { type: "close" }, false);
  const answer: EditorEvent = { type: "saved", post: { ...post, updatedAt: "v1" }, draftKey: null };
  // Images that are still on their way do not come into a form that is closed.
  expect(afterEvent(closed, answer, true)).toMatchObject({ phase: { name: "done" }, isClosed: true });
});
