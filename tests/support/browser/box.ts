import type { Locator, Page } from "playwright/test";

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

/** Where elements of a page stand at one moment: what arrives late, such as a font, may move them between two looks. */
export async function boxesOf<const All extends readonly Locator[]>(
  page: Page,
  elements: All,
): Promise<{ [At in keyof All]: Box }> {
  const handles = await Promise.all(elements.map((element) => element.elementHandle()));
  const boxes: unknown = await page.evaluate(
    (all) => all.map((element) => (element as Element).getBoundingClientRect().toJSON()),
    handles,
  );
  return boxes as { [At in keyof All]: Box };
}
