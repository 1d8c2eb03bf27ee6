import type { Page } from "playwright";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture of the window, as a JPEG in Base64. */
export interface Picture {
  /** When it came to the screen, in µs of the trace's clock. */
  at: number;
  jpeg: string;
}

/**
 * The first picture that clearly differs from the one before them in a part of the window. Compared is the mean color of
 * cells of 8 px: the edges of another font's letters, which come late on a slow network, do not count.
 */
export async function firstToDiffer(
  decoder: Page,
  before: Picture,
  after: Picture[],
  part: Box,
  windowHeight: number,
): Promise<Picture | undefined> {
  const at = await decoder.evaluate(
    async ({ jpegs, part, windowHeight }) => {
      const columns = Math.ceil(part.width / 8);
      const rows = Math.ceil(part.height / 8);
      const canvas = new OffscreenCanvas(columns, rows).getContext("2d", { willReadFrequently: true });
      if (canvas === null) throw new Error("There is no canvas");
      canvas.imageSmoothingQuality = "high";
      let first: Uint8ClampedArray | null = null;
      for (const [index, jpeg] of jpegs.entries()) {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
        // Pictures of a trace are scaled down.
        const scale = bitmap.height / windowHeight;
        const [x, y, width, height] = [part.x, part.y, part.width, part.height].map((px) => px * scale);
        canvas.drawImage(bitmap, x ?? 0, y ?? 0, width ?? 0, height ?? 0, 0, 0, columns, rows);
        const { data } = canvas.getImageData(0, 0, columns, rows);
        first ??= data;
        let changed = 0;
        for (let cell = 0; cell < data.length; cell += 4) {
          const far = (channel: number) =>
            Math.abs((data[cell + channel] ?? 0) - (first?.[cell + channel] ?? 0)) > 16;
          if (far(0) || far(1) || far(2)) changed++;
        }
        if (changed > columns * rows * 0.05) return index;
      }
      return 0;
    },
    { jpegs: [before, ...after].map(({ jpeg }) => jpeg), part, windowHeight },
  );
  return at === 0 ? undefined : after[at - 1];
}
