import * as v from "valibot";
import { authMessages, maxPasswordLength, minPasswordLength } from "../../shared/auth.ts";

const someText = (message: string, max: number, tooLong: string) =>
  v.optional(v.pipe(v.string(message), v.minLength(1, message), v.maxLength(max, tooLong)), "");

const { allRequired, bothRequired, wrongCurrent, wrongLogin } = authMessages;

export const loginSchema = v.strictObject({
  username: someText(bothRequired, 200, wrongLogin),
  password: someText(bothRequired, maxPasswordLength, wrongLogin),
});

export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, authMessages.passwordTooShort),
  v.maxLength(maxPasswordLength, `Please use at most ${maxPasswordLength} characters`),
);

/** The confirmation of the password stays in the browser. */
export const changePasswordSchema = v.strictObject({
  currentPassword: someText(allRequired, maxPasswordLength, wrongCurrent),
  newPassword: v.optional(v.pipe(v.string(allRequired), v.minLength(1, allRequired), newPasswordSchema), ""),
});
