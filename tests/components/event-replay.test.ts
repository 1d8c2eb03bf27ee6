import { runInThisContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { recordEvents } from "../../src/hydration/event-replay.ts";
import { earlyClickScript } from "../../src/server/pages/inline-scripts.ts";

function isResolved(promise: Promise<void>): Promise<boolean> {
  return Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20)),
  ]);
}

const form = '<form><button type="button">Show</button><button>Login</button></form>';

test("only where forms are held the app is needed at once", async () => {
  document.body.innerHTML = form;
  const waiting = recordEvents({ holdForms: false });
  expect(await isResolved(waiting.needed)).toBe(false);
  document.querySelector<HTMLButtonElement>("button[type=button]")?.click();
  expect(await isResolved(waiting.needed)).toBe(true);
  waiting.stop();
  const holding = recordEvents({ holdForms: true });
  expect(await isResolved(holding.needed)).toBe(true);
  holding.stop();
});

test("what was clicked before the recording counts, and from then on only the recording notes clicks", async () => {
  document.body.innerHTML = form;
  onTestFinished(() => {
    delete window.earlyClick;
  });
  runInThisContext(earlyClickScript);
  const button = document.querySelector<HTMLButtonElement>("button[type=button]");
  button?.click();
  const recorder = recordEvents({ holdForms: false });
  expect(await isResolved(recorder.needed)).toBe(true);
  recorder.stop();
  document.body.click();
  expect(window.earlyClick?.target).toBe(button);
});

test("a form that was held is sent by the app, also where it had to be rendered anew", () => {
  document.body.innerHTML = form;
  const recorder = recordEvents({ holdForms: true });
  document.querySelector<HTMLButtonElement>("form button:last-child")?.click();
  recorder.stop();

  document.body.innerHTML = form;
  const sent: (string | null | undefined)[] = [];
  const note = (event: SubmitEvent) => {
    event.preventDefault();
    sent.push(event.submitter?.textContent);
  };
  document.addEventListener("submit", note);
  onTestFinished(() => document.removeEventListener("submit", note));
  recorder.replay();
  expect(sent).toEqual(["Login"]);
});
