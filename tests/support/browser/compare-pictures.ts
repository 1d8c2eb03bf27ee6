import type { Browser } from "playwright/test";

/** Edges are not drawn alike each time: some of their points are 1 or 2 of 255 apart. */
const sameEnough = 8;

/** How many points differ between two PNGs; of different sizes, all of them. */
export async function differentPoints(browser: Browser, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ({ urls, sameEnough }) => {
        const [a, b] = await Promise.all(urls.map(pointsOf));
        if (a === undefined || a.length !== b?.length) return Number.POSITIVE_INFINITY;
        let different = 0;
        for (let at = 0; at < a.length; at += 4) {
          const far = (channel: number) =>
            Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > sameEnough;
          if (far(0) || far(1) || far(2)) different++;
        }
        return different;

        async function pointsOf(url: string): Promise<Uint8ClampedArray> {
          const picture = await createImageBitmap(await (await fetch(url)).blob());
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
          if (canvas === null) throw new Error("There is no canvas");
          canvas.drawImage(picture, 0, 0);
          return canvas.getImageData(0, 0, picture.width, picture.height).data;
        }
      },
      { urls: [one, other].map((png) => `data:image/png;base64,${png.toString("base64")}`), sameEnough },
    );
  } finally {
    await page.close();
  }
}
