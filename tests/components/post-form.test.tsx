import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formFields } from "../../content/form-fields.ts";
import { cookiePolicy } from "../../content/legal/cookie-policy.ts";
import { PostForm } from "../../src/components/post-form/post-form.tsx";
import { answerId, type FormField, shownForName } from "../../src/shared/forms/form.ts";
import "../../public/js/post_form.js";
import { invalidHtml } from "../support/browser/invalid-html.ts";

const isList = ({ kind }: FormField) => kind === "select";

let form: HTMLFormElement;
/** Whether the server can be reached, and how often the form was sent to it. */
let isConnected: boolean;
let sent: number;

beforeEach(() => {
  vi.useFakeTimers();
  isConnected = true;
  sent = 0;
  vi.stubGlobal("fetch", async () => {
    if (!isConnected) throw new TypeError("Failed to fetch");
    return new Response(null);
  });
  show(
    <PostForm fields={[]} refused={null} action="Send" phone="(972) 555-0142">
      What becomes of it.
    </PostForm>,
  );
  form = screen.getByRole("button").closest("form") as HTMLFormElement;
  form.submit = () => {
    sent += 1;
  };
});

afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
});

test.each(Object.entries(formFields).filter(([, { fields }]) => fields.some(isList)))(
  "what is chosen in a list of %s is sent in its own words, whatever a browser's translation shows",
  (_key, { fields }) => {
    show(
      <PostForm fields={fields} more="More" refused={null} action="Send" phone="(972) 555-0142">
        What becomes of it.
      </PostForm>,
    );
    expect(invalidHtml()).toEqual([]);
    const lists = screen.getAllByRole<HTMLSelectElement>("combobox", { hidden: true });
    expect(lists).toHaveLength(fields.filter(isList).length);
    for (const list of lists) {
      const field: FormField | undefined = fields.find(({ name }) => name === list.name);
      for (const option of list.options) option.replaceChildren(`Übersetzt: ${option.text}`);
      expect([...list.options].map(({ value }) => value)).toEqual(["", ...(field?.options ?? [])]);
    }
  },
);

test("a second press while the first is on its way sends nothing", async () => {
  await send();
  expect(sent).toBe(1);
  expect(form.dataset.state).toBe("sending");
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
  await send();
  expect(sent).toBe(1);
});

test("after 15 s without an answer the button is back, and says what to do", async () => {
  await send();
  vi.advanceTimersByTime(14_999);
  expect(form.dataset.state).toBe("sending");
  vi.advanceTimersByTime(1);
  expect(form.dataset.state).toBe("unanswered");
  expect(screen.getByRole("status").textContent).toContain("Please send it again");
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("false");
  await send();
  expect(sent).toBe(2);
});

test("without a connection nothing is sent, and the button is back at once", async () => {
  isConnected = false;
  await send();
  expect(sent).toBe(0);
  expect(form.dataset.state).toBe("unanswered");
  isConnected = true;
  await send();
  expect(sent).toBe(1);
});

test("a form that the browser kept as it was is ready on the way back", async () => {
  await send();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(form.dataset.state).toBe("ready");
  await send();
  expect(sent).toBe(2);
});

test.each([
  ["fetch throws", () => vi.stubGlobal("fetch", refuse)],
  ["there is no fetch", () => vi.stubGlobal("fetch", undefined)],
])("where %s, the form is the browser's", async (_, breakIt) => {
  breakIt();
  await send();
  expect(sent).toBe(1);
  expect(form.dataset.state).toBeUndefined();
  // The browser sends it from now on.
  expect(form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))).toBe(true);
});

test("a browser without the signals of a time limit sends the form", async () => {
  vi.stubGlobal("AbortSignal", undefined);
  await send();
  expect(sent).toBe(1);
});

test("where nothing says whether the server is there, the button is back after 15 s", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  await send();
  expect(form.dataset.state).toBe("sending");
  await vi.advanceTimersByTimeAsync(15_000);
  expect(form.dataset.state).toBe("unanswered");
  expect(sent).toBe(0);
});

test("what was typed is there when the form comes again, but for passwords and what nobody sees", () => {
  const marks = `<form data-state="ready">
    <input name="name"><input name="cohort" type="hidden" value="a"><input name="word" type="password">
    <input name="trap" tabindex="-1"><textarea name="message"></textarea>
    <select name="role"><option value="">Please choose</option><option>One</option></select>
    <input name="phone" value="refused"></form>`;
  document.body.innerHTML = marks;
  for (const name of ["name", "word", "trap", "message"]) type(name, `typed ${name}`);
  type("role", "One");
  type("phone", "later");
  expect(Object.keys(sessionStorage)).toEqual([`typed:${location.pathname}`]);

  document.body.innerHTML = marks;
  dispatchEvent(new Event("formshown"));
  const values = [...new FormData(field("name").form as HTMLFormElement)];
  expect(Object.fromEntries(values)).toMatchObject({
    name: "typed name",
    cohort: "a",
    word: "",
    trap: "",
    message: "typed message",
    role: "One",
    // The server's answer is newer.
    phone: "refused",
  });

  document.body.innerHTML = marks.replace("<option>One</option>", "");
  dispatchEvent(new Event("formshown"));
  expect(field("role")).toMatchObject({ value: "", selectedIndex: 0 });
});

