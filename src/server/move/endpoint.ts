import { createHash, hash } from "node:crypto";
import { type SiteStore, siteCollections } from "../collections.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import type { FileTree, TreeFile } from "../store/file-tree.ts";

/** A source or target of a move. Its site must be stopped. */
export interface Endpoint {
  /** Throws a StoreStartError or a MoveError. */
  open(): Promise<SiteContents>;
  /** Copies the states and the secret, but not the files. */
  create(from: SiteContents): Promise<void>;
}

export interface SiteContents {
  states: Readonly<Record<string, unknown>>;
  images: FileTree;
  versions: FileTree;
  sessionSecret: string | null;
  close(): Promise<void>;
}

export class MoveError extends Error {}

export interface Part {
  name: string;
  count: number;
  hash: string;
}

export function statesOf(store: SiteStore): SiteContents["states"] {
  const names = Object.keys(siteCollections()) as (keyof ReturnType<typeof siteCollections>)[];
  return Object.fromEntries(names.map((name) => [name, store[name].read()]));
}

export function collectionsWith(states: SiteContents["states"]): ReturnType<typeof siteCollections> {
  const definitions = Object.entries(siteCollections()).map(([name, definition]) => [
    name,
    { ...definition, first: states[name] },
  ]);
  return Object.fromEntries(definitions) as ReturnType<typeof siteCollections>;
}

export async function partsOf({ states, images, versions, sessionSecret }: SiteContents): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [name, definition] of Object.entries(siteCollections())) {
    const state = states[name];
    parts.push({
      name,
      count: countOf(state, definition),
      hash: hash("sha256", JSON.stringify(state), "hex"),
    });
  }
  parts.push({ name: "files of images", ...(await sumOf(images)) });
  parts.push({ name: "earlier versions", ...(await sumOf(versions)) });
  const secrets = sessionSecret === null ? [] : [sessionSecret];
  parts.push({
    name: "session secret",
    count: secrets.length,
    hash: hash("sha256", secrets.join(), "hex"),
  });
  return parts;
}

export async function copyFiles(from: FileTree, to: FileTree): Promise<void> {
  for (const file of await from.list()) {
    const bytes = await from.read(file);
    if (bytes !== null) await to.write(file, bytes);
  }
}

function countOf(state: unknown, { keys }: Pick<CollectionDefinition<never>, "keys">): number {
  if (keys === undefined) return state === null ? 0 : 1;
  const lists = Object.keys(keys).map((name) =>
    name === "" ? state : (state as Record<string, unknown>)[name],
  );
  return lists.reduce<number>((sum, list) => sum + (list as unknown[]).length, 0);
}

async function sumOf(tree: FileTree): Promise<{ count: number; hash: string }> {
  const pathOf = ({ folder, name }: TreeFile) => `${folder}/${name}`;
  const files = (await tree.list()).toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
  const sum = createHash("sha256");
  for (const file of files) sum.update(`${pathOf(file)} `).update((await tree.read(file)) ?? "");
  return { count: files.length, hash: sum.digest("hex") };
}
