/** The signed-in user; the browser keeps it under the key `user`, for the greeting only. */
export interface SessionUser {
  username: string;
  isAdmin: boolean;
}

/** What is sent for `GET /api/auth/status`. */
export interface AuthStatus {
  isAuthenticated: boolean;
  user: SessionUser | null;
}

export const minPasswordLength = 6;
export const maxPasswordLength = 1024;

/** What is wrong with a sign-in or a new password. */
export const authMessages = {
  bothRequired: "Please enter both username and password",
  wrongLogin: "Invalid username or password",
  wrongCurrent: "This is not your current password.",
  passwordTooShort: `Password must be at least ${minPasswordLength} characters long`,
  passwordsDiffer: "New passwords do not match",
  allRequired: "Please fill in all three fields",
} as const;

/** What is said where a new password is saved, and something after that was not done. */
export const savedPasswordMessages = {
  sessionsMayGoOn:
    "The new password is saved, but a session that began just before may go on. Please set the password again.",
  loggedOut: "The new password is saved, and all sessions have ended. Please log in with it.",
} as const;
