import { coverSize } from "../shared/covers/cover-size.ts";
import { palette } from "../shared/palette.ts";
import type { HeroDrawing, PageHero } from "./page-hero.ts";

/** On the card: the line of the ground, where 6 PM is, and the sun. */
const ground = 500;
const now = 752;
const sun = { x: 1050, radius: 150 };

/** The strip of a night's hours, as far as its first screen shows it: strands sink at 6 PM, below a sky of dusk. */
export function eveningHero(hero: PageHero): PageHero {
  if (hero.drawing === null) return hero;
  return {
    ...hero,
    drawing: windowOn(hero.drawing),
    scene: { ground: sky(), figure: { text: "6:00", unit: "PM", x: now + 26, y: 54 } },
  };
}

function windowOn(strip: HeroDrawing): HeroDrawing {
  const { width, height } = coverSize;
  const left = (strip.words.find(({ text }) => text === "6 PM")?.x ?? now) - now;
  // The ground of the strip is 60 above its foot.
  const top = strip.height - 60 - ground;
  const words = strip.words
    .map((word) => ({ ...word, x: word.x - left, y: word.y - top }))
    .filter(({ x }) => x > 40 && x < width - 40);
  return { ...strip, width, height, viewBox: `${left} ${top} ${width} ${height}`, words };
}

function sky(): string {
  const { width, height } = coverSize;
  return (
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette["pine-deep"]}"/>` +
    `<stop offset=".55" stop-color="#17493d"/><stop offset="1" stop-color="#7f9f8c"/></linearGradient>` +
    `<radialGradient id="glow"><stop stop-color="${palette.gold}" stop-opacity=".8"/>` +
    `<stop offset="1" stop-color="${palette.gold}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="sun" x2="0" y2="1"><stop stop-color="${palette.gold}"/>` +
    `<stop offset=".52" stop-color="${palette.signal}"/></linearGradient>` +
    `<rect width="${width}" height="${ground}" fill="url(#sky)"/>` +
    `<ellipse cx="${sun.x}" cy="${ground}" rx="440" ry="270" fill="url(#glow)"/>` +
    `<circle cx="${sun.x}" cy="${ground}" r="${sun.radius}" fill="url(#sun)"/>` +
    `<rect y="${ground}" width="${width}" height="${height - ground}" fill="${palette["pine-deep"]}"/>` +
    `<path d="M0 ${ground}H${now}" stroke="${palette.signal}" stroke-width="4"/>` +
    `<path d="M${now} 60V${ground}" stroke="${palette["on-dark"]}" stroke-width="2"/>` +
    `<circle cx="${now}" cy="${ground}" r="9" fill="${palette["on-dark"]}" stroke="${palette.signal}" stroke-width="4"/>`
  );
}
