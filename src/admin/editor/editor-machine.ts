import * as v from "valibot";
import type { AdminPost } from "../../shared/posts/admin-post.ts";
import { knownCategory } from "../../shared/posts/post.ts";
import { type PostInput, postInputSchema } from "../../shared/posts/post-input.ts";
import { newTextId, type UnsavedText } from "../../shared/posts/unsaved-text.ts";
import type { ApiError } from "../api.ts";
import { describeImages, imagesWithoutText, type TextImage } from "./content/image-markdown.ts";
import { draftOf, inputOf, isSame, matchesInput, restoredDraft, type UnstoredDraft } from "./draft.ts";

/** What the editor is doing. It rests in "writing" and in "image missing"; the author can type in every phase. */
type Phase =
  | { name: "writing" }
  | { name: "awaiting images"; how: SaveOptions }
  /** That save was given up because an image failed; the next one goes on without it. */
  | { name: "image missing" }
  | { name: "describing images"; images: readonly TextImage[]; how: SaveOptions }
  | Sending
  | { name: "done" };

export interface Sending {
  name: "sending";
  sent: PostInput;
  /** A new post with its idempotency key, or a post that is saved only over this version. */
  target: { creation: string } | { id: string; version: string };
  keepsOpen: boolean;
}

export interface SaveOptions {
  /** The version that is overwritten; by default the one that the text is based on. */
  version?: string;
  /** Saves without closing the form, and without publishing a new post. */
  keepsOpen?: boolean;
}

/** The result of the last save, until the next one. "behind": it lacks what was written or uploaded meanwhile. */
type LastSave = { name: "none" } | { name: "behind" } | { name: "refused"; error: ApiError };

export interface EditorState {
  phase: Phase;
  lastSave: LastSave;
  post: AdminPost | null;
  /** Whether somebody has deleted that post: then a save creates a new one. */
  isDeleted: boolean;
  draft: UnstoredDraft;
  draftKey: string;
  /** When the restored draft was stored; null where there was none, or once the author has decided about it. */
  restoredAt: string | null;
  /** Another unsaved text of this post, from another device, that the author has not decided about. */
  elsewhere: { input: PostInput; at: string } | null;
  /** The text that another device has left on the server, where it was put into the form. */
  taken: PostInput | null;
  /** Inputs that were sent since the last confirmed save: the server may have saved any of them. */
  tried: readonly PostInput[];
  /** Images that the author was asked to describe; an empty description marks decoration. */
  described: readonly string[];
  issues: Record<string, string>;
  isClosed: boolean;
}

export type EditorEvent =
  | { type: "change"; part: Partial<PostInput> }
  | { type: "keep restored draft" | "discard draft" }
  | { type: "found elsewhere"; text: UnsavedText }
  | { type: "take elsewhere" | "refuse elsewhere" }
  /** Another device has deleted the post. */
  | { type: "found deleted" }
  /** The author takes the saved version of a conflict into the form, or goes back to their own text. */
  | { type: "load saved"; post: AdminPost }
  | { type: "bring mine back" }
  | { type: "save"; how: SaveOptions }
  | { type: "uploads ended"; all: boolean }
  | { type: "describe images"; words: readonly string[] }
  | { type: "cancel describing" }
  /** The server's answers; `draftKey` is the locked key for the draft of a created post. */
  | { type: "saved"; post: AdminPost; draftKey: string | null }
  | { type: "refused"; error: ApiError; draftKey: string | null }
  | { type: "version put back" }
  | { type: "open" | "close" };

type EventOf<T> = Extract<EditorEvent, { type: T }>;

/** The initial state, with the stored draft of a text that was not saved. */
export function openedState(
  post: AdminPost | null,
  draftKey: string,
  creation: string | null = null,
): EditorState {
  const restored = restoredDraft(post, draftKey);
  const isNews = restored !== null && !isSame(restored.input, inputOf(post));
  return {
    phase: { name: "writing" },
    lastSave: { name: "none" },
    post,
    isDeleted: false,
    draft: restored ?? draftOf(post, creation ?? undefined),
    draftKey,
    restoredAt: isNews ? restored.keptAt : null,
    elsewhere: null,
    taken: null,
    tried: [],
    described: [],
    issues: {},
    isClosed: false,
  };
}

