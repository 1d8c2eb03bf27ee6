import { RequestError, request, send } from "../browser/request.ts";
import type { AuthStatus, SessionUser } from "../shared/auth.ts";
import { type CohortEntry, inputOf, type Offer, type WaitlistEntry } from "../shared/cohorts/cohort.ts";
import type { CohortInput, OfferInput } from "../shared/cohorts/cohort-input.ts";
import type { HandAddedFields } from "../shared/forms/hand-added.ts";
import type { ChangedLead, Forgotten, LeadEntry } from "../shared/forms/lead.ts";
import type { BulkChange, LeadChange } from "../shared/forms/lead-change.ts";
import { type LeadFilter, leadFilterQuery } from "../shared/forms/lead-filter.ts";
import type { FoundImage, ImageEntry, UploadedImage } from "../shared/images/image.ts";
import type {
  AdminPost,
  AdminPostSummary,
  DeletedPost,
  PostVersion,
  PostVersionText,
  PreviewLink,
} from "../shared/posts/admin-post.ts";
import type { ArticlePreview } from "../shared/posts/article-preview.ts";
import type { PostInput } from "../shared/posts/post-input.ts";
import type { PreviewInput } from "../shared/posts/preview-input.ts";
import type { UnsavedEntry, UnsavedInput, UnsavedText } from "../shared/posts/unsaved-text.ts";
import { probePaths } from "../shared/probe-paths.ts";
import type { AddedAnswer, AnswerInput, UnansweredQuestion } from "../shared/questions/question.ts";
import { versionOf } from "../shared/record-version.ts";
import type { RecoveryCodes, SecondFactorStart, SecondFactorStatus } from "../shared/second-factor.ts";
import type { SiteRelease } from "../shared/site-release.ts";
import type { SubscriberCount, SubscriberEntry } from "../shared/subscribers/subscriber.ts";
import type { SiteStats, StatsPeriod } from "../shared/visits/stats.ts";

