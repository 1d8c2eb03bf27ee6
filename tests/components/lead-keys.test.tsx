import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cookiePolicy } from "../../content/legal/cookie-policy.ts";
import { LeadKeys } from "../../src/admin/leads/lead-keys.tsx";
import { leadEntry } from "../support/inputs/lead-entry.ts";

afterEach(() => localStorage.clear());

const shown = ["a", "b", "c"].map((id) => leadEntry({ id }));

function showKeys(openId: string | null) {
  const onOpen = vi.fn();
  const onStart = vi.fn();
  const { unmount } = render(
    <>
      <LeadKeys shown={shown} openId={openId} onOpen={onOpen} onStart={onStart} />
      <select aria-label="State">
        <option>New</option>
        <option>In progress</option>
      </select>
      <select aria-label="Form">
        <option>Services</option>
      </select>
      <input aria-label="Search" />
    </>,
  );
  return { onOpen, onStart, unmount };
}

test("j, k and s act, with the shift key or the lock too", () => {
  const { onOpen, onStart } = showKeys("b");
  for (const key of ["j", "k", "J", "s"]) fireEvent.keyDown(document.body, { key });
  expect(onOpen.mock.calls).toEqual([["c"], ["a"], ["c"]]);
  expect(onStart).toHaveBeenCalledOnce();
});

test("a key that is held down goes on through the list, and starts once", () => {
  const { onOpen, onStart } = showKeys("a");
  fireEvent.keyDown(document.body, { key: "s" });
  for (let times = 0; times < 5; times++) fireEvent.keyDown(document.body, { key: "s", repeat: true });
  expect(onStart).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: "j", repeat: true });
  expect(onOpen).toHaveBeenCalledOnce();
});

test("a choice takes the letters that its options begin with, a text takes all", () => {
  const { onOpen, onStart } = showKeys("a");
  fireEvent.keyDown(screen.getByLabelText("Search"), { key: "j" });
  fireEvent.keyDown(screen.getByLabelText("Form"), { key: "s" });
  expect([onOpen, onStart].flatMap(({ mock }) => mock.calls)).toEqual([]);
  fireEvent.keyDown(screen.getByLabelText("State"), { key: "j" });
  fireEvent.keyDown(screen.getByLabelText("State"), { key: "s" });
  expect([onOpen, onStart].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("a letter with a modifier is the browser's, and behind a dialog none acts", () => {
  const { onOpen, onStart } = showKeys("a");
  for (const modifier of ["ctrlKey", "metaKey", "altKey"])
    for (const key of ["j", "s"]) fireEvent.keyDown(document.body, { key, [modifier]: true });
  render(<div data-modal="" />);
  for (const key of ["j", "s"]) fireEvent.keyDown(document.body, { key });
  expect([onOpen, onStart].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test("the keys can be switched off, which is kept, and on again", () => {
  const first = showKeys("a");
  fireEvent.click(screen.getByLabelText("Keyboard shortcuts"));
  fireEvent.keyDown(document.body, { key: "s" });
  expect(first.onStart).not.toHaveBeenCalled();
  expect(screen.queryByText("Start work")).toBeNull();
  first.unmount();

  const second = showKeys("a");
  fireEvent.keyDown(document.body, { key: "j" });
  expect(second.onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByLabelText("Keyboard shortcuts"));
  fireEvent.keyDown(screen.getByLabelText("Keyboard shortcuts"), { key: "j" });
  expect(second.onOpen).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(0);
});

test("the cookie policy names what is kept where they are off", () => {
  showKeys(null);
  fireEvent.click(screen.getByLabelText("Keyboard shortcuts"));
  const entries = Object.keys(localStorage);
  expect(entries).toHaveLength(1);
  for (const entry of entries) expect(JSON.stringify(cookiePolicy)).toContain(`"${entry} (localStorage): `);
});
