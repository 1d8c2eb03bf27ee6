import type { Locator, Page } from "playwright/test";

/** Drops files from the machine in the middle of what is seen of an element, as somebody with a mouse does. */
export async function dropFiles(page: Page, target: Locator, files: string[]): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to drop on");
  const session = await page.context().newCDPSession(page);
  const place = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 100) };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", {
      type,
      ...place,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  }
  await session.detach();
}
