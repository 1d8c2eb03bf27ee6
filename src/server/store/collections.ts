import * as v from "valibot";
import { enrollmentSchema } from "../../shared/forms/enrollment.ts";
import { leadSchema } from "../../shared/forms/lead.ts";
import { accountSchema } from "../auth/account.ts";
import { sessionsSchema } from "../auth/sessions.ts";
import { postsSchema } from "../posts/state.ts";

/** What each collection of the store holds; its file is its name and `.json`. */
export const schemas = {
  leads: v.array(leadSchema),
  enrollments: v.array(enrollmentSchema),
  account: accountSchema,
  sessions: sessionsSchema,
  posts: postsSchema,
};
