/** What a card takes from a page's own HTML: its heading, and the drawing of its first screen. */
export interface PageHero {
  title: string;
  isNight: boolean;
  /** Below the words instead of beside them. */
  atFoot: boolean;
  drawing: HeroDrawing | null;
  /** What the drawing stands on where it fills the card: SVG, and a figure in large type. */
  scene?: { ground: string; figure: { text: string; unit: string; x: number; y: number } };
}

export interface HeroDrawing {
  width: number;
  height: number;
  /** None where the drawing is in percent of its box. */
  viewBox: string | null;
  /** One, or several beside each other, each as wide as its share. */
  parts: { share: number; marks: string }[];
  words: HeroWord[];
}

interface HeroWord {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  kind: "plain" | "quiet" | "name" | "onLit";
}

export function readHero(html: string): PageHero {
  const page = html.slice(html.indexOf("<main"));
  const [, heading = "", before = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page) ?? [];
  const drawing = firstDrawing(page);
  const opening = page.slice(0, page.indexOf("<h1")) + before;
  return {
    title: plain(heading),
    isNight: opening.includes('data-tone="night"'),
    atFoot: /class="[^"]*\bfoot_/.test(opening) && !isAside(page),
    drawing,
  };
}

/** Whether the first drawing stands beside the words of a hero that has its foot for something else. */
function isAside(page: string): boolean {
  const [opening = ""] = page.split(/<svg class="[^"]*\billustration_/);
  return /class="[^"]*\baside_[^"]*">(?:<a [^>]*>)?$/.test(opening);
}

function firstDrawing(page: string): HeroDrawing | null {
  const opening = page.split("<section")[0] ?? "";
  const [first, ...others] = [...opening.matchAll(/<svg class="[^"]*\billustration_[^>]*>/g)];
  if (first === undefined) return null;
  const [, viewBox = null] = /viewBox="([^"]+)"/.exec(first[0]) ?? [];
  const [, , width = 600, height = 520] = viewBox?.split(" ").map(Number) ?? [];
  const parts = [first, ...(viewBox === null ? others : [])].map(({ 0: frame, index }) => {
    const inside = opening.slice(index + frame.length);
    const share = Number(/ width="([\d.]+)"/.exec(frame)?.[1] ?? 1);
    return { share, marks: inside.slice(0, closing(inside)) };
  });
  const texts = /<text class="([^"]*)"([^>]*)>(.*?)<\/text>/g;
  const words = [...(parts[0]?.marks ?? "").matchAll(texts)].map(
    ([, names = "", place = "", text = ""]): HeroWord => ({
      text: plain(text),
      x: numberOf(place, "x", width),
      y: numberOf(place, "y", height) + numberOf(place, "dy", 0) * emPx,
      anchor: anchorOf(place),
      kind: kindOf(names),
    }),
  );
  return {
    width,
    height,
    viewBox,
    parts: parts.map(({ share, marks }) => ({ share, marks: marks.replaceAll(texts, "") })),
    words,
  };
}

function anchorOf(place: string): HeroWord["anchor"] {
  const [, anchor = "start"] = /text-anchor="(\w+)"/.exec(place) ?? [];
  return anchor as HeroWord["anchor"];
}

function kindOf(names: string): HeroWord["kind"] {
  if (names.includes("onLit_")) return "onLit";
  if (names.includes("name_")) return "name";
  return names.includes("quiet_") ? "quiet" : "plain";
}

/** In the drawing's units; `whole` is what percents are of. */
function numberOf(attributes: string, name: string, whole: number): number {
  const value = new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? "0";
  return Number.parseFloat(value) * (value.endsWith("%") ? whole / 100 : 1);
}

/** Of a plain word in a drawing. */
const emPx = 15.5;

/** Where the drawing ends; drawings may stand in each other. */
function closing(inside: string): number {
  let depth = 1;
  for (const { 0: tag, index } of inside.matchAll(/<\/?svg\b/g)) {
    depth += tag === "<svg" ? 1 : -1;
    if (depth === 0) return index;
  }
  return 0;
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "’")
    .replaceAll("&quot;", "“")
    .trim();
}

/** Icons of the sprite in place of the links to them, which no drawing outside of a browser follows. */
export function withIcons(html: string, sprite: string): string {
  const links = /<use class="([^"]*)" href="[^"]*#([\w-]+)"([^>]*)>(?:<\/use>)?/g;
  return html.replaceAll(links, (link, names: string, name: string, box: string) => {
    const [, icon] = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, "s").exec(sprite) ?? [];
    const color = names.includes("agent_") ? "--pine-deep" : "--tip";
    return icon === undefined
      ? link
      : `<svg${box} viewBox="0 0 24 24" stroke="var(${color})" stroke-width="1.75">${icon}</svg>`;
  });
}
