import { runInThisContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { markLive, replayPress, trackEarlyPresses } from "../../src/browser/presses.ts";
import { earlyClickScript } from "../../src/server/pages/inline-scripts.ts";

const html =
  '<div data-island="a"><button type="button">First</button><button type="button">Second</button><button>Send</button></div><div data-static="header"><button type="button">Menu</button></div><button type="button">Alone</button>';

let pressed: string[];

function listen(): void {
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => pressed.push(button.textContent));
  }
}

function press(name: string): void {
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
}

const part = (name: "island" | "static") =>
  document.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;

beforeEach(() => {
  vi.stubGlobal("earlyClick", undefined);
  document.body.innerHTML = html;
  pressed = [];
});

test("the last button pressed in a part without its code is pressed again, once", () => {
  trackEarlyPresses();
  press("First");
  press("Second");
  listen();
  replayPress(part("static"));
  expect(pressed).toEqual([]);
  replayPress(part("island"));
  replayPress(part("island"));
  expect(pressed).toEqual(["Second"]);
});

test("also where it was pressed before this script was there", () => {
  runInThisContext(earlyClickScript);
  press("Menu");
  trackEarlyPresses();
  listen();
  replayPress(part("static"));
  expect(pressed).toEqual(["Menu"]);
  document.body.click();
  expect(window.earlyClick?.target).toHaveProperty("textContent", "Menu");
});

test("and where the part was rendered anew, by its place among the buttons", () => {
  trackEarlyPresses();
  press("Second");
  part("island").innerHTML = part("island").innerHTML;
  listen();
  replayPress(part("island"));
  expect(pressed).toEqual(["Second"]);
});

test.each([
  ["in no part", () => press("Alone")],
  ["that sends a form", () => press("Send")],
  [
    "of a part that acts by itself",
    () => {
      markLive(part("island"));
      press("First");
    },
  ],
  [
    "before something else was",
    () => {
      press("First");
      document.body.click();
    },
  ],
])("a button %s is not pressed again", (_, use) => {
  trackEarlyPresses();
  use();
  listen();
  replayPress(part("island"));
  expect(pressed).toEqual([]);
});

test.each([
  ["commandfor", "command"],
  ["popovertarget", "popover"],
])("one whose %s the browser knows is the browser's own", (attribute, ability) => {
  const prototype = ability === "command" ? HTMLButtonElement.prototype : HTMLElement.prototype;
  Object.defineProperty(prototype, ability, { configurable: true, value: null });
  const button = part("static").querySelector("button");
  button?.setAttribute(attribute, "x");
  button?.setAttribute("command", "show-modal");
  trackEarlyPresses();
  press("Menu");
  listen();
  replayPress(part("static"));
  Reflect.deleteProperty(prototype, ability);
  expect(pressed).toEqual(attribute === "commandfor" ? [] : []);
});
