import { stat } from "node:fs/promises";
import { codeOf } from "../../server/store/errors.ts";
import { ToolError } from "../run-tool.ts";
import { readGhost } from "./ghost.ts";
import type { Incoming } from "./incoming-post.ts";
import { readMarkdownFolder } from "./markdown-folder.ts";
import { readExport } from "./read-text.ts";
import { readWordPress } from "./wordpress.ts";

/** Reads an export by what it is: a folder or a Markdown file, JSON, or XML. Throws a ToolError. */
export async function readIncoming(place: string, siteUrl: string | null): Promise<Incoming> {
  const stats = await stat(place).catch((error: unknown) => {
    throw new ToolError(`${place} cannot be read (${codeOf(error)}). Name a file or a folder that is there.`);
  });
  if (stats.isDirectory() || /\.(?:md|markdown)$/i.test(place)) {
    const incoming = await readMarkdownFolder(place);
    if (incoming.posts.length > 0 || incoming.leftOut.length > 0) return incoming;
    throw new ToolError(
      `${place} has no Markdown file. Name the file of a Ghost or WordPress export itself, not its folder.`,
    );
  }
  if (!stats.isFile()) throw new ToolError(`${place} is no file.`);
  const text = (await readExport(place)).trimStart();
  if (text.startsWith("{")) return readGhost(parseJson(text, place), siteUrl);
  if (text.startsWith("<")) return readWordPress(text);
  if (text.startsWith("PK"))
    throw new ToolError(`${place} is an archive. Unpack it, and name the file or the folder that was in it.`);
  throw new ToolError(
    `${place} is neither a Ghost export (JSON), nor a WordPress export (XML), nor a folder of Markdown.`,
  );
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    throw new ToolError(`${place} is damaged: ${reason}. Export it again.`);
  }
}
