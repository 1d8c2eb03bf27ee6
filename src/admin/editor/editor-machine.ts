import * as v from "valibot";
import type { DeskPost } from "../../shared/posts/desk.ts";
import { type PostInput, postInputSchema } from "../../shared/posts/post-input.ts";
import type { ApiError } from "../api.ts";
import { describeImages, imagesWithoutText, type TextImage } from "./content/image-markdown.ts";
import { draftOf, inputOf, isSame, restoredDraft, type UnstoredDraft } from "./draft.ts";

/** What the editor does. It rests in "writing" and in "image missing"; the author can write in every phase. */
type Phase =
  | { name: "writing" }
  /** A save was asked for, and waits for images that are being uploaded into the text. */
  | { name: "awaiting images"; how: SaveOptions }
  /** That save was given up, since an image did not come; the next one goes on without it. */
  | { name: "image missing" }
  /** A save waits for the author to say what these images show. */
  | { name: "describing images"; images: readonly TextImage[]; how: SaveOptions }
  | Sending
  /** Nothing is left to save: the form closes. */
  | { name: "done" };

/** A text is on its way to the server. */
export interface Sending {
  name: "sending";
  sent: PostInput;
  /** A new post, by the key that makes one at most; or one that is saved only where it still is of this version. */
  target: { creation: string } | { id: string; version: string };
  goOn: boolean;
}

export interface SaveOptions {
  /** The version of the post that is saved over; without it, the one that the text was written from. */
  version?: string;
  /** The author goes on writing: the form stays open, and nothing is published for the first time. */
  goOn?: boolean;
}

/** How the last save ended, until the next is sent. "behind": it did not get what was written or uploaded meanwhile. */
type LastSave = { name: "none" } | { name: "behind" } | { name: "refused"; error: ApiError };

export interface EditorState {
  phase: Phase;
  lastSave: LastSave;
  /** The post as it was last read or saved here; null for a new one. */
  post: DeskPost | null;
  /** Whether somebody has deleted that post: a save makes a new one then. */
  isDeleted: boolean;
  draft: UnstoredDraft;
  /** Where the browser stores the draft. */
  draftKey: string;
  /** When the draft was stored that the form began with; null where there was none, or the author has decided about it. */
  restoredAt: string | null;
  /** What was sent since the last answer that a text is saved: the server may have saved any of it. */
  tried: readonly PostInput[];
  /** The images that the author was asked to describe: what was left empty only decorates. */
  described: readonly string[];
  /** What is wrong with each field. */
  issues: Record<string, string>;
  /** Whether the form was left, perhaps while a text was on its way. */
  isClosed: boolean;
}

export type EditorEvent =
  | { type: "change"; part: Partial<PostInput> }
  | { type: "keep restored draft" | "discard draft" }
  /** The author takes the saved version of a conflict into the form, or their own text back. */
  | { type: "load saved"; post: DeskPost }
  | { type: "bring mine back" }
  | { type: "save"; how: SaveOptions }
  | { type: "uploads ended"; all: boolean }
  | { type: "describe images"; words: readonly string[] }
  | { type: "cancel describing" }
  /** The server's answers; `draftKey` is where the draft of a post that was made is stored from now on, if that was locked. */
  | { type: "saved"; post: DeskPost; draftKey: string | null }
  | { type: "refused"; error: ApiError; draftKey: string | null }
  /** A version was put back in place of all that is in the form. */
  | { type: "version put back" }
  /** The form is shown, or closed. */
  | { type: "open" | "close" };

type EventOf<T> = Extract<EditorEvent, { type: T }>;

/** Where an editor begins: with the draft of a text that was not saved, if there is one. */
export function openedState(post: DeskPost | null, draftKey: string): EditorState {
  const restored = restoredDraft(post, draftKey);
  const isNews = restored !== null && !isSame(restored.input, inputOf(post));
  return {
    phase: { name: "writing" },
    lastSave: { name: "none" },
    post,
    isDeleted: false,
    draft: restored ?? draftOf(post),
    draftKey,
    restoredAt: isNews ? restored.keptAt : null,
    tried: [],
    described: [],
    issues: {},
    isClosed: false,
  };
}

/** The state after an event; `isUploading` says whether images are on their way into the text. */
export function afterEvent(state: EditorState, event: EditorEvent, isUploading: boolean): EditorState {
  const { phase, draft } = state;
  switch (event.type) {
    case "change":
      return changed(state, event.part);
    case "keep restored draft":
      return { ...state, restoredAt: null };
    case "discard draft":
      return { ...state, restoredAt: null, draft: draftOf(state.post) };
    case "load saved": {
      const { post } = event;
      const loaded = { input: inputOf(post), version: post.updatedAt, replaced: draft.input };
      return { ...state, lastSave: { name: "none" }, draft: { ...draft, ...loaded } };
    }
    case "bring mine back":
      if (draft.replaced === null) return state;
      return { ...state, draft: { ...draft, input: draft.replaced, replaced: null } };
    case "save":
      return isSaving(state) ? state : readyToSave(state, event.how, isUploading);
    case "uploads ended":
      if (phase.name !== "awaiting images") return state;
      if (!event.all) return { ...state, phase: { name: "image missing" } };
      if (state.isClosed) return { ...state, phase: { name: "writing" } };
      return readyToSave(state, phase.how, isUploading);
    case "describe images": {
      if (phase.name !== "describing images") return state;
      const content = describeImages(textToSend(state, phase.how).content, phase.images, event.words);
      const described = [...state.described, ...phase.images.map(({ url }) => url)];
      return readyToSave({ ...changed(state, { content }), described }, phase.how, isUploading);
    }
    case "cancel describing":
      return phase.name === "describing images" ? { ...state, phase: { name: "writing" } } : state;
    case "saved":
      return phase.name === "sending" ? saved(state, phase, event, isUploading) : state;
    case "refused":
      return phase.name === "sending" ? refused(state, event) : state;
    case "version put back":
      return { ...state, phase: { name: "done" }, draft: draftOf(state.post) };
    case "open":
      return state.isClosed ? { ...state, isClosed: false } : state;
    case "close":
      return { ...state, isClosed: true };
  }
}

