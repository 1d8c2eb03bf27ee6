import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chatPerson } from "../../content/chat/person.ts";
import type { Message } from "../../src/widgets/chat/conversation.ts";

const thanks = /Your question has reached our team/;
const reply: Message = {
  id: 2,
  sender: "bot",
  text: "I do not know that.",
  at: new Date(),
  failed: false,
  person: true,
  source: null,
  offers: [],
  feedback: false,
};
const laterReply: Message = { ...reply, id: 4 };

/** Gives the server's answer to what was sent last. */
let answer: (response: Response) => Promise<void>;
const sent: { name: string; email: string }[] = [];
let PersonForm: typeof import("../../src/widgets/chat/person-form.tsx").PersonForm;

beforeEach(async () => {
  sent.length = 0;
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = (response) =>
      act(async () => {
        resolve(response);
        await vi.waitFor(() => expect(response.bodyUsed).toBe(true));
      });
    return promise;
  });
  // A page load of its own.
  vi.resetModules();
  ({ PersonForm } = await import("../../src/widgets/chat/person-form.tsx"));
});

afterEach(() => vi.unstubAllGlobals());

test("what was typed is still there when the form is shown again, after a later reply too", () => {
  show();
  fill("Ada Lovelace", "ada@example.com");
  cleanup();
  show();
  expect(typed()).toEqual(["Ada Lovelace", "ada@example.com"]);
  cleanup();
  show(laterReply);
  expect(typed()).toEqual(["Ada Lovelace", "ada@example.com"]);
});

test("a form that was sent says so when it is shown again, and takes no focus then", async () => {
  show();
  fill("Ada Lovelace", "ada@example.com");
  send();
  await answer(Response.json({}));
  expect(document.activeElement).toBe(screen.getByText(thanks));
  // The focus reads it, and the log around it is live.
  expect(screen.getByText(thanks).getAttribute("aria-live")).toBe("off");
  cleanup();
  show();
  expect(document.activeElement).not.toBe(screen.getByText(thanks));
  expect(screen.queryByRole("form")).toBeNull();
});

test("with a later reply it can be sent again", async () => {
  show();
  fill("Ada Lovelace", "ada@example.com");
  send();
  await answer(Response.json({}));
  cleanup();
  show(laterReply);
  expect(screen.queryByText(thanks)).toBeNull();
  send();
  await answer(Response.json({}));
  expect(screen.getByText(thanks)).toBeTruthy();
  expect(sent).toHaveLength(2);
});

test("a send goes on without the form, and its outcome is said where that is shown next", async () => {
  show();
  fill("Ada Lovelace", "ada@example.com");
  send();
  cleanup();
  show();
  expect(screen.getByRole("button", { name: "Sending..." })).toBeTruthy();
  submit();
  expect(sent).toHaveLength(1);
  cleanup();
  await answer(Response.json({}));
  show();
  expect(screen.getByText(thanks)).toBeTruthy();
});

test.each(["before", "after"])(
  "what was asked during a send can be sent when that has ended %s its reply",
  async (when) => {
    show();
    fill("Ada Lovelace", "ada@example.com");
    send();
    cleanup();
    if (when === "after") show(laterReply);
    await answer(Response.json({}));
    if (when === "before") show(laterReply);
    expect(screen.queryByText(thanks)).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("Your earlier question has reached our team.");
    expect(typed()).toEqual(["Ada Lovelace", "ada@example.com"]);
    send();
    await answer(Response.json({}));
    expect(screen.getByText(thanks)).toBeTruthy();
    expect(sent).toHaveLength(2);
  },
);

test("a refusal that came without the form is said where that is shown next", async () => {
  show();
  fill("Ada Lovelace", "ada");
  send();
  cleanup();
  const issues = { email: "Please enter a valid email address." };
  await answer(Response.json({ message: "Please check the marked fields.", issues }, { status: 422 }));
  show();
  expect(screen.getByRole("alert").textContent).toBe("Please check the marked fields.");
  expect(screen.getByRole("textbox", { name: "Email address", description: issues.email })).toBeTruthy();
  expect(typed()).toEqual(["Ada Lovelace", "ada"]);
});

test.each([
  ["Call me, I am ada@example.com.", "ada@example.com"],
  ["“ada.l+chat@mail.example.co.uk”", "ada.l+chat@mail.example.co.uk"],
  ["(mailto:ada@example.com)", "ada@example.com"],
  ["Call me @ 5.30", ""],
])("an address that the visitor wrote stands in the form: %s", (text, email) => {
  show(reply, { ...reply, id: 1, sender: "user", text });
  expect(typed()).toEqual(["", email]);
});

test("the last address counts, an address that the assistant wrote does not, and what was typed stays", () => {
  const says = (id: number, sender: Message["sender"], text: string) => ({ ...reply, id, sender, text });
  show(
    says(5, "bot", "Write to info@corvanta.example."),
    says(1, "user", "ada@example.com"),
    says(3, "user", "No, ada@second.example"),
  );
  expect(typed()).toEqual(["", "ada@second.example"]);
  fill("Ada", "ada@typed.example");
  cleanup();
  show(laterReply, says(3, "user", "ada@third.example"));
  expect(typed()).toEqual(["Ada", "ada@typed.example"]);
});

test("two places show the same form", async () => {
  show();
  show();
  const [name, sameName] = screen.getAllByRole("textbox", { name: "Name" });
  if (name === undefined) throw new Error("There is no field");
  fireEvent.change(name, { target: { value: "Ada" } });
  expect(sameName).toMatchObject({ value: "Ada" });
  submit();
  expect(screen.getAllByRole("button", { name: "Sending..." })).toHaveLength(2);
  await answer(Response.json({}));
  expect(screen.getAllByText(thanks)).toHaveLength(2);
});

function show(last = reply, ...before: Message[]): void {
  render(
    <MemoryRouter>
      <PersonForm copy={chatPerson} messages={[...before, last]} />
    </MemoryRouter>,
  );
}

function fields(): HTMLElement[] {
  return ["Name", "Email address"].map((name) => screen.getByRole("textbox", { name }));
}

function typed(): string[] {
  return fields().map((field) => (field as HTMLInputElement).value);
}

function fill(...values: string[]): void {
  for (const [at, field] of fields().entries()) fireEvent.change(field, { target: { value: values[at] } });
}

function send(): void {
  expect(screen.getByRole("button").textContent).toBe("Send to our team");
  submit();
}

function submit(): void {
  const [form] = screen.getAllByRole("form");
  if (form === undefined) throw new Error("There is no form");
  fireEvent.submit(form);
}
