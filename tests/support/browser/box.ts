import type { Locator } from "playwright/test";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  bottom: number;
}

/** Where an element stands in the window, in px. Throws where it is not shown. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not shown`);
  return { ...box, bottom: box.y + box.height };
}
