import { TaskError, WorkerThread } from "../../server/threads/worker-thread.ts";
import { postPath } from "../../shared/paths.ts";
import type { ImportOutcome, ImportPlan } from "../../shared/posts/imported-post.ts";
import { type AskSite, jsonOf, type SiteAnswer } from "../with-site.ts";
import { createBringImage, type ImageSources } from "./bring-images.ts";
import type { HtmlTask, HtmlText } from "./html-text.ts";
import { bodyOf, categoryIn } from "./imported-body.ts";
import { type Incoming, type IncomingPost, unknownSite } from "./incoming-post.ts";
import { createPlaceAddresses } from "./place-addresses.ts";
import { inOneLine, type Report } from "./report.ts";

// Processor time for a post. A usual one takes some milliseconds.
const maxHtmlMs = 10_000;
const maxHtml = 2_000_000;
const plannedAtOnce = 5_000;

/** Brings posts into the site, one after the other, and says each as it came. What came once is not brought again. */
export async function importPosts(
  incoming: Incoming,
  ask: AskSite,
  sources: ImageSources,
  now: Date,
  say: (line: string) => void,
): Promise<Report> {
  const thread = new WorkerThread<HtmlTask, HtmlText | null>(
    new URL("./html-worker.ts", import.meta.url),
    maxHtmlMs,
  );
  const bring = createBringImage(ask, sources);
  const report: Report = {
    kind: incoming.kind,
    imported: new Map(),
    updated: 0,
    present: 0,
    leftOut: [...incoming.leftOut],
    images: 0,
    redirects: 0,
    topics: new Map(),
    notes: [],
  };
  const post = async (path: string, body: unknown): Promise<SiteAnswer> =>
    ask("POST", path, { type: "application/json", bytes: Buffer.from(JSON.stringify(body)) });
  const identities = incoming.posts.map(({ id, slug, knownBySlug }) => ({ id, slug, knownBySlug }));
  const plans: ImportPlan[] = [];
  for (let from = 0; from < identities.length; from += plannedAtOnce)
    plans.push(
      ...jsonOf<ImportPlan[]>(
        await post("/api/imported-posts/plan", identities.slice(from, from + plannedAtOnce)),
      ),
    );
  const slugs = plans.map(({ slug }) => slug);
  const placeAddresses = createPlaceAddresses(incoming, slugs, bring);

  for (const [index, each] of incoming.posts.entries()) {
    const what = each.title || each.slug || `post ${index + 1}`;
    const read = await textOf(each, thread, incoming.siteUrl ?? unknownSite);
    if ("why" in read) {
      report.leftOut.push({ what, why: read.why });
      continue;
    }
    const placed = plans[index]?.isSettled
      ? { content: read.markdown, imageUrl: "", images: 0, notes: [], isWhole: false }
      : await placeAddresses(each, read.markdown);
    const { body, notes } = bodyOf(each, placed, now);
    const answer = await post("/api/imported-posts", body);
    if (answer.status === 400 || answer.status === 413) {
      report.leftOut.push({ what, why: refusalIn(answer) });
      continue;
    }
    const outcome = jsonOf<ImportOutcome>(answer);
    report.redirects += outcome.state === "imported" ? outcome.redirected.length : 0;
    if (outcome.state === "updated") report.updated += 1;
    if (outcome.state === "present") report.present += 1;
    if (outcome.state === "in the trash")
      report.leftOut.push({ what, why: "it came before, and is in the trash: restore it there" });
    if (outcome.state !== "imported") {
      if (placed.notes.length > 0) report.notes.push({ what, notes: placed.notes });
      continue;
    }
    report.images += placed.images;
    const status = body.input.status ?? "published";
    report.imported.set(status, (report.imported.get(status) ?? 0) + 1);
    say(`  ${postPath(outcome.slug)}  ${inOneLine(each.title)}`);
    for (const topic of new Set(each.topics))
      if (categoryIn([topic]) === undefined) report.topics.set(topic, (report.topics.get(topic) ?? 0) + 1);
    const taken = outcome.refused.map(
      (path) => `its old address ${path} is another page's, and does not lead to it`,
    );
    const moved =
      each.slug !== "" && outcome.slug !== each.slug
        ? [`another post has the slug ${each.slug}: it is ${outcome.slug}`]
        : [];
    const all = [...each.notes, ...read.notes, ...notes, ...placed.notes, ...moved, ...taken];
    if (all.length > 0) report.notes.push({ what, notes: all });
  }
  return report;
}

async function textOf(
  { text }: IncomingPost,
  thread: WorkerThread<HtmlTask, HtmlText | null>,
  base: string,
): Promise<HtmlText | { why: string }> {
  if (text.type === "markdown") return { markdown: text.markdown, notes: [] };
  if (text.html.length > maxHtml) return { why: "its HTML has more than 2,000,000 characters" };
  try {
    const { html, isClassic, galleries } = text;
    const read = await thread.run({ html, isClassic, galleries, base });
    return read ?? { why: "its HTML is nested too deep" };
  } catch (error) {
    if (!(error instanceof TaskError)) throw error;
    return { why: error.overLimit ? "its HTML takes too long to read" : "its HTML cannot be read" };
  }
}

/** The site's words for what does not fit, such as a title that is too long. */
function refusalIn({ status, bytes }: SiteAnswer): string {
  if (status === 413) return "it is far longer than the 400,000 characters that the site takes";
  const { message, issues = {} } = JSON.parse(bytes.toString("utf8")) as {
    message: string;
    issues?: Record<string, string>;
  };
  return Object.values(issues).join(" ") || message;
}
