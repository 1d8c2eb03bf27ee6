import type { LeftOut } from "./incoming-post.ts";

export interface Report {
  kind: string;
  imported: { title: string; path: string; status: string }[];
  /** Posts of an earlier import that now got images which did not come then. */
  completed: number;
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

/** What came, what was left out and why, as lines of a terminal. */
export function reportLines(report: Report): string[] {
  const { imported, present, leftOut, images, redirects, notes } = report;
  const byStatus = Map.groupBy(imported, ({ status }) => status);
  const statuses = [...byStatus].map(([status, posts]) => `${posts.length} ${status}`).join(", ");
  return [
    `${report.kind}: ${counted(imported.length, "post")} came${statuses === "" ? "" : ` (${statuses})`}, with ${counted(images, "image")} and ${counted(redirects, "old address", "old addresses")}.`,
    ...(present > 0
      ? [
          `${counted(present, "post")} had come before, and ${present === 1 ? "stays" : "stay"} as ${present === 1 ? "it is" : "they are"}.`,
        ]
      : []),
    ...(report.completed > 0
      ? [`${counted(report.completed, "post")} of an earlier import got images that had not come.`]
      : []),
    ...imported.map(({ title, path }) => `  ${path}  ${shown(title)}`),
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.length}`] : []),
    ...leftOut.map(({ what, why }) => `  ${shown(what)}: ${shown(why)}`),
    ...(report.topics.size > 0 ? [`The site has no such categories: ${topicWords(report.topics)}`] : []),
    ...(notes.length > 0 ? ["Look at these posts:"] : []),
    ...notes.flatMap(({ what, notes: its }) => [
      `  ${shown(what)}`,
      ...its.map((note) => `    ${shown(note)}`),
    ]),
  ];
}

function topicWords(topics: ReadonlyMap<string, number>): string {
  const words = [...topics].map(([topic, count]) => `${shown(topic)} (${counted(count, "post")})`);
  const more = words.length - mostTopics;
  return `${words.slice(0, mostTopics).join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A title could write over other lines of a terminal. */
function shown(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}
