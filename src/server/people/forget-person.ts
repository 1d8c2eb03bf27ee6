import type { Forgotten, Team } from "../../shared/forms/lead.ts";
import type { AddedAnswer } from "../../shared/questions/question.ts";
import { HttpError } from "../http/http-error.ts";
import { log } from "../logging/log.ts";
import type { PaymentsState } from "../payments/stored-payments.ts";
import type { StoredQuestion } from "../questions/stored-questions.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Collection } from "../store/collection.ts";
import type { StoredSubscriber } from "../subscribers/stored-subscribers.ts";
import { type BackupSettings, earlierBackups } from "./backups.ts";
import { mentionsOf, withoutAddress, withoutPerson, withoutReader } from "./person.ts";

interface PersonalData {
  requests: Collection<StoredRequest[]>;
  questions: Collection<StoredQuestion[]>;
  answers: Collection<AddedAnswer[]>;
  payments: Collection<PaymentsState>;
  subscribers: Collection<StoredSubscriber[]>;
}

interface LeadReceivers {
  leadsTo: readonly string[];
  leadsToTeam: Readonly<Record<Team, readonly string[]>>;
}

/** Removes the personal data of one person (right to erasure). Backups and damaged files may still hold them. */
export async function forgetPerson(
  { requests, questions, answers, payments, subscribers }: PersonalData,
  { mail, ...folders }: BackupSettings & { mail: LeadReceivers | null },
  email: string,
): Promise<Forgotten> {
  let removed: StoredRequest[] = [];
  const receivers = mail === null ? [] : [mail.leadsTo, ...Object.values(mail.leadsToTeam)].flat();
  await requests.update((all) => {
    const parted = withoutPerson(all, email, receivers);
    removed = parted.removed;
    return removed.length > 0 ? parted.kept : keepIfUnchanged(all, parted.kept);
  });
  const count = (kind: StoredRequest["kind"]) => removed.filter((request) => request.kind === kind).length;
  const counts = {
    leads: count("lead"),
    enrollments: count("enrollment"),
    deliveries: removed.reduce((sum, { deliveries }) => sum + deliveries.length, 0),
    questions: 0,
    subscriptions: 0,
  };
  /** If a step fails, its error says what has been removed already. */
  async function explainPartialFailure<T>(step: Promise<T>, problem: string): Promise<T> {
    try {
      return await step;
    } catch (error) {
      log.error({ err: error }, "error");
      throw new HttpError(
        503,
        `What this person sent is removed (${wordsOf(counts)}), but ${problem}. Please try again.`,
      );
    }
  }

  let subscriptionsRemoved = 0;
  const ending = subscribers.update((all) => {
    const { kept, removed: ended } = withoutReader(all, email);
    subscriptionsRemoved = ended.length;
    return ended.length > 0 ? kept : keepIfUnchanged(all, kept);
  });
  await explainPartialFailure(ending, "the address may be subscribed to articles still");
  counts.subscriptions = subscriptionsRemoved;
  const mentions = mentionsOf(email);
  const namesStill = "the chat's questions and answers may name the address still";
  let questionsRemoved = 0;
  const removing = questions.update((all) => {
    const kept = all.filter((question) => withoutAddress(question, mentions) === question);
    questionsRemoved = all.length - kept.length;
    return questionsRemoved > 0 ? kept : all;
  });
  await explainPartialFailure(removing, namesStill);
  counts.questions = questionsRemoved;
  const replacing = answers.update((all) =>
    keepIfUnchanged(
      all,
      all.map((answer) => withoutAddress(answer, mentions)),
    ),
  );
  await explainPartialFailure(replacing, namesStill);
  // The campaign of an acceptance may name the address.
  const blanking = payments.update((state) => {
    const acceptances = keepIfUnchanged(
      state.acceptances,
      state.acceptances.map((acceptance) => withoutAddress(acceptance, mentions)),
    );
    return acceptances === state.acceptances ? state : { ...state, acceptances };
  });
  await explainPartialFailure(blanking, "acceptances of the agreement may name the address still");
  const collections = [requests, questions, answers, payments, subscribers];
  const erasing = Promise.all(collections.map((collection) => collection.eraseHistory()));
  await explainPartialFailure(erasing, "the latest changes to the files may hold it still");
  const { lastDay } = await explainPartialFailure(
    earlierBackups(folders),
    "the backups could not be listed to see how long they are kept",
  );
  return { removed: counts, backupsUntil: lastDay };
}

function keepIfUnchanged<T>(before: T[], after: T[]): T[] {
  return after.some((record, index) => record !== before[index]) ? after : before;
}

export function wordsOf(removed: Forgotten["removed"]): string {
  return Object.entries(removed)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
}
