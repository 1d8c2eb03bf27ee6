import type { SessionUser } from "../../shared/user.ts";

const key = "user";

/** The user of the last sign-in in this browser; data that cannot be read is discarded. It grants nothing. */
export function readStoredUser(): SessionUser | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (isUser(user)) return user;
  } catch {
    // Discarded below.
  }
  forgetStoredUser();
  return null;
}

/** Keeps the user of a sign-in for the next greeting. */
export function storeUser(user: SessionUser): void {
  try {
    localStorage.setItem(key, JSON.stringify(user));
  } catch {
    // A browser that keeps nothing still signs in.
  }
}

/** Forgets the kept user, as at the sign-out (specification, section 4). */
export function forgetStoredUser(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== "object" || value === null) return false;
  return "username" in value && typeof value.username === "string" && "isAdmin" in value;
}
