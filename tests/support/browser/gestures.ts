import { expect, type Locator, type Page } from "playwright/test";

/** Drags horizontally from the middle of the element by `distance` px, slowly enough to have no momentum. */
export async function drag(page: Page, target: Locator, distance: number): Promise<void> {
  const box = await settledBox(target);
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
  const box = await settledBox(target);
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

/** Presses a link, and says where on the page that was: what arrives late can have moved it until then. */
export async function placeOfPress(link: Locator): Promise<number> {
  const pressed = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        element.addEventListener("click", () => resolve(Math.round(scrollY)), { capture: true, once: true });
      }),
  );
  await link.click();
  return pressed;
}

/** Where a target stands once it moves no more: what still slides into view is missed by a finger. */
async function settledBox(target: Locator) {
  let last = await target.boundingBox();
  await expect
    .poll(async () => {
      const before = last;
      last = await target.boundingBox();
      return before !== null && last !== null && before.x === last.x && before.y === last.y;
    })
    .toBe(true);
  if (last === null) throw new Error("There is nothing to take hold of");
  return last;
}
