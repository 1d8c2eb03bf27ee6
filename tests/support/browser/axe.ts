import axe from "axe-core";
import { expect, type Frame, type Page } from "playwright/test";

/** What axe finds wrong with the page and its frames, or with a part of it: a line a rule. */
export function findViolations(page: Page, part = "html"): Promise<string[]> {
  return runAxe(page, page.frames(), { include: [part] });
}

/** The same of the page alone: the frames of forms load late, and are pages of their own. */
export function findViolationsOutsideFrames(page: Page): Promise<string[]> {
  return runAxe(page, [page.mainFrame()], { exclude: ["iframe"] });
}

/** Axe speaks with itself in the frames: also in a sandboxed one, which has an origin of its own. */
async function runAxe(
  page: Page,
  frames: Frame[],
  context: { include: string[] } | { exclude: string[] },
): Promise<string[]> {
  // A form's frame may load meanwhile, and lose what it was given.
  await expect(async () => {
    for (const frame of frames) await addAxe(frame);
  }).toPass();
  await finishAppearing(page);
  return page.evaluate(async (context) => {
    const { violations } = await axe.run(context, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, context);
}

/**
 * Axe waits for a timer before each of its rules: a browser makes each of them last 4 ms, and in a page without JavaScript
 * they never end. What is due at once comes with a microtask here.
 */
const axeWithoutTimers = `{
  const setTimeout = (act, ms = 0) => (ms > 0 ? window.setTimeout(act, ms) : void Promise.resolve().then(act));
  ${axe.source}
}`;

async function addAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => "axe" in window)) return;
  await frame.evaluate(axeWithoutTimers);
  await frame.evaluate(() => axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] }));
}

/** Ends what fades or slides in, with colors that it will not keep: that takes less than a second. */
function finishAppearing(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { playState, timeline, effect } = animation;
      const isShort = Number(effect?.getComputedTiming().endTime) < 1000;
      if (playState === "running" && timeline === document.timeline && isShort) animation.finish();
    }
  });
}
