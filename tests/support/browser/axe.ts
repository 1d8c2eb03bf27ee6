import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What axe finds wrong with the page and its frames, a line a rule. */
export function findViolations(page: Page): Promise<string[]> {
  return listed(new AxeBuilder({ page }).analyze());
}

/** The same of the page alone: the frames of forms load late, and are pages of their own. */
export function findViolationsOutsideFrames(page: Page): Promise<string[]> {
  return listed(new AxeBuilder({ page }).exclude("iframe").analyze());
}

/** The same of a page without JavaScript: its timers never run out by themselves, and axe waits for them. */
export async function findViolationsWithoutScripts(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const due: (() => void)[] = [];
    Object.assign(window, { due, setTimeout: (act: () => void) => due.push(act) });
  });
  let done = false;
  // In its usual mode axe would finish in another page, whose timers stand still as well.
  const run = new AxeBuilder({ page }).setLegacyMode(true).exclude("iframe").analyze();
  const found = listed(run).finally(() => {
    done = true;
  });
  while (!done) {
    await page.evaluate(() => {
      for (const act of (window as unknown as { due: (() => void)[] }).due.splice(0)) act();
    });
  }
  return found;
}

async function listed(run: ReturnType<AxeBuilder["analyze"]>): Promise<string[]> {
  const { violations } = await run;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
