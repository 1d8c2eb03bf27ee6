import * as v from "valibot";
import { authMessages, maxPasswordLength, minPasswordLength } from "../../shared/auth.ts";

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

/** A password to be set: one that the sign-in will take. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, authMessages.passwordTooShort),
  v.maxLength(maxPasswordLength, `Please use at most ${maxPasswordLength} characters`),
);

/** The body of `POST /api/auth/change-password`; the confirmation never leaves the browser. */
export const changePasswordSchema = v.strictObject({
  currentPassword: v.optional(
    v.pipe(someText(authMessages.allRequired), v.maxLength(maxPasswordLength, authMessages.wrongCurrent)),
    "",
  ),
  newPassword: v.optional(v.pipe(someText(authMessages.allRequired), newPasswordSchema), ""),
});
