import { isRecord, storedValue } from "../../browser/storage.ts";
import type { SessionUser } from "../../shared/auth.ts";

/** The user of the last sign-in in this browser, for the next greeting. It grants nothing. */
export const storedUser = storedValue("localStorage", "user", isUser);

function isUser(value: unknown): value is SessionUser {
  return isRecord(value) && typeof value.username === "string" && "isAdmin" in value;
}
