/** The browser stores the user under `user`, only for the greeting. */
export interface SessionUser {
  username: string;
  isAdmin: boolean;
}

export interface AuthStatus {
  isAuthenticated: boolean;
  user: SessionUser | null;
}

export const minPasswordLength = 6;
export const maxPasswordLength = 1024;

export const authMessages = {
  bothRequired: "Please enter both username and password",
  wrongLogin: "Invalid username or password",
  passwordNeeded: "Please enter your password.",
  wrongCurrent: "This is not your current password.",
  passwordTooShort: `Password must be at least ${minPasswordLength} characters long`,
  passwordsDiffer: "New passwords do not match",
  allRequired: "Please fill in all three fields",
} as const;

export const savedPasswordMessages = {
  sessionsMayGoOn:
    "The new password is saved, but a session that began just before may go on. Please set the password again.",
  loggedOut: "The new password is saved, and all sessions have ended. Please log in with it.",
} as const;
