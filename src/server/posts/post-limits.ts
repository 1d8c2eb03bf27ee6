import { dayMs } from "../../shared/durations.ts";

export interface PostLimits {
  /** 400,000 characters of any script, and the other fields. */
  postBytes: number;
  deletedPostRestorableMs: number;
}

export const defaultPostLimits: PostLimits = {
  postBytes: 2_000_000,
  deletedPostRestorableMs: 30 * dayMs,
};
