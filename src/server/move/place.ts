import { createHash, hash } from "node:crypto";
import { siteCollections } from "../collections.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import type { FileTree } from "./file-trees.ts";

/** Where a site's memory is kept, as it is moved. */
export interface Place {
  /** The states of its collections, by their names. */
  states: Readonly<Record<string, unknown>>;
  images: FileTree;
  versions: FileTree;
  /** What signs the session cookie; null where the settings have it. */
  sessionSecret: string | null;
  close(): Promise<void>;
}

/** A move cannot be made; the message says why. Where it was to go to may be half full. */
export class MoveError extends Error {}

/** How much there is of something, and a hash of all of it. */
export interface Part {
  name: string;
  count: number;
  hash: string;
}

/** The site's collections, which begin with these states where there is nothing yet. */
export function collectionsWith(states: Place["states"]): ReturnType<typeof siteCollections> {
  const definitions = Object.entries(siteCollections()).map(([name, definition]) => [
    name,
    { ...definition, first: states[name] },
  ]);
  return Object.fromEntries(definitions) as ReturnType<typeof siteCollections>;
}

/** All of a place, part by part. */
export async function partsOf({ states, images, versions, sessionSecret }: Place): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [name, definition] of Object.entries(siteCollections())) {
    const state = states[name];
    parts.push({ name, count: countOf(state, definition), hash: hashOf(JSON.stringify(state)) });
  }
  parts.push({ name: "files of images", ...(await sumOf(images)) });
  parts.push({ name: "earlier versions", ...(await sumOf(versions)) });
  const secrets = sessionSecret === null ? [] : [sessionSecret];
  parts.push({ name: "session secret", count: secrets.length, hash: hashOf(secrets.join()) });
  return parts;
}

/** Copies files one by one. */
export async function copyFiles(from: FileTree, to: FileTree): Promise<void> {
  for (const file of await from.list()) await to.write(file, await from.read(file));
}

function countOf(state: unknown, { keys }: Pick<CollectionDefinition<never>, "keys">): number {
  if (keys === undefined) return state === null ? 0 : 1;
  const lists = Object.keys(keys).map((name) =>
    name === "" ? state : (state as Record<string, unknown>)[name],
  );
  return lists.reduce<number>((sum, list) => sum + (list as unknown[]).length, 0);
}

async function sumOf(tree: FileTree): Promise<{ count: number; hash: string }> {
  const files = await tree.list();
  const sum = createHash("sha256");
  for (const file of files) sum.update(`${file.folder}/${file.name} `).update(await tree.read(file));
  return { count: files.length, hash: sum.digest("hex") };
}

function hashOf(text: string): string {
  return hash("sha256", text, "hex");
}
