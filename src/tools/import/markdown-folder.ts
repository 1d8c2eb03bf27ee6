import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { postStatuses } from "../../shared/posts/admin-post.ts";
import { deriveSlug } from "../../shared/posts/slug.ts";
import { ToolError } from "../run-tool.ts";
import { frontMatterFields, parseMarkdownFile } from "./front-matter.ts";
import { type Incoming, type IncomingPost, idFrom } from "./incoming-post.ts";
import { momentFrom } from "./moments.ts";
import { decodeText, encodingOf, isUtf8 } from "./read-text.ts";

const maxFiles = 10_000;
const maxFileBytes = 5_000_000;
const maxDepth = 20;

/** Reads each Markdown file of a folder and of the folders in it. Links to other folders are not followed. */
export async function readMarkdownFolder(folder: string): Promise<Incoming> {
  const result: Incoming = { kind: "folder of Markdown", posts: [], leftOut: [], siteUrl: null };
  const bySlug = new Map<string, string>();
  for (const file of await markdownFilesIn(folder)) {
    const what = path.relative(folder, file) || path.basename(file);
    const read = await readPost(file);
    if ("why" in read) {
      result.leftOut.push({ what, why: read.why });
      continue;
    }
    const other = bySlug.get(read.slug);
    if (other === undefined) result.posts.push(read);
    else result.leftOut.push({ what, why: `it has the slug of ${other}` });
    bySlug.set(read.slug, other ?? what);
  }
  return result;
}

async function markdownFilesIn(folder: string): Promise<string[]> {
  if ((await stat(folder)).isFile()) return [folder];
  const files: string[] = [];
  async function collect(inside: string, depth: number): Promise<void> {
    const entries = await readdir(inside, { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.join(inside, entry.name);
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      if (entry.isDirectory() && depth < maxDepth) await collect(file, depth + 1);
      if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) files.push(file);
      if (files.length > maxFiles)
        throw new ToolError(`${folder} has more than ${maxFiles} Markdown files. Import it in parts.`);
    }
  }
  await collect(folder, 0);
  return files;
}

async function readPost(file: string): Promise<IncomingPost | { why: string }> {
  if ((await stat(file)).size > maxFileBytes) return { why: "it is larger than 5 MB" };
  const bytes = await readFile(file);
  if (encodingOf(bytes) === "utf-8" && !isUtf8(bytes)) return { why: "it is not UTF-8: save it as UTF-8" };
  const parsed = parseMarkdownFile(decodeText(bytes));
  if (parsed === null) return { why: "it has no front matter between two lines of ---" };
  if ("why" in parsed) return parsed;
  const { fields, content } = parsed;
  const notes: string[] = [];
  const text = (name: string) => {
    const value = fields[name] ?? "";
    if (typeof value !== "object") return String(value).trim();
    notes.push(`its ${name} is no text: it was left out`);
    return "";
  };
  const named = nameOf(file);
  const slug = slugFrom(text("slug"), notes) || slugFrom(named.name, []);
  const publishAt = momentFrom(text("date")) ?? momentFrom(named.date);
  if (text("date") !== "" && momentFrom(text("date")) === null)
    notes.push(`its date ${text("date")} is no time such as 2027-01-31T09:30:00Z`);
  const others = Object.keys(fields).filter((name) => !known.has(name));
  if (others.length > 0) notes.push(`the site has no ${others.slice(0, 20).join(", ")}`);
  if (/^\s{0,3}<(?:[a-z][\w-]*[\s>/]|!--)/im.test(content))
    notes.push("the text has HTML, which the site shows as text");
  return {
    id: idFrom("markdown", slug || named.name),
    knownBySlug: slug !== "",
    title: text("title"),
    slug,
    text: { type: "markdown", markdown: content, folder: path.dirname(file) },
    summary: text("summary"),
    topics: [text("category")].filter(Boolean),
    image: text("image"),
    status: statusFrom(fields, text("status"), notes),
    publishAt,
    createdAt: publishAt,
    updatedAt: null,
    oldPaths: [],
    notes,
  };
}

const known = new Set<string>([...frontMatterFields, "draft", "published"]);

/** The file's name, or its folder's for an index; a date before it is the post's. */
function nameOf(file: string): { date: string; name: string } {
  const base = path.basename(file).replace(/\.\w+$/, "");
  const whole = /^_?index$/i.test(base) ? path.basename(path.dirname(file)) : base;
  const [, date = "", name = ""] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(whole) ?? [];
  return date === "" ? { date, name: whole } : { date, name };
}

function slugFrom(text: string, notes: string[]): string {
  if (/^[a-z0-9-]{1,200}$/.test(text)) return text;
  const slug = deriveSlug(text)
    .replace(/^-+|-+$/g, "")
    .slice(0, 200);
  if (text !== "")
    notes.push(
      `its slug ${text} has other signs than a to z, digits and hyphens: it is ${slug || "made of the title"}`,
    );
  return slug;
}

/** `draft: true` and `published: false` are what other programs write. */
function statusFrom(
  fields: Readonly<Record<string, unknown>>,
  text: string,
  notes: string[],
): IncomingPost["status"] {
  if (text === "") return fields.draft === true || fields.published === false ? "draft" : "published";
  const status = postStatuses.find((each) => each === text.toLowerCase());
  if (status === undefined)
    notes.push(`its status ${text} is none of ${postStatuses.join(", ")}: it comes as a draft`);
  return status ?? "draft";
}
