import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { Request } from "express";
import { type ImageKind, maxImageBytes } from "../../shared/images/image.ts";
import { HttpError } from "../http/http-error.ts";
import { StoreWriteError } from "../store/errors.ts";
import { headBytes, kindOf } from "./image-kind.ts";

interface ReceivedFile {
  sha256: string;
  kind: ImageKind;
}

const fieldName = "file";
// A form adds its boundaries and headers to the file.
const maxFormBytes = 100_000;

const tooLarge = () =>
  new HttpError(413, "This file is larger than 20 MB. Please make the image smaller and send it again.");
const oneFile = () => new HttpError(400, "Please send one image, in the field file.");

/** Streams a file to the disk and refuses other types by their first bytes. Throws an HttpError or a StoreWriteError. */
export async function receiveFile(req: Request, target: string): Promise<ReceivedFile> {
  if (req.is("multipart/form-data") !== "multipart/form-data")
    throw new HttpError(415, "Please send the image as a form: multipart/form-data, in the field file.");
  if (Number(req.headers["content-length"]) > maxImageBytes + maxFormBytes) throw tooLarge();
  const form = formReader(req);
  const ended = new AbortController();
  const hash = createHash("sha256");
  let head = Buffer.of();
  let kind: ImageKind | null = null;
  async function* look(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece);
      head = Buffer.concat([head, piece.subarray(0, headBytes - head.length)]);
      if (head.length === headBytes) kind ??= kindOf(head);
      yield piece;
    }
    kind ??= kindOf(head);
  }
  const written: Promise<void>[] = [];
  const closings: Promise<void>[] = [];
  try {
    await readForm(req, form, (stream) => {
      const file = createWriteStream(target, { flags: "wx", mode: 0o600 });
      closings.push(new Promise((resolve) => file.once("close", resolve)));
      const writing = pipeline(stream, look, file, { signal: ended.signal });
      written.push(writing);
      return writing;
    });
    await Promise.all(written);
    if (kind === null) throw oneFile();
    return { sha256: hash.digest("hex"), kind };
  } catch (error) {
    ended.abort();
    // The stream may still be open, or about to create the file.
    await Promise.allSettled([...written, ...closings]);
    throw error instanceof HttpError ? error : new StoreWriteError(error);
  }
}

function formReader(req: Request): BusboyInstance {
  const type = req.headers["content-type"] ?? "";
  try {
    return new Busboy({
      headers: { ...req.headers, "content-type": type },
      // The parser reports a file of exactly this size as too large.
      limits: { fileSize: maxImageBytes, files: 1, fields: 20, fieldSize: 1_000, parts: 21 },
    });
  } catch {
    throw new HttpError(400, "This form cannot be read: its content type names no boundary.");
  }
}

function readForm(
  req: Request,
  form: BusboyInstance,
  write: (stream: BusboyFileStream) => Promise<void>,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    form.on("file", (name, stream) => {
      // The form emits the error as well.
      stream.on("error", () => {});
      if (name !== fieldName) {
        stream.resume();
        return reject(oneFile());
      }
      stream.on("limit", () => reject(tooLarge()));
      write(stream).catch(reject);
    });
    form.on("filesLimit", () => reject(oneFile()));
    form.on("error", () =>
      reject(new HttpError(400, "The upload was interrupted. Please send the image again.")),
    );
    form.on("finish", resolve);
    const rejectIncomplete = () => {
      if (!req.complete) reject(new HttpError(400, "The connection broke off."));
    };
    if (req.destroyed) rejectIncomplete();
    req.once("close", rejectIncomplete);
    // Fields around the file could be endless too.
    let arrived = 0;
    req.on("data", (piece: Buffer) => {
      arrived += piece.length;
      if (arrived > maxImageBytes + maxFormBytes) reject(tooLarge());
    });
    req.pipe(form);
  }).finally(() => {
    // Drains the rest, so that the client reads the response.
    req.unpipe(form);
    req.resume();
  });
}
