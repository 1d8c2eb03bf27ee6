import type { LeftOut } from "./incoming-post.ts";

export interface Report {
  kind: string;
  /** How many posts came, by their status. */
  imported: Map<string, number>;
  /** Posts of an earlier import whose text was brought up to date. */
  updated: number;
  present: number;
  leftOut: LeftOut[];
  images: number;
  redirects: number;
  /** Categories and tags that the site does not have, with the number of posts. */
  topics: Map<string, number>;
  /** What the author should know of a post that came. */
  notes: { what: string; notes: string[] }[];
}

const mostTopics = 30;
const longestName = 200;

/** How much came, what was left out and why, as lines of a terminal. */
export function reportLines(report: Report): string[] {
  const { imported, present, leftOut, images, redirects, notes } = report;
  const statuses = [...imported].map(([status, count]) => `${count} ${status}`).join(", ");
  const came = [...imported.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${report.kind}: ${counted(came, "post")} came${statuses === "" ? "" : ` (${statuses})`}, with ${counted(images, "image")} and ${counted(redirects, "old address", "old addresses")}.`,
    ...(present > 0
      ? [
          `${counted(present, "post")} had come before, and ${present === 1 ? "stays" : "stay"} as ${present === 1 ? "it is" : "they are"}.`,
        ]
      : []),
    ...(report.updated > 0
      ? [
          `${counted(report.updated, "post")} of an earlier import ${report.updated === 1 ? "was" : "were"} brought up to date.`,
        ]
      : []),
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.length}`] : []),
    ...leftOut.map(({ what, why }) => `  ${shortName(what)}: ${inOneLine(why)}`),
    ...(report.topics.size > 0 ? [`The site has no such categories: ${topicWords(report.topics)}`] : []),
    ...(notes.length > 0 ? ["Look at these posts:"] : []),
    ...notes.flatMap(({ what, notes: its }) => [
      `  ${shortName(what)}`,
      ...its.map((note) => `    ${inOneLine(note)}`),
    ]),
  ];
}

function topicWords(topics: ReadonlyMap<string, number>): string {
  const words = [...topics].map(([topic, count]) => `${shortName(topic)} (${counted(count, "post")})`);
  const more = words.length - mostTopics;
  return `${words.slice(0, mostTopics).join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** What is left out since its title is too long has it in one line all the same. */
function shortName(text: string): string {
  const name = inOneLine(text);
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

/** A title could write over other lines of a terminal. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}
