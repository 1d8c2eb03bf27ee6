import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

type Name = string | RegExp;
type Place = Pick<typeof screen, "findAllByRole" | "findByLabelText" | "getByLabelText">;

/** Presses a button, or what else has this role and name. */
export async function press(name: Name, { role = "button", place = screen as Place } = {}): Promise<void> {
  const [found] = await place.findAllByRole(role, { name });
  await click(found as HTMLElement);
}

/** Clicks on an element, and lets the dashboard react. */
export async function click(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.click(element);
  });
}

/** Presses a key where the focus is. */
export async function key(name: string, modifiers: { ctrlKey?: boolean } = {}): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...modifiers });
  });
}

/** Types into a field, or chooses of a list what has these words. */
export async function fill(label: Name, text: string, place: Place = screen): Promise<void> {
  const field = await place.findByLabelText(label, { selector: "input, textarea, select" });
  const option = [...field.querySelectorAll("option")].find(({ textContent }) => textContent === text);
  await act(async () => {
    fireEvent.change(field, { target: { value: option?.value ?? text } });
  });
}

/** What is in a field. */
export function shownIn(label: Name, place: Place = screen): string {
  return place.getByLabelText<HTMLInputElement>(label, { selector: "input, textarea, select" }).value;
}

/** The open dialog of this name. */
export async function dialog(name: Name): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole("dialog", { name }));
}

/** Waits until something that has this role and name, or this text, is there no more. */
export function gone(...what: [text: Name] | [role: string, name: Name]): Promise<void> {
  return waitFor(() =>
    expect(
      what.length === 1 ? screen.queryByText(what[0]) : screen.queryByRole(what[0], { name: what[1] }),
    ).toBeNull(),
  );
}

/** Waits until what has this role and name has the focus. */
export function focused(role: string, name: Name): Promise<void> {
  return waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
}

/** Waits until the toast says this. */
export function toast(text: Name): Promise<HTMLElement[]> {
  return screen.findAllByText(text);
}

/** Fills the open dialog for the password, and sends it. */
export async function changePassword(current: string, next: string, again: string): Promise<void> {
  const open = await dialog("Change Password");
  await fill("Current password", current, open);
  await fill("New password", next, open);
  await fill("Confirm new password", again, open);
  await press("Change Password", { place: open });
}