export const adminApi = {
  /** Fails with `secondFactor` where the password is right and the code is missing ("") or wrong. */
  login: (username: string, password: string, code: string) =>
    call<SessionUser>("POST", "/api/auth/login", { username, password, code: code || undefined }),
  status: () => request<AuthStatus>("/api/auth/status"),
  logout: () => call("POST", "/api/auth/logout"),
  changePassword: (currentPassword: string, newPassword: string) =>
    call("POST", "/api/auth/change-password", { currentPassword, newPassword }),

  /** Of the process that answers, where there are several. */
  readRelease: () => request<SiteRelease>(probePaths.health, { headers: { Accept: "application/json" } }),

  secondFactorStatus: () => request<SecondFactorStatus>("/api/auth/second-factor"),
  startSecondFactor: (password: string) =>
    call<SecondFactorStart>("POST", "/api/auth/second-factor", { password }),
  confirmSecondFactor: (password: string, code: string) =>
    call<RecoveryCodes>("POST", "/api/auth/second-factor/confirm", { password, code }),
  turnOffSecondFactor: (password: string) => call("DELETE", "/api/auth/second-factor", { password }),
  renewRecoveryCodes: (password: string) =>
    call<RecoveryCodes>("POST", "/api/auth/second-factor/recovery-codes", { password }),

  listPosts: async () =>
    (await request<AdminPostSummary[] | null>("/api/blogs?status=all&fields=summary")) ?? [],
  listDeletedPosts: () => request<DeletedPost[]>("/api/blogs?status=deleted"),
  /** The stored post of an entry in the list, even under a new slug; null where it was deleted. */
  readPost: async ({ id, slug }: Pick<AdminPost, "id" | "slug">) => {
    const found = await request<AdminPost[]>(`/api/blogs?slug=${encodeURIComponent(slug)}&status=all`);
    return found.find((post) => post.id === id) ?? null;
  },
  /** The server parses the text, and decides what the site shows of it. Null where it does not have the text that `input` changes. */
  previewArticle: (input: PreviewInput, signal: AbortSignal) =>
    request<ArticlePreview | null>("/api/blogs/preview", { method: "POST", body: input, signal }),
  /** The idempotency key makes repeated calls create one post. */
  createPost: (input: PostInput, key: string) =>
    call<AdminPost>("POST", "/api/blogs", input, { "Idempotency-Key": key }),
  /** Optimistic concurrency: saves only while this is still the post's version. */
  updatePost: (id: string, input: PostInput, version: string) =>
    call<AdminPost>("PUT", at("blogs", id), input, { "If-Match": `"${version}"` }),
  listUnsaved: () => request<UnsavedEntry[]>("/api/unsaved"),
  /** `id` is the post's, or `newTextId` of the idempotency key with which it will be created. */
  readUnsaved: (id: string) => request<UnsavedText>(at("blogs", id, "unsaved")),
  /** Refused with 409 where `version` is not the post's any more. */
  keepUnsaved: (id: string, input: PostInput | UnsavedInput, version: string | null) =>
    request(at("blogs", id, "unsaved"), {
      method: "PUT",
      body: { input },
      ...(version !== null && { headers: { "If-Match": `"${version}"` } }),
    }),
  removeUnsaved: (id: string) => call("DELETE", at("blogs", id, "unsaved")),
  deletePost: (id: string) => call("DELETE", at("blogs", id)),
  restorePost: (id: string) => call<AdminPost>("POST", at("blogs", id, "restore")),
  createPreview: (id: string) => call<PreviewLink>("POST", at("blogs", id, "preview")),
  removePreviews: (id: string) => call("DELETE", at("blogs", id, "preview")),
  listVersions: (id: string) => request<PostVersion[]>(at("blogs", id, "versions")),
  readVersion: (id: string, n: number) => request<PostVersionText>(at("blogs", id, "versions", n)),
  /** Restores an old version, while `version` is still the post's version. */
  restoreVersion: (id: string, n: number, version: string) =>
    call<AdminPost>("POST", at("blogs", id, "versions", n, "restore"), undefined, {
      "If-Match": `"${version}"`,
    }),

  listImages: () => request<ImageEntry[]>("/api/images"),
  uploadImage: (file: File) => {
    const body = new FormData();
    body.append("file", file);
    return call<UploadedImage>("POST", "/api/images", body);
  },
  deleteImage: (id: string) => call("DELETE", at("images", id)),
  checkImage: (url: string, signal: AbortSignal) =>
    request<FoundImage>("/api/images/check", { method: "POST", body: { url }, signal }),

  /** The ETag makes an unchanged list null instead of thousands of leads. */
  listLeads: async (tag: string | null) => {
    const answer = await send("/api/leads", tag === null ? {} : { headers: { "If-None-Match": tag } });
    if (answer.status === 304) return null;
    return { tag: answer.headers.get("ETag"), entries: (await answer.json()) as LeadEntry[] };
  },
  listDeletedLeads: () => request<LeadEntry[]>("/api/leads?state=deleted"),
  changeLead: (id: string, change: LeadChange) => call<ChangedLead>("PATCH", at("leads", id), change),
  addLead: (fields: HandAddedFields) => call<LeadEntry>("POST", "/api/leads", { fields }),
  /** `seatsOver` is set where more people take part in dates than there are seats. */
  changeLeads: (change: BulkChange) =>
    call<{ changed: number; seatsOver?: number }>("POST", "/api/leads/bulk", change),
  deleteLead: (id: string) => call("DELETE", at("leads", id)),
  restoreLead: (id: string) => call<ChangedLead>("POST", at("leads", id, "restore")),
  deliverLead: (id: string) => call<LeadEntry>("POST", at("leads", id, "deliveries")),
  forgetPerson: (email: string) => call<Forgotten>("DELETE", at("people", email)),
  /** Past ones too, the soonest first. */
  listCohorts: () => request<CohortEntry[]>("/api/cohorts?all=1"),
  /** The idempotency key makes repeated calls create one date. */
  createCohort: (input: CohortInput, key: string) =>
    call<CohortEntry>("POST", "/api/cohorts", input, { "Idempotency-Key": key }),
  /** Optimistic concurrency: saves only while the record is as it was shown. So do the calls below with `shown`. */
  updateCohort: (shown: CohortEntry, input: CohortInput) =>
    call<CohortEntry>("PUT", at("cohorts", shown.id), input, ifMatch(inputOf(shown))),
  deleteCohort: (id: string) => call("DELETE", at("cohorts", id)),
  listWaitlists: () => request<WaitlistEntry[]>("/api/waitlists"),
  listOffers: () => request<Offer[]>("/api/offers"),
  /** `shown` is null for a new code. */
  saveOffer: (code: string, input: OfferInput, shown: Offer | null) =>
    call<Offer>("PUT", at("offers", code), input, shown === null ? { "If-None-Match": "*" } : ifMatch(shown)),
  deleteOffer: (code: string) => call("DELETE", at("offers", code)),

  listQuestions: () => request<UnansweredQuestion[]>("/api/questions"),
  dismissQuestion: (text: string) => call("DELETE", "/api/questions", { text }),
  listAnswers: () => request<AddedAnswer[]>("/api/answers"),
  /** Other known questions that would get the answer to these. */
  findCaughtQuestions: (id: string, questions: readonly string[]) =>
    call<string[]>("POST", "/api/answers/caught", { id, questions }),
  addAnswer: (input: AnswerInput) => call<AddedAnswer>("POST", "/api/answers", input),
  changeAnswer: (shown: AddedAnswer, input: AnswerInput) =>
    call<AddedAnswer>("PUT", at("answers", shown.id), input, ifMatch(shown)),
  removeAnswer: (id: string) => call("DELETE", at("answers", id)),

  listSubscribers: () => request<SubscriberEntry[]>("/api/subscribers"),
  countSubscribers: async () => (await request<SubscriberCount>("/api/subscribers?fields=count")).subscribed,
  removeSubscriber: (id: string) => call("DELETE", at("subscribers", id)),

  readStats: (days: StatsPeriod) => request<SiteStats>(`/api/stats?days=${days}`),

  exportLeads: async (filter: LeadFilter) => (await send(leadsFile(filter))).blob(),
  exportChosen: async (ids: readonly string[]) =>
    (await send("/api/leads.csv", { method: "POST", body: { ids } })).blob(),
};

