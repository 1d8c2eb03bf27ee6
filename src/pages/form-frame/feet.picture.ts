import { mark, steady } from "../../shared/drawing/marks.ts";
import { boxAt, circleAt, dotAt } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import type { FramedForm } from "../../shared/forms/lead.ts";
import { urls } from "../../shared/urls.ts";

/** In px, as it is shown wherever a frame has the room. */
const height = 48;
/** In px; no row is wider. */
const widest = 900;

interface Thing {
  width: number;
  apart?: number;
  /** The one in orange, counted from the right. */
  meant?: number;
  shape: string;
  lines?: string;
}

/**
 * What a form's steps are about: a row of like things of which one is meant, from the right to the left. A row has more of
 * them than a frame has room for. A single picture is stretched to the row.
 */
export function footOf({ frame }: Pick<FramedForm, "frame">, page: string | null): readonly Picture[] {
  return feetOfPages.get(page ?? "") ?? feet[frame] ?? [];
}

const feet: Partial<Record<FramedForm["frame"], readonly Picture[]>> = {
  partnership: row({
    width: 30,
    shape: boxAt(0, 2, 30, 40, [4]),
    lines: "M7 13h16m-16 8h16m-16 8h8",
  }),
  services: sound(),
  contact: row({ width: 46, shape: boxAt(0, 10, 46, 32, [5]), lines: "M2 14l21 15l21-15" }),
  corporateTraining: row({
    width: 44,
    shape: boxAt(0, 2, 44, 32, [4]) + leg(8, -5, 34) + leg(32, 5, 34),
    lines: "M8 24l9-8l8 5l12-12",
  }),
  course: row({
    width: 28,
    shape: boxAt(4, 2, 20, 24, [8, 8, 2, 2]) + boxAt(0, 28, 28, 7, [3]) + leg(2, 0, 35) + leg(22, 0, 35),
  }),
  client: row({
    width: 28,
    apart: 8,
    meant: 3,
    shape: `${circleAt(14, 11, 8)}M0 ${height}v-10a14 14 0 0 1 28 0v10z`,
  }),
  talent: row({ width: 44, shape: "M0 6h16l6 6h22v30h-44z", lines: "M0 20h44" }),
  webinar: row({
    width: 52,
    shape: boxAt(0, 2, 52, 34, [5]) + boxAt(23, 36, 6, 7, [0]) + boxAt(13, 43, 26, 3, [1.5]),
    lines: "M22 12v14l12-7z",
  }),
};

/** The things of the pages that share a form. */
const feetOfPages: ReadonlyMap<string, readonly Picture[]> = new Map([
  // The slips of a run.
  [
    urls.aiAutomations.path,
    row({
      width: 32,
      shape: "M0 2h32v42l-4-4-4 4-4-4-4 4-4-4-4 4-4-4-4 4z",
      lines: "M7 12h18m-18 7h10M9 30l5 5l9-10",
    }),
  ],
  // The slabs of the platform.
  [
    urls.dataCloudSolutions.path,
    row({
      width: 64,
      shape: "M32 3L64 18L32 33L0 18zM0 23L32 38L64 23V30L32 45L0 30z",
      lines: "M22 8L53 23M11 13L42 28",
    }),
  ],
  [urls.mlAiGenAiSolutions.path, forecast()],
]);

function row({ width, apart = 14, meant = 1, shape, lines = "" }: Thing): Picture[] {
  return Array.from({ length: Math.ceil(widest / (width + apart)) }, (_, at) => {
    const ink = at === meant ? 'fill="var(--signal)"' : 'fill="var(--trace)" fill-opacity=".32"';
    return picture(
      width,
      height,
      mark(`${ink} stroke="none"`, shape) + mark('stroke="var(--surface)" stroke-width="1.8"', lines),
    );
  });
}

function sound(): Picture[] {
  const bars = { others: "", meant: "" };
  for (let at = 0; at < 50; at++) {
    const loud = 3 + 18 * Math.abs(Math.sin(at * 0.37 + 0.6) * Math.cos(at * 0.13 + at ** 2 / 7));
    const [top, bottom] = [-loud, loud].map((y) => Math.round(height / 2 + y));
    bars[at > 27 && at < 42 ? "meant" : "others"] += `M${at + 0.5} ${top}V${bottom}`;
  }
  return wholeRow(50, bars);
}

/** What was, what is expected, and how far off that may be. */
function forecast(): Picture[] {
  const dots = { others: "", meant: "" };
  for (let at = 0; at < 36; at++) {
    const ahead = Math.max(0, at - 20);
    const y = 30 - ahead * 0.5 + 7 * Math.sin(at * 0.55) + (ahead === 0 ? 4 * Math.sin(at * 2.9) : 0);
    dots[ahead === 0 ? "others" : "meant"] += dotAt(at + 0.5, y);
    if (ahead > 0) for (const sign of [-1, 1]) dots.others += dotAt(at + 0.5, y + sign * (5 + ahead * 0.4));
  }
  return wholeRow(36, dots);
}

/** Its marks keep their widths. Half a step is free at each end, so that the outer ones are whole. */
function wholeRow(length: number, { others, meant }: Record<"others" | "meant", string>): Picture[] {
  const marks =
    mark('stroke="var(--trace)" stroke-width="4" stroke-opacity=".45"', others) +
    mark('stroke="var(--signal)" stroke-width="4"', meant);
  return [picture(length, height, steady(marks), { fit: "none" })];
}

function leg(x: number, lean: number, top: number): string {
  return `M${x} ${top}l${lean} ${height - top}h4l${-lean} ${top - height}z`;
}