test("with the thanks nothing of it is left", () => {
  sessionStorage.setItem(`typed:${location.pathname}`, '{"name":"Ada"}');
  const { search } = location;
  history.replaceState(null, "", "?sent=1");
  dispatchEvent(new Event("formshown"));
  expect(sessionStorage.length).toBe(0);
  history.replaceState(null, "", search || location.pathname);
});

test("a browser that blocks its storage loses nothing else", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  document.body.innerHTML = '<form data-state="ready"><input name="name" aria-invalid="true"></form>';
  dispatchEvent(new Event("formshown"));
  type("name", "Ada");
  expect(field("name").hasAttribute("aria-invalid")).toBe(false);
});

test("the cookie policy names the entry", () => {
  const items = cookiePolicy.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "list" ? block.items : [])),
  );
  expect(items.some((item) => item.startsWith("typed:… (sessionStorage): "))).toBe(true);
});

describe("for how long the form was shown", () => {
  const marks = '<form data-state="ready"><input name="name"><textarea name="message"></textarea></form>';
  const shownFor = () => {
    const formData = new FormData();
    const event = Object.assign(new Event("formdata", { bubbles: true }), { formData });
    field("name").form?.dispatchEvent(event);
    return formData.get(shownForName);
  };

  test("goes with what is sent, in ms", () => {
    document.body.innerHTML = marks;
    dispatchEvent(new Event("formshown"));
    vi.advanceTimersByTime(1_500);
    type("name", "Ada");
    expect(shownFor()).toBe("1500");
    vi.advanceTimersByTime(60_000);
    expect(shownFor()).toBe("61500");
  });

  test("begins anew with another form", () => {
    document.body.innerHTML = marks;
    dispatchEvent(new Event("formshown"));
    vi.advanceTimersByTime(60_000);
    document.body.innerHTML = marks;
    dispatchEvent(new Event("formshown"));
    vi.advanceTimersByTime(10);
    expect(shownFor()).toBe("10");
  });

  test("is not said of a form that is filled in already: it can be sent at once", () => {
    document.body.innerHTML = marks.replace("></textarea>", ">Hello</textarea>");
    dispatchEvent(new Event("formshown"));
    expect(shownFor()).toBeNull();
    document.body.innerHTML = marks;
    sessionStorage.setItem(`typed:${location.pathname}`, '{"message":"Hello"}');
    dispatchEvent(new Event("formshown"));
    expect(shownFor()).toBeNull();
  });
});

test("fields say whether they are optional, and the answer leads to the first refused one", () => {
  const issue = "Please choose a role.";
  show(
    <PostForm
      fields={[
        { name: "phone", label: "Phone", kind: "tel", required: false },
        { name: "role", label: "Role", kind: "select", required: true, options: ["One", "Two"] },
      ]}
      refused={{
        accepted: false,
        status: 422,
        message: "",
        values: { phone: "1" },
        issues: { role: issue },
        shown: {},
      }}
      action="Send"
      phone="(972) 555-0142"
    >
      What becomes of it.
    </PostForm>,
  );
  const phone = screen.getByRole("textbox", { name: "Phone (optional)" });
  expect(phone).toMatchObject({ value: "1", required: false });
  const role = screen.getByRole("combobox", { name: "Role", description: issue });
  expect(role).toMatchObject({ id: answerId, required: true });
  expect(role.getAttribute("aria-invalid")).toBe("true");
  const options = screen.getAllByRole("option").map((option) => option.textContent);
  expect(options).toEqual(["Please choose", "One", "Two"]);
});

/** Puts the server's HTML into the page, without the script, which is here already. */
function show(element: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(element).replace(/<script.*<\/script>/, "");
}

function field(name: string) {
  return document.querySelector(`[name=${name}]`) as HTMLInputElement & HTMLSelectElement;
}

function type(name: string, value: string): void {
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}

function refuse(): never {
  throw new DOMException("Storage is blocked", "SecurityError");
}

/** Presses the button, and lets the script look whether the server is there. */
async function send(): Promise<void> {
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(0);
}