/** The reducer; `isUploading` says whether images are still uploading into the text. */
export function afterEvent(state: EditorState, event: EditorEvent, isUploading: boolean): EditorState {
  const { phase, draft } = state;
  switch (event.type) {
    case "change":
      return changed(state, event.part);
    case "keep restored draft":
      return { ...state, restoredAt: null };
    case "discard draft":
      return { ...state, restoredAt: null, draft: draftOf(state.post) };
    case "found elsewhere":
      return foundElsewhere(state, event.text);
    case "take elsewhere": {
      if (state.elsewhere === null) return state;
      const { input } = state.elsewhere;
      return { ...state, elsewhere: null, draft: { ...draft, ...setAside(draft), input } };
    }
    case "refuse elsewhere":
      return { ...state, elsewhere: null };
    case "found deleted":
      return { ...state, isDeleted: true };
    case "load saved": {
      const { post } = event;
      const loaded = { ...setAside(draft), input: inputOf(post), version: post.updatedAt };
      return { ...state, lastSave: { name: "none" }, draft: { ...draft, ...loaded } };
    }
    case "bring mine back":
      return draft.replaced === null ? state : { ...state, draft: broughtBack(draft, draft.replaced) };
    case "save":
      return isSaving(state) ? state : startSave(state, event.how, isUploading);
    case "uploads ended":
      if (phase.name !== "awaiting images") return state;
      if (!event.all) return { ...state, phase: { name: "image missing" } };
      if (state.isClosed) return { ...state, phase: { name: "writing" } };
      return startSave(state, phase.how, isUploading);
    case "describe images": {
      if (phase.name !== "describing images") return state;
      const content = describeImages(textToSend(state, phase.how).content, phase.images, event.words);
      const described = [...state.described, ...phase.images.map(({ url }) => url)];
      return startSave({ ...changed(state, { content }), described }, phase.how, isUploading);
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

/** A text of another device takes the place of an untouched one, and is offered beside another. */
function foundElsewhere(state: EditorState, { input: kept, at }: UnsavedText): EditorState {
  const { draft, post } = state;
  const input = { ...kept, category: knownCategory(kept.category) };
  const isNews = !isSame(input, draft.input) && !(post !== null && matchesInput(post, input));
  if (!isNews) return state;
  if (isDirty(state)) return { ...state, elsewhere: { input, at } };
  return { ...state, restoredAt: at, taken: input, draft: { ...draft, input } };
}

/** The text of the form, in front of those that were set aside before. */
function setAside({ input, replaced, earlier }: UnstoredDraft): Pick<UnstoredDraft, "replaced" | "earlier"> {
  return { replaced: input, earlier: replaced === null ? earlier : [replaced, ...earlier] };
}

function broughtBack(draft: UnstoredDraft, input: PostInput): UnstoredDraft {
  const [replaced = null, ...earlier] = draft.earlier;
  return { ...draft, input, replaced, earlier };
}

/** The issue of a changed field goes: the next save validates it again. */
function changed(state: EditorState, part: Partial<PostInput>): EditorState {
  const issues = Object.fromEntries(Object.entries(state.issues).filter(([name]) => !(name in part)));
  return { ...state, issues, draft: { ...state.draft, input: { ...state.draft.input, ...part } } };
}

/** Sends the text once its images are uploaded and described, and its fields are valid. */
function startSave(state: EditorState, how: SaveOptions, isUploading: boolean): EditorState {
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
    phase: { name: "sending", sent, target, keepsOpen: how.keepsOpen ?? false },
    tried: [...tried, sent],
    draft: sent === draft.input ? draft : { ...draft, input: sent },
  };
}

function saved(
  state: EditorState,
  { sent, keepsOpen }: Sending,
  { post, draftKey }: EventOf<"saved">,
  isUploading: boolean,
): EditorState {
  const isText = isSame(state.draft.input, sent);
  // An image that is still uploading will change an open form, but not a closed one.
  const isAll = isText && (state.isClosed || !isUploading);
  const input = isText ? inputOf(post) : state.draft.input;
  return {
    ...basedOn(state, post, draftKey, { input, version: post.updatedAt }),
    tried: [],
    lastSave: { name: isAll ? "none" : "behind" },
    phase: { name: isAll && !keepsOpen ? "done" : "writing" },
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
  // An earlier try without an answer has created the post, and somebody changed it since. No post has the version
  // "none", so the author is asked.
  return error.status === 409 && error.post !== null && isCreating(state)
    ? basedOn(next, error.post, draftKey, { input: next.draft.input, version: "none" })
    : next;
}

/** The form's state for this post, with a text that is based on one of its versions. */
function basedOn(
  state: EditorState,
  post: AdminPost,
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

function textToSend(state: EditorState, { keepsOpen }: SaveOptions): PostInput {
  const { input } = state.draft;
  return keepsOpen && isCreating(state) && input.status === "published"
    ? { ...input, status: "draft" }
    : input;
}

function issuesOf(input: PostInput): Record<string, string> {
  const result = v.safeParse(postInputSchema, input);
  if (result.success) return {};
  const found = result.issues.map((issue) => [v.getDotPath(issue) ?? "title", issue.message]);
  return Object.fromEntries(found.toReversed());
}

/** The name of the unsaved text on the server. */
export function textIdOf(state: EditorState): string {
  const { post, draft } = state;
  return post === null || state.isDeleted ? newTextId(draft.creation) : post.id;
}

export function isCreating({ post, isDeleted }: EditorState): boolean {
  return post === null || isDeleted;
}

export function isSaving({ phase }: EditorState): boolean {
  return phase.name === "sending" || phase.name === "awaiting images" || phase.name === "done";
}

export function isLeft({ phase, isClosed }: EditorState): boolean {
  return phase.name === "done" || isClosed;
}

/** Whether there is text that only this device may have. */
export function isTyped(state: EditorState): boolean {
  return isDirty(state) && !(state.taken !== null && isSame(state.draft.input, state.taken));
}

export function isDirty({ draft, post }: EditorState): boolean {
  return !isSame(draft.input, inputOf(post));
}
