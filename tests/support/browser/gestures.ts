import type { Locator, Page } from "playwright/test";

/** Drags horizontally from the middle of the element by `distance` px, slowly enough to have no momentum. */
export async function drag(page: Page, target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to drag");
  const y = box.y + Math.min(box.height / 2, 60);
  const x = box.x + box.width / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  const steps = 8;
  for (let step = 1; step <= steps; step++) await page.mouse.move(x + (distance * step) / steps, y);
  await page.mouse.up();
}

/** Swipes with a finger by `distance` px. */
export async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to swipe");
  const y = box.y + Math.min(box.height / 2, 60);
  const x = box.x + box.width / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number | null) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at === null ? [] : [{ x: at, y }] });
  await touch("touchStart", x);
  const steps = 8;
  for (let step = 1; step <= steps; step++) await touch("touchMove", x + (distance * step) / steps);
  await touch("touchEnd", null);
  await session.detach();
}
