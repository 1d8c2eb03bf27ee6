import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useSyncExternalStore } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { assistantCopy, assistants } from "../../content/chat/assistant.ts";
import { chatPanel } from "../../content/chat/panel.ts";
import { Log } from "../../src/widgets/assistant/log.tsx";
import {
  type Conversation,
  type ConversationState,
  createConversation,
} from "../../src/widgets/chat/conversation.ts";
import { MessageLog } from "../../src/widgets/chat/message-log.tsx";

type Show = (talk: Conversation, state: ConversationState) => ReactNode;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

test.each<[string, Show]>([
  [
    "panel",
    (talk, state) => (
      <MessageLog
        {...state}
        copy={chatPanel}
        talk={talk}
        AfterReply={() => null}
        onAsk={talk.send}
        onFollowLink={() => {}}
      />
    ),
  ],
  [
    "page",
    (talk, state) => (
      <Log copy={assistantCopy} content={assistants.conversationalAi} state={state} talk={talk} />
    ),
  ],
])("who tries a failed message again stays in the conversation of the %s", async (_place, show) => {
  let fails = true;
  const talk = createConversation("Welcome", async () => ({ text: fails ? "No." : "Yes.", failed: fails }));
  render(<Shown talk={talk} show={show} />);
  await act(async () => {
    talk.send("Are you there?");
    await vi.advanceTimersByTimeAsync(1_000);
  });
  const tryAgain = screen.getByRole("button", { name: chatPanel.tryAgain });
  tryAgain.focus();
  fails = false;
  fireEvent.click(tryAgain);
  expect(screen.queryByRole("button", { name: chatPanel.tryAgain })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("log"));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole("log").textContent).toContain("Yes.");
});

function Shown({ talk, show }: { talk: Conversation; show: Show }) {
  return show(talk, useSyncExternalStore(talk.subscribe, talk.read));
}
