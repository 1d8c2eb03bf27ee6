import * as fs from "node:fs/promises";
import path from "node:path";
import type * as v from "valibot";
import type { Enrollment } from "../../shared/forms/enrollment.ts";
import type { Lead } from "../../shared/forms/lead.ts";
import type { Account } from "../auth/account.ts";
import type { SessionRecord } from "../auth/sessions.ts";
import { type FirstPost, firstState, type PostsState } from "../posts/state.ts";
import { type Collection, openCollection } from "./collection.ts";
import { schemas } from "./collections.ts";
import { codeOf, StoreStartError } from "./errors.ts";
import { type FileSystem, probeFolder } from "./files.ts";
import { makePrivateFolder } from "./folder.ts";
import { lockFolder } from "./lock.ts";

/** What the site remembers: one collection a file under the data folder. */
export interface Store {
  leads: Collection<Lead[]>;
  enrollments: Collection<Enrollment[]>;
  posts: Collection<PostsState>;
  account: Collection<Account>;
  sessions: Collection<SessionRecord[]>;
  /** Rejects where a change could not be written now; changes nothing. */
  checkWritable(): Promise<void>;
  /** Takes no more changes, resolves when those under way are safe, and releases the folder. */
  close(): Promise<void>;
}

interface StoreOptions {
  /** What an empty store begins with. */
  firstPosts?: readonly FirstPost[];
  fileSystem?: FileSystem;
}

/**
 * Opens the store in `dataDir`, making the folder where it is missing; only its owner may read it, and only one
 * process may have it open. Throws a StoreStartError, with what to do, where that cannot be.
 */
export async function openStore(dataDir: string, options: StoreOptions = {}): Promise<Store> {
  try {
    await makePrivateFolder(dataDir);
    const unlock = await lockFolder(dataDir);
    try {
      return await openCollections(dataDir, options, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    if (codeOf(error) === "") throw error;
    throw new StoreStartError(`The data folder ${dataDir} cannot be used: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

async function openCollections(dataDir: string, options: StoreOptions, unlock: () => void): Promise<Store> {
  await tidyFolder(dataDir);
  const fileSystem = options.fileSystem ?? fs;
  const closings: (() => Promise<void>)[] = [];
  async function open<T>(
    name: string,
    schema: v.GenericSchema<unknown, T>,
    first: T,
  ): Promise<Collection<T>> {
    const collection = await openCollection(fileSystem, dataDir, name, schema, first);
    closings.push(collection.close);
    return collection;
  }
  return {
    leads: await open("leads", schemas.leads, []),
    enrollments: await open("enrollments", schemas.enrollments, []),
    account: await open("account", schemas.account, null),
    sessions: await open("sessions", schemas.sessions, []),
    posts: await open("posts", schemas.posts, firstState(options.firstPosts ?? [])),
    checkWritable: () => probeFolder(fileSystem, dataDir),
    async close() {
      await Promise.all(closings.map((close) => close()));
      unlock();
    },
  };
}

/** Removes what a killed process left half written and the lock of older releases, and closes files that came with open permissions. */
async function tidyFolder(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir)) {
    const file = path.join(dataDir, name);
    if (/^[a-z-]+(\.json)?\.[0-9a-f-]{36}\.tmp$|^lock$/.test(name)) await fs.rm(file, { force: true });
    else if (/^[a-z-]+\.json(\.bak-\d)?$/.test(name)) await fs.chmod(file, 0o600).catch(() => {});
  }
}
