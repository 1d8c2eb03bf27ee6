/** The signed-in user; the browser keeps it under the key `user`, for the greeting only. */
export interface SessionUser {
  username: string;
  isAdmin: boolean;
}

/** The answer of `GET /api/auth/status`. */
export interface AuthStatus {
  isAuthenticated: boolean;
  user: SessionUser | null;
}

/** The specification's least length of a new password (section 9); longer than this nothing is taken. */
export const minPasswordLength = 6;
export const maxPasswordLength = 1024;

/** The sentences of the specification, section 5. */
export const authMessages = {
  bothRequired: "Please enter both username and password",
  wrongLogin: "Invalid username or password",
  wrongCurrent: "This is not your current password.",
  passwordTooShort: `Password must be at least ${minPasswordLength} characters long`,
  passwordsDiffer: "New passwords do not match",
  allRequired: "Please fill in all three fields",
} as const;
