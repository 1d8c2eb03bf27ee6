import type { NodemailerError, SMTPSentMessageInfo } from "nodemailer";
import type { SmtpServer } from "../settings/address-schemas.ts";
import { DeliveryError, type Refusal } from "./delivery-error.ts";

export function mailFault(error: unknown, server: SmtpServer): DeliveryError {
  const fault: Partial<NodemailerError> = error instanceof Error ? error : { message: "unknown" };
  const { code = "", responseCode = "", permanent = false } = fault;
  const refusal = refusalOf(fault);
  return new DeliveryError(
    withoutPassword(sentenceOf(fault, `${server.host}:${server.port}`), server),
    `${code} ${responseCode}`,
    [],
    // Rejections of the login or the sender come from the settings, which may be fixed.
    permanent && refusal !== null,
    refusal,
  );
}

function refusalOf({ command, responseCode, response }: Partial<NodemailerError>): Refusal | null {
  if (responseCode === undefined || (command !== "RCPT TO" && command !== "DATA")) return null;
  return { command, code: responseCode, response: response ?? "" };
}

export function refusedFault(
  { accepted, rejected, rejectedErrors = [] }: SMTPSentMessageInfo,
  server: SmtpServer,
): DeliveryError {
  const sentence = `The mail server ${server.host}:${server.port} refused ${refusals(rejectedErrors)}. The others have the mail.`;
  return new DeliveryError(
    withoutPassword(sentence, server),
    `${rejected.length} of ${rejected.length + accepted.length} refused`,
    accepted,
  );
}

function sentenceOf(fault: Partial<NodemailerError>, server: string): string {
  const { message = "", code, responseCode, rejectedErrors = [] } = fault;
  if (rejectedErrors.length > 0) return `The mail server ${server} refused ${refusals(rejectedErrors)}`;
  if (responseCode === undefined && /certificate|altname/i.test(message)) {
    return `The certificate of the mail server ${server} is not trusted, so nothing was sent: ${message}`;
  }
  if (code === "EAUTH") return `The mail server ${server} refused the user name or the password: ${message}`;
  if (code === "ETLS") return `The mail server ${server} offers no TLS, so nothing was sent: ${message}`;
  if (code === "ETIMEDOUT" || code === "EABORT")
    return `The mail server ${server} did not answer in time: ${message}`;
  if (responseCode !== undefined) return `The mail server ${server} refused the mail: ${message}`;
  return `The mail server ${server} could not be reached: ${message}`;
}

function refusals(errors: readonly NodemailerError[]): string {
  return errors.map(({ recipient, response }) => `the mail to ${recipient}: ${response}`).join("; ");
}

/** A server's response could repeat the password, also in base64. */
function withoutPassword(text: string, { auth }: SmtpServer): string {
  if (!auth?.pass) return text;
  const login = [auth.pass, `\0${auth.user}\0${auth.pass}`];
  const spellings = [auth.pass, ...login.map((part) => Buffer.from(part).toString("base64"))];
  return spellings.reduce((hidden, spelling) => hidden.replaceAll(spelling, "***"), text);
}
