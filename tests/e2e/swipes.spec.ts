import type { CDPSession, Page } from "playwright/test";
import { urls } from "../../src/shared/urls.ts";
import { sliderStarts } from "../support/browser/carousel.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Point = { x: number; y: number };

/** A row of slides, and benefits that are all in sight, of which one is marked. */
const rows = [
  [urls.conversationalAi.path, "Conversational AI use cases by industry", "slides"],
  [urls.about.path, "Key Benefits", "benefits"],
] as const;

for (const [path, name, kind] of rows) {
  test.describe(`${path}, ${name}`, () => {
    /** Opens the page with the row in view, and gives what fingers on it do, and the slide that is shown. */
    async function openRow(page: Page) {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openHydrated(page, path);
      const row =
        kind === "slides"
          ? page.getByRole("group", { name })
          : page.getByRole("region", { name }).getByRole("list");
      await row.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      if (kind === "slides") await sliderStarts(row);
      const box = await row.boundingBox();
      if (box === null) throw new Error("There is no row");
      const middle = { x: 195, y: box.y + box.height / 2 };
      const session = await page.context().newCDPSession(page);
      const shown = () =>
        row.evaluate((element, isMarked) => {
          if (isMarked)
            return [...element.children].findIndex((card) => card.matches(":has([aria-current])"));
          const slides = [...element.children].map((slide) => slide.getBoundingClientRect().left);
          return slides.findIndex((left) => Math.abs(left - element.getBoundingClientRect().left) < 1);
        }, kind === "benefits");
      await expect.poll(shown).toBe(0);
      const last = await row.evaluate((element) => element.children.length - 1);
      return { row, middle, session, shown, last };
    }

    test("a finger's way over 50 px turns the slide, in as many moves as it may be", async ({ page }) => {
      const { middle, session, shown, last } = await openRow(page);
      for (const moves of [1, 3, 20]) {
        for (const [x, slide] of [
          [49, 0],
          [-50, 0],
          [51, last],
          [-51, 0],
          [150, last],
          [-150, 0],
        ] as const) {
          await move(session, [middle], [{ x, y: 3 }], moves);
          await drawFrames(page);
          await expect.poll(shown, `after ${x} px in ${moves} moves`).toBe(slide);
        }
      }
    });

    test("a second, shorter finger, and one that moves down, turn no slide", async ({ page }) => {
      const { middle, session, shown } = await openRow(page);
      await touch(session, "touchStart", [middle]);
      await touch(session, "touchMove", [add(middle, { x: -20, y: 0 })]);
      await touch(session, "touchMove", [add(middle, { x: -40, y: 0 })]);
      await touch(session, "touchStart", [add(middle, { x: -40, y: 0 }), add(middle, { x: 60, y: 0 })]);
      for (let x = 60; x < 140; x += 20) {
        await touch(session, "touchMove", [add(middle, { x: -60, y: 0 }), add(middle, { x, y: 0 })]);
      }
      await touch(session, "touchEnd", [add(middle, { x: -60, y: 0 })]);
      await touch(session, "touchMove", [add(middle, { x: -120, y: 0 })]);
      await touch(session, "touchEnd", []);
      await drawFrames(page);
      expect(await shown()).toBe(0);

      const before = await page.evaluate(() => scrollY);
      // A busy browser may take a quick finger's way for less than it was: then it goes once more.
      await expect(async () => {
        await move(session, [middle], [{ x: -70, y: -200 }], 10);
        await drawFrames(page);
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
      }).toPass();
      expect(await shown()).toBe(0);
    });

    test("two fingers zoom the page, one moves it then, and none turns a slide", async ({ page }) => {
      const { middle, session, shown } = await openRow(page);
      await move(session, [add(middle, left(20)), add(middle, right(20))], [left(100), right(100)], 10);
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
      expect(await shown()).toBe(0);
      const place = () => page.evaluate(() => visualViewport?.pageLeft ?? Number.NaN);
      const before = await place();
      // Where the fingers met decides which part of the page the zoom shows, and so to which side there is more of it.
      const isAtItsEnd = await page.evaluate(() => {
        const { pageLeft, width } = visualViewport ?? { pageLeft: 0, width: 0 };
        return pageLeft > (document.documentElement.clientWidth - width) / 2;
      });
      await move(session, [middle], [isAtItsEnd ? right(80) : left(80)], 10);
      await expect.poll(async () => Math.abs((await place()) - before)).toBeGreaterThan(10);
      expect(await shown()).toBe(0);
    });

    test("two fingers of which one stays still zoom the page, and turn no slide", async ({ page }) => {
      const { middle, session, shown } = await openRow(page);
      await move(session, [add(middle, left(40)), middle], [right(0), right(150)], 10);
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
      expect(await shown()).toBe(0);
    });
  });
}

const right = (x: number): Point => ({ x, y: 0 });
const left = (x: number): Point => right(-x);
const add = (one: Point, other: Point) => ({ x: one.x + other.x, y: one.y + other.y });

/** Lets React and the slider react, and the slide jump: with less motion it takes no longer. */
function drawFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
}

function touch(session: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) {
  return session.send("Input.dispatchTouchEvent", {
    type,
    touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
  });
}

/** Puts fingers down at these points, moves each by its way in so many moves, and takes them off. */
async function move(
  session: CDPSession,
  fingers: Point[],
  ways: readonly Point[],
  moves: number,
): Promise<void> {
  await touch(session, "touchStart", fingers);
  for (let at = 1; at <= moves; at++) {
    const part = (way: Point | undefined) => ({
      x: ((way?.x ?? 0) * at) / moves,
      y: ((way?.y ?? 0) * at) / moves,
    });
    await touch(
      session,
      "touchMove",
      fingers.map((finger, index) => add(finger, part(ways[index]))),
    );
  }
  await touch(session, "touchEnd", []);
}
