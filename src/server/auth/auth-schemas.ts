import * as v from "valibot";
import { authMessages, maxPasswordLength, minPasswordLength } from "../../shared/auth.ts";
import { secondFactorMessages } from "../../shared/second-factor.ts";

const someText = (message: string, max: number, tooLong: string) =>
  v.optional(v.pipe(v.string(message), v.minLength(1, message), v.maxLength(max, tooLong)), "");

const { allRequired, bothRequired, passwordNeeded, wrongCurrent, wrongLogin } = authMessages;

/** Codes come with spaces and dashes. */
const maxCodeLength = 100;

const code = v.pipe(
  v.string(secondFactorMessages.codeNeeded),
  v.maxLength(maxCodeLength, secondFactorMessages.wrongCode),
);

export const loginSchema = v.strictObject({
  username: someText(bothRequired, 200, wrongLogin),
  password: someText(bothRequired, maxPasswordLength, wrongLogin),
  code: v.optional(code, ""),
});

const password = someText(passwordNeeded, maxPasswordLength, wrongCurrent);

export const passwordSchema = v.strictObject({ password });

export const confirmSchema = v.strictObject({
  password,
  code: v.optional(v.pipe(code, v.minLength(1, secondFactorMessages.codeNeeded)), ""),
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
