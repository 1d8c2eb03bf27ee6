import type { SmtpServer } from "../settings/address-schemas.ts";
import { DeliveryError } from "./delivery-error.ts";

/** What went wrong with a mail, in a sentence for the administrator. */
export function mailFault(error: unknown, { host, port, auth }: SmtpServer): DeliveryError {
  const { message, code, responseCode } = detailsOf(error);
  // A server could repeat what it was given.
  const said = auth?.pass ? message.replaceAll(auth.pass, "***") : message;
  return new DeliveryError(
    sentenceOf(code, responseCode, said, `${host}:${port}`),
    `${code} ${responseCode}`,
  );
}

function sentenceOf(code: string, responseCode: string, said: string, server: string): string {
  if (/certificate|altname|SELF_SIGNED|CERT_/i.test(said)) {
    return `The certificate of the mail server ${server} is not trusted, so nothing was sent: ${said}`;
  }
  if (code === "EAUTH") return `The mail server ${server} refused the user name or the password: ${said}`;
  if (code === "ETLS") return `The mail server ${server} offers no TLS, so nothing was sent: ${said}`;
  if (code === "ETIMEDOUT") return `The mail server ${server} did not answer in time: ${said}`;
  if (responseCode !== "") return `The mail server ${server} refused the mail: ${said}`;
  return `The mail server ${server} could not be reached: ${said}`;
}

function detailsOf(error: unknown): { message: string; code: string; responseCode: string } {
  if (!(error instanceof Error)) return { message: "unknown", code: "", responseCode: "" };
  const { message } = error;
  return {
    message,
    code: "code" in error ? String(error.code) : "",
    responseCode: "responseCode" in error ? String(error.responseCode ?? "") : "",
  };
}
