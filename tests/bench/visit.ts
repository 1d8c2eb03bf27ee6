import type { Locator, Page } from "playwright";

type Step = (page: Page) => Promise<void>;

/** A visitor's pace: what an interaction began has come to an end by the next one. */
const paceMs = 400;
/** A slowed page answers late. */
const timeout = 20_000;

const controls =
  "main :is([role=tab], summary, button[type=button], label:has(input[type=checkbox])):visible";
const field = "input:is([type=text], [type=email], [type=password], :not([type])):visible";

const menuButton = "button[aria-haspopup=dialog]";

const menu: Step[] = [
  tapping((page) => page.locator(menuButton)),
  tapping((page) => page.locator("#site-menu summary").first()),
  tapping((page) => page.getByRole("button", { name: "Close menu" })),
];

const chat: Step[] = [
  openChat,
  tapping((page) => page.locator("#chat-panel :is(input, textarea)")),
  pressing("h"),
  pressing("i"),
  pressing("Escape"),
];

/**
 * Uses what a page offers until there were `count` interactions: the menu, the chat, its form and its controls (tabs,
 * arrows, dots, accordions, filters); then all of that again.
 */
export async function visit(page: Page, count: number): Promise<void> {
  const offered = await page.locator(controls).count();
  // The sign-in has neither menu nor chat.
  const shell = (await page.locator(menuButton).count()) > 0 ? [...menu, ...chat] : [];
  const steps = [...shell, ...(await formOf(page))];
  // Spread over the page.
  const used = Math.min(offered, count - steps.length);
  for (let at = 0; at < used; at++) steps.push(control(Math.floor((at * offered) / used)));
  for (let done = 0; done < count; done++) {
    await steps[done % steps.length]?.(page);
    await page.waitForTimeout(paceMs);
  }
}

async function formOf(page: Page): Promise<Step[]> {
  const frames = page.locator("main iframe");
  const hasFrame = (await frames.count()) > 0;
  // A frame loads when it comes near.
  if (hasFrame) await frames.first().scrollIntoViewIfNeeded();
  const fields = hasFrame ? frames.first().contentFrame().locator(field) : page.locator(`main ${field}`);
  if (!hasFrame && (await fields.count()) === 0) return [];
  return [tapping(() => fields.first()), pressing("D"), pressing("a")];
}

/** A phone has no room for the chat's button at the top of a page, and beside a form. */
async function openChat(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await tapping(() => page.locator("[aria-label^='Chat with']"))(page);
}

function tapping(find: (page: Page) => Locator): Step {
  return (page) => find(page).tap({ timeout });
}

function pressing(key: string): Step {
  return (page) => page.keyboard.press(key);
}

function control(at: number): Step {
  return tapping((page) => page.locator(controls).nth(at));
}
