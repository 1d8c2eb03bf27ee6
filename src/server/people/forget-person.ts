import * as fs from "node:fs/promises";
import path from "node:path";
import type { Forgotten } from "../../shared/forms/lead.ts";
import type { AddedAnswer } from "../../shared/questions/question.ts";
import type { DataFolders } from "../backup/daily-backups.ts";
import { HttpError } from "../http/http-error.ts";
import { log } from "../logging/log.ts";
import type { StoredMiss } from "../questions/stored-questions.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Collection } from "../store/collection.ts";
import { namesIn } from "../store/folder.ts";
import { backupsHolding, endOf } from "./backups.ts";
import { fileHolds } from "./file-search.ts";
import { mentionsOf, withoutAddress, withoutPerson } from "./person.ts";

/** The collections in which something of a person may stand. */
interface PersonalData {
  requests: Collection<StoredRequest[]>;
  questions: Collection<StoredMiss[]>;
  answers: Collection<AddedAnswer[]>;
}

/**
 * Removes all that the site remembers of a person; in backups it stays until they are replaced, and in damaged files that
 * were moved away until somebody removes them, since others may be in there alone.
 */
export async function forgetPerson(
  { requests, questions, answers }: PersonalData,
  { mail, ...folders }: DataFolders & { mail: { leadsTo: readonly string[] } | null },
  email: string,
): Promise<Forgotten> {
  let removed: StoredRequest[] = [];
  await requests.update((all) => {
    const parted = withoutPerson(all, email, mail?.leadsTo);
    removed = parted.removed;
    const isChanged = removed.length > 0 || parted.kept.some((request, index) => request !== all[index]);
    return isChanged ? parted.kept : all;
  });
  const count = (kind: StoredRequest["kind"]) => removed.filter((request) => request.kind === kind).length;
  const counts = {
    leads: count("lead"),
    enrollments: count("enrollment"),
    deliveries: removed.reduce((sum, { deliveries }) => sum + deliveries.length, 0),
    questions: 0,
  };
  try {
    const mentions = mentionsOf(email);
    let questionsRemoved = 0;
    await questions.update((all) => {
      const kept = all.filter((miss) => withoutAddress(miss, mentions) === miss);
      questionsRemoved = all.length - kept.length;
      return questionsRemoved > 0 ? kept : all;
    });
    // Only now are they.
    counts.questions = questionsRemoved;
    await answers.update((all) => {
      const kept = all.map((answer) => withoutAddress(answer, mentions));
      return kept.some((answer, index) => answer !== all[index]) ? kept : all;
    });
  } catch (error) {
    log.error({ err: error }, "error");
    throw new HttpError(
      503,
      `What this person sent is removed (${wordsOf(counts)}), but the chat's questions and answers may name the address still. Please try again.`,
    );
  }
  try {
    for (const collection of [requests, questions, answers]) await collection.rewrite();
    await removeCopies(folders.dataDir, email);
  } catch (error) {
    log.error({ err: error }, "error");
    throw new HttpError(
      503,
      `What this person sent is removed (${wordsOf(counts)}), but older copies of it could not be. Please try again.`,
    );
  }
  const backups = await backupsHolding(folders, email).catch((error: unknown) => {
    log.error({ err: error }, "error");
    throw new HttpError(
      503,
      `What this person sent is removed (${wordsOf(counts)}), but the backups could not be read to see which hold some of it still. Please try again.`,
    );
  });
  const { lastDay, toRemove } = endOf(backups, folders.backupDays);
  return {
    removed: counts,
    backupsUntil: lastDay,
    ...(toRemove.length > 0 && { backupsToRemove: toRemove }),
  };
}

/** How much was removed of each kind, such as "leads 3, enrollments 1". */
export function wordsOf(removed: Forgotten["removed"]): string {
  return Object.entries(removed)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
}

/** What stands beside the files that the site reads: their last good copies, and what older releases wrote. */
const copies = /\.json\.(bak-|replaced-)/;

async function removeCopies(dataDir: string, email: string): Promise<void> {
  for (const name of await namesIn(dataDir)) {
    const file = path.join(dataDir, name);
    if (copies.test(name) && (await fileHolds(file, email))) await fs.rm(file, { force: true });
  }
}
