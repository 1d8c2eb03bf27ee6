import { drawCover } from "../shared/covers/cover.ts";
import { coverSize } from "../shared/covers/cover-size.ts";
import { categories } from "../shared/posts/post.ts";
import type { HeroDrawing } from "./page-hero.ts";

const [width, height] = [540, 506];
const cover = { width: 330, height: 173, apart: 20, radius: 14 };

/** Covers of articles in two columns, which go on beyond the drawing. */
export function shelfOfCovers(): HeroDrawing {
  const marks = categories.slice(0, 6).map((category, at) => {
    const { colors, art } = drawCover(category, category, null);
    const x = (at % 2) * (cover.width + cover.apart);
    const y = Math.floor(at / 2) * (cover.height + cover.apart) - (at % 2) * 90;
    const clip = `<clipPath id="cover-${at}"><rect width="${cover.width}" height="${cover.height}" rx="${cover.radius}"/></clipPath>`;
    return (
      `<g transform="translate(${x} ${y})" clip-path="url(#cover-${at})" stroke="none">${clip}` +
      `<rect width="${cover.width}" height="${cover.height}" fill="${colors.background}"/>` +
      `<g transform="scale(${cover.width / coverSize.width})">${art}</g></g>`
    );
  });
  const viewBox = `0 0 ${width} ${height}`;
  return { width, height, viewBox, parts: [{ share: 1, marks: marks.join("") }], words: [] };
}