/** A changed field may be right now: the next save validates it again. */
function changed(state: EditorState, part: Partial<PostInput>): EditorState {
  const issues = Object.fromEntries(Object.entries(state.issues).filter(([name]) => !(name in part)));
  return { ...state, issues, draft: { ...state.draft, input: { ...state.draft.input, ...part } } };
}

/** Sends a text once its images are there, its readers can be told what they show, and its fields are right. */
function readyToSave(state: EditorState, how: SaveOptions, isUploading: boolean): EditorState {
  if (isUploading) return { ...state, phase: { name: "awaiting images", how } };
  const sent = textToSend(state, how);
  const images = imagesWithoutText(sent.content).filter(({ url }) => !state.described.includes(url));
  if (sent.status !== "draft" && images.length > 0) {
    return { ...state, phase: { name: "describing images", images, how } };
  }
  const issues = issuesOf(sent);
  const next: EditorState = { ...state, issues, lastSave: { name: "none" }, phase: { name: "writing" } };
  if (Object.keys(issues).length > 0) return next;
  const { post, draft, tried } = state;
  const version = how.version ?? draft.version ?? "*";
  const target = post === null || state.isDeleted ? { creation: draft.creation } : { id: post.id, version };
  return {
    ...next,
    phase: { name: "sending", sent, target, goOn: how.goOn ?? false },
    tried: [...tried, sent],
    draft: sent === draft.input ? draft : { ...draft, input: sent },
  };
}

function saved(
  state: EditorState,
  { sent, goOn }: Sending,
  { post, draftKey }: EventOf<"saved">,
  isUploading: boolean,
): EditorState {
  const isText = isSame(state.draft.input, sent);
  // An image that comes into the form in a moment is written since; into one that is closed it does not come.
  const isAll = isText && (state.isClosed || !isUploading);
  // The site has cut off spaces.
  const input = isText ? inputOf(post) : state.draft.input;
  return {
    ...basedOn(state, post, draftKey, { input, version: post.updatedAt }),
    tried: [],
    lastSave: { name: isAll ? "none" : "behind" },
    phase: { name: isAll && !goOn ? "done" : "writing" },
  };
}

function refused(state: EditorState, { error, draftKey }: EventOf<"refused">): EditorState {
  const next: EditorState = {
    ...state,
    issues: error.issues,
    lastSave: { name: "refused", error },
    phase: { name: "writing" },
    isDeleted: state.isDeleted || error.status === 404,
  };
  // Somebody has changed the post that an earlier try made, without an answer: the author is asked before it is saved over,
  // since no post is of this version.
  return error.status === 409 && error.post !== null && isCreating(state)
    ? basedOn(next, error.post, draftKey, { input: next.draft.input, version: "none" })
    : next;
}

/** The state of a form for this post, whose text was written from a version of it. */
function basedOn(
  state: EditorState,
  post: DeskPost,
  draftKey: string | null,
  text: Pick<UnstoredDraft, "input" | "version">,
): EditorState {
  return {
    ...state,
    post,
    isDeleted: false,
    restoredAt: null,
    draft: { ...draftOf(post), ...text },
    draftKey: post.id === state.post?.id ? state.draftKey : (draftKey ?? `draft:${post.id}`),
  };
}

function textToSend(state: EditorState, { goOn }: SaveOptions): PostInput {
  const { input } = state.draft;
  return goOn && isCreating(state) && input.status === "published" ? { ...input, status: "draft" } : input;
}

function issuesOf(input: PostInput): Record<string, string> {
  const result = v.safeParse(postInputSchema, input);
  if (result.success) return {};
  const found = result.issues.map((issue) => [v.getDotPath(issue) ?? "title", issue.message]);
  return Object.fromEntries(found.toReversed());
}

/** Whether a save makes a new post. */
export function isCreating({ post, isDeleted }: EditorState): boolean {
  return post === null || isDeleted;
}

/** Whether a save is under way, or done. */
export function isSaving({ phase }: EditorState): boolean {
  return phase.name === "sending" || phase.name === "awaiting images" || phase.name === "done";
}

/** Whether the form is to be closed, and asks nothing any more. */
export function isLeft({ phase, isClosed }: EditorState): boolean {
  return phase.name === "done" || isClosed;
}

/** Whether the form says something else than what is saved. */
export function isDirty({ draft, post }: EditorState): boolean {
  return !isSame(draft.input, inputOf(post));
}
