import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openedState } from "../../src/admin/editor/editor-machine.ts";
import { consequenceOf } from "../../src/admin/editor/editor-status.tsx";
import { SendField } from "../../src/admin/editor/send-field.tsx";
import type { Mailing } from "../../src/admin/editor/use-mailing.ts";
import type { SentToSubscribers } from "../../src/shared/posts/admin-post.ts";
import type { PostInput } from "../../src/shared/posts/post-input.ts";

const sending: SentToSubscribers = {
  startedAt: "2026-11-27T15:05:00.000Z",
  sent: 120,
  refused: 0,
  failed: 0,
  waiting: 92,
  problem: null,
};

const mailing = (part: Partial<Mailing> = {}): Mailing => {
  return { isOn: true, subscribers: 214, sent: undefined, ...part };
};

test.each([
  [214, "214 subscribers get it by mail once it is public. A post is sent only once."],
  [1, "1 subscriber gets it by mail once it is public. A post is sent only once."],
  [0, "Nobody has subscribed yet."],
  [null, "Subscribers get it by mail once it is public. A post is sent only once."],
])("the box says that %s get the post", (subscribers, words) => {
  const onChange = vi.fn();
  render(<SendField mailing={mailing({ subscribers })} isChecked={false} onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>("checkbox", {
    name: "Send to subscribers",
    description: words,
  });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test.each([
  [sending, "Being sent to subscribers since November 27, 2026 at 9:05 AM: 120 of 212 mails sent."],
  [
    { ...sending, problem: "450 too many mails" },
    "Being sent to subscribers since November 27, 2026 at 9:05 AM: 120 of 212 mails sent. The mail server’s last answer: 450 too many mails",
  ],
  [{ ...sending, waiting: 0 }, "Sent to 120 subscribers on November 27, 2026 at 9:05 AM."],
  [
    { ...sending, sent: 1, refused: 1, failed: 2, waiting: 0 },
    "Sent to 1 subscriber on November 27, 2026 at 9:05 AM. 1 address refused it for good and left the list. 2 mails could not be delivered.",
  ],
])("a post that is sent says how far that is, in place of the box", (sent, words) => {
  render(<SendField mailing={mailing({ isOn: false, sent })} isChecked onChange={() => {}} />);
  expect(screen.getByRole("status").textContent).toBe(words);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("without mail there is no box", () => {
  const { container } = render(
    <SendField mailing={mailing({ isOn: false })} isChecked={false} onChange={() => {}} />,
  );
  expect(container.childElementCount).toBe(0);
});

test.each<[string, Partial<PostInput>, Partial<Mailing>, string]>([
  ["a public post", {}, {}, "Public at once. 214 subscribers get it by mail"],
  ["an unknown number", {}, { subscribers: null }, "Public at once. Subscribers get it by mail"],
  [
    "a later time",
    { status: "scheduled", publishAt: "2999-01-01T18:00:00.000Z" },
    {},
    "Public on January 1, 2999 at 12:00 PM. Subscribers get it by mail then",
  ],
  ["a draft", { status: "draft" }, {}, "Stays a draft"],
  ["nobody", {}, { subscribers: 0 }, "Public at once"],
  ["no mail", {}, { isOn: false }, "Public at once"],
  ["what was sent before", {}, { sent: sending }, "Public at once"],
  ["an open box", { sendToSubscribers: false }, {}, "Public at once"],
])("the foot names the mails of %s", (_what, input, of, words) => {
  const state = openedState(null, "draft:none");
  state.draft.input = { ...state.draft.input, sendToSubscribers: true, ...input };
  expect(consequenceOf(state, mailing(of))).toBe(words);
});
