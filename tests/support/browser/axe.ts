import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What axe finds wrong with the page and its frames, a line a rule. */
export function findViolations(page: Page): Promise<string[]> {
  return listed(axe(page));
}

/** The same of the page alone: the frames of forms load late, and are pages of their own. */
export function findViolationsOutsideFrames(page: Page): Promise<string[]> {
  return listed(axe(page).exclude("iframe"));
}

/** The same of a page without JavaScript: its timers never run out by themselves, and axe waits for them. */
export async function findViolationsWithoutScripts(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const due: (() => void)[] = [];
    Object.assign(window, { due, setTimeout: (act: () => void) => due.push(act) });
  });
  let done = false;
  const found = findViolationsOutsideFrames(page).finally(() => {
    done = true;
  });
  while (!done) {
    await page.evaluate(() => {
      for (const act of (window as unknown as { due: (() => void)[] }).due.splice(0)) act();
    });
  }
  return found;
}

/** In its usual mode axe would finish in a page of its own, whose opening takes longer than the rest. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}

async function listed(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
