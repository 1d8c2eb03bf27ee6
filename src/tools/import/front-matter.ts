import { parseDocument, stringify } from "yaml";

/** The fields of a post's file, in the order that an export writes them. */
export const frontMatterFields = ["title", "date", "slug", "summary", "category", "status", "image"] as const;

export type FrontMatter = Partial<Record<(typeof frontMatterFields)[number], string>>;

export interface MarkdownFile {
  fields: Readonly<Record<string, unknown>>;
  content: string;
}

/** Returns null for a text without front matter, and the parser's words where its YAML is wrong. */
export function parseMarkdownFile(text: string): MarkdownFile | { why: string } | null {
  const [head, yaml] = /^\s*---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (head === undefined || yaml === undefined) return null;
  // Types of YAML 1.2: a date is text, and an alias, which could grow without end, is an error.
  const document = parseDocument(yaml, { schema: "core", uniqueKeys: true, logLevel: "silent" });
  const [error] = document.errors;
  if (error !== undefined) return { why: `its front matter cannot be read: ${firstLine(error.message)}` };
  try {
    const fields: unknown = document.toJS({ maxAliasCount: 0 });
    if (typeof fields !== "object" || fields === null || Array.isArray(fields))
      return { why: "its front matter has no fields" };
    return { fields: { ...fields }, content: tidyContent(text.slice(head.length)) };
  } catch (cause) {
    return {
      why: `its front matter cannot be read: ${firstLine(cause instanceof Error ? cause.message : "")}`,
    };
  }
}

export function writeMarkdownFile(fields: FrontMatter, content: string): string {
  const given = frontMatterFields.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
  return `---\n${stringify(Object.fromEntries(given), { lineWidth: 0 })}---\n\n${tidyContent(content)}\n`;
}

/** Without empty lines around it, which files have and posts do not need. */
function tidyContent(content: string): string {
  return content
    .replace(/\r\n?/g, "\n")
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .trimEnd();
}

function firstLine(text: string): string {
  return text.split("\n")[0]?.replace(/:$/, "") ?? "";
}
