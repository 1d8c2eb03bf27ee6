import * as v from "valibot";
import { authMessages, maxPasswordLength, minPasswordLength } from "../../shared/auth.ts";

/** A text that must be there, and no longer than one that can be right; a missing one counts as empty. */
const someText = (message: string, max: number, tooLong: string) =>
  v.optional(v.pipe(v.string(message), v.minLength(1, message), v.maxLength(max, tooLong)), "");

const { allRequired, bothRequired, wrongCurrent, wrongLogin } = authMessages;

/** The body of `POST /api/auth/login`. */
export const loginSchema = v.strictObject({
  username: someText(bothRequired, 200, wrongLogin),
  password: someText(bothRequired, maxPasswordLength, wrongLogin),
});

/** A password to be set: one that the sign-in will take. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, authMessages.passwordTooShort),
  v.maxLength(maxPasswordLength, `Please use at most ${maxPasswordLength} characters`),
);

/** The body of `POST /api/auth/change-password`; the confirmation never leaves the browser. */
export const changePasswordSchema = v.strictObject({
  currentPassword: someText(allRequired, maxPasswordLength, wrongCurrent),
  newPassword: v.optional(v.pipe(v.string(allRequired), v.minLength(1, allRequired), newPasswordSchema), ""),
});