export function leadsFile(filter: LeadFilter): string {
  const query = new URLSearchParams(leadFilterQuery(filter));
  return `/api/leads.csv${query.size === 0 ? "" : `?${query}`}`;
}

/** An error answer: its message, the issue of each field, and the record as it is stored now. */
export interface ApiError<R = never> {
  /** 0 where the site gave no answer; another server on the way may have given one. */
  status: number;
  message: string;
  issues: Record<string, string>;
  post: AdminPost | null;
  /** The password is right, and a code is asked for. */
  secondFactor?: boolean;
  /** Null where the record is gone, undefined where the answer does not tell. */
  record?: R | null;
}

/** Takes whatever a call threw; `R` is the record that the call saves. */
export function toApiError<R = never>(error: unknown): ApiError<R> {
  const unread = {
    message: "The site cannot be reached. Please try again in a moment.",
    issues: {},
    post: null,
  };
  if (!(error instanceof RequestError)) return { status: 0, ...unread };
  try {
    return { status: error.status, ...unread, ...JSON.parse(error.text) };
  } catch {
    return { status: error.status >= 502 ? 0 : error.status, ...unread };
  }
}

function ifMatch(shown: object): Record<string, string> {
  return { "If-Match": `"${versionOf(shown)}"` };
}

/** A call that changes something. */
function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  return request<T>(path, { method, body, headers });
}

function at(...names: readonly (string | number)[]): string {
  return `/api/${names.map(encodeURIComponent).join("/")}`;
}
