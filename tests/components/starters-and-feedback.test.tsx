import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chatPanel } from "../../content/chat/panel.ts";
import { type Conversation, createConversation } from "../../src/widgets/chat/conversation.ts";
import { StartersAndFeedback } from "../../src/widgets/chat/starters-and-feedback.tsx";

const beacon = vi.fn(() => true);
const offers = ["What does it cost?", "When does it start?"];
let talk: Conversation;

beforeEach(async () => {
  vi.useFakeTimers();
  beacon.mockClear();
  Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true });
  talk = createConversation("Welcome", async () => ({
    text: "It is live.",
    failed: false,
    offers,
    feedback: true,
  }));
  talk.send("Is it live?");
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
});

afterEach(() => vi.useRealTimers());

test("the questions that may have been meant are buttons, each of which asks its question", () => {
  const onAsk = vi.fn();
  render(<Shown onAsk={onAsk} />);
  const buttons = screen.getAllByRole("button").map((button) => button.textContent);
  expect(buttons).toEqual([...offers, "Yes", "No"]);
  fireEvent.click(screen.getByRole("button", { name: "When does it start?" }));
  expect(onAsk.mock.calls).toEqual([["When does it start?"]]);
});

test("a yes is thanked for and goes nowhere, and the focus stays", () => {
  render(<Shown />);
  fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(document.activeElement).toBe(screen.getByText("Thank you."));
  // The focus reads it, and the log around it is live.
  expect(screen.getByText("Thank you.").getAttribute("aria-live")).toBe("off");
  expect(beacon).not.toHaveBeenCalled();
  expect(screen.queryByRole("group", { name: "Did this help?" })).toBe(null);
});

test("a no goes to the site with the question and its session", async () => {
  render(<Shown />);
  fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(document.activeElement).toBe(screen.getByRole("status"));
  const [path, body] = beacon.mock.lastCall as unknown as [string, Blob];
  expect(path).toBe("/api/chat/feedback");
  expect(body.type).toBe("application/json");
  expect(JSON.parse(await readText(body))).toEqual({ message: "Is it live?", sessionId: talk.sessionId });
});

test("what was said is known wherever the talk is led, and when the panel is opened again", () => {
  render(<Shown />);
  render(<Shown />);
  fireEvent.click(screen.getAllByRole("button", { name: "Yes" })[0] as HTMLElement);
  expect(screen.getAllByText("Thank you.")).toHaveLength(2);
  cleanup();
  render(<Shown />);
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByText("Thank you.")).toBeTruthy();
});

/** What stands after the last reply of the talk. */
function Shown({ onAsk = () => {} }: { onAsk?(question: string): void }) {
  const { newest } = useSyncExternalStore(talk.subscribe, talk.read);
  return <StartersAndFeedback copy={chatPanel} reply={newest} talk={talk} onAsk={onAsk} />;
}

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}
