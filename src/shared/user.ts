import * as v from "valibot";

/** The signed-in user; the browser keeps it under the key `user`, for the greeting only. */
export const sessionUserSchema = v.object({ username: v.string(), isAdmin: v.boolean() });

export type SessionUser = v.InferOutput<typeof sessionUserSchema>;

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
  passwordTooShort: `Password must be at least ${minPasswordLength} characters long`,
  passwordsDiffer: "New passwords do not match",
  allRequired: "Please fill in all three fields",
} as const;

/** A text that must be there; a missing one counts as empty. */
const someText = (message: string) => v.pipe(v.string(message), v.minLength(1, message));

export const loginSchema = v.strictObject({
  username: v.optional(
    v.pipe(someText(authMessages.bothRequired), v.maxLength(200, authMessages.wrongLogin)),
    "",
  ),
  password: v.optional(
    v.pipe(someText(authMessages.bothRequired), v.maxLength(maxPasswordLength, authMessages.wrongLogin)),
    "",
  ),
});

const newPasswordSchema = v.pipe(
  someText(authMessages.allRequired),
  v.minLength(minPasswordLength, authMessages.passwordTooShort),
  v.maxLength(maxPasswordLength, `Please use at most ${maxPasswordLength} characters`),
);

export const changePasswordSchema = v.strictObject({
  currentPassword: v.optional(
    v.pipe(someText(authMessages.allRequired), v.maxLength(maxPasswordLength, authMessages.wrongLogin)),
    "",
  ),
  newPassword: v.optional(newPasswordSchema, ""),
});
