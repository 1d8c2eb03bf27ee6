import sharp from "sharp";

/** Edges are not drawn alike each time: some of their points are 1 or 2 of 255 apart. */
const sameEnough = 8;

/** How many points differ between two pictures; of different sizes, all of them. */
export async function differentPoints(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  if (a === undefined || a.length !== b?.length) return Number.POSITIVE_INFINITY;
  const far = (at: number) => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > sameEnough;
  let different = 0;
  for (let at = 0; at < a.length; at += 3) {
    if (far(at) || far(at + 1) || far(at + 2)) different++;
  }
  return different;
}
