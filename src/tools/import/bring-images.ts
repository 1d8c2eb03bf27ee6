import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { maxImageBytes, type UploadedImage } from "../../shared/images/image.ts";
import { ToolError } from "../run-tool.ts";
import { type AskSite, jsonOf } from "../with-site.ts";
import { ImageError } from "./fetch-image.ts";
import { unknownSite } from "./incoming-post.ts";

export interface ImageSources {
  /** A file beside the export, or null. */
  findFile(address: string, from?: string): Promise<string | null>;
  /** Rejects with an ImageError. */
  fetch(url: string): Promise<Buffer>;
}

const whereIsIt =
  "the export does not name its site (add --site https://old.example.com, or put the site's folder content beside the export, and import again)";

export type BroughtImage = { url: string } | { why: string };

/** Uploads images to the site, each address once. `from` is the folder that relative addresses lead from. */
export function createBringImage(
  ask: AskSite,
  { findFile, fetch }: ImageSources,
): (address: string, options: { from?: string; mayFetch: boolean }) => Promise<BroughtImage> {
  const brought = new Map<string, Promise<BroughtImage>>();

  async function bring(address: string, from: string | undefined, mayFetch: boolean): Promise<BroughtImage> {
    try {
      return { url: await upload(await bytesOf(address, from, mayFetch), address) };
    } catch (error) {
      if (error instanceof ImageError) return { why: error.message };
      throw error;
    }
  }

  async function bytesOf(address: string, from: string | undefined, mayFetch: boolean): Promise<Buffer> {
    const file = await findFile(address, from);
    if (file !== null) {
      if ((await stat(file)).size > maxImageBytes) throw new ImageError("it is larger than 20 MB");
      return readFile(file);
    }
    if (!/^https?:\/\//i.test(address)) throw new ImageError("there is no such file");
    if (address.startsWith(unknownSite)) throw new ImageError(whereIsIt);
    if (!mayFetch) throw new ImageError("it is at another site");
    return fetch(address);
  }

  async function upload(bytes: Buffer, address: string): Promise<string> {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], path.posix.basename(address)));
    const body = new Response(form);
    const type = body.headers.get("Content-Type") ?? "";
    const answer = await ask("POST", "/api/images", { type, bytes: await body.bytes() });
    // The site says what is wrong with an image; anything else ends the import.
    if ([400, 413, 415, 422].includes(answer.status)) throw new ImageError(messageOf(answer.bytes));
    return jsonOf<UploadedImage>(answer).url;
  }

  return (address, { from, mayFetch }) => {
    const key = `${/^https?:/i.test(address) ? "" : from} ${address}`;
    const known = brought.get(key) ?? bring(address, from, mayFetch);
    brought.set(key, known);
    return known;
  };
}

function messageOf(json: Buffer): string {
  const { message } = JSON.parse(json.toString("utf8"));
  if (typeof message !== "string") throw new ToolError("The site's answer cannot be read.");
  return message;
}
