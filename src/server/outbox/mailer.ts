import { createTransport } from "nodemailer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import { isSameAddress } from "../../shared/forms/mail-address.ts";
import type { MailSettings } from "../settings/env.ts";
import { htmlOf, type Letter, textOf } from "./letter.ts";
import { mailFault, refusedFault } from "./mail-fault.ts";

interface Address {
  name: string;
  address: string;
}

export interface Mail {
  to: (string | Address)[];
  replyTo?: Address;
  /** One line. */
  subject: string;
  headers: Record<string, string>;
  letter: Letter;
  attachments?: { filename: string; contentType: string; content: string }[];
}

export interface Mailer {
  /**
   * Hands a mail to the server, for all but those who have it already, and gives its answer. Rejects with a DeliveryError
   * where the server did not take it for each of them.
   */
  send(mail: Mail, messageId: string, reached?: readonly string[]): Promise<string>;
  close(): void;
}

const stepMs = 10_000;
// RFC 5321 asks for so long: a server that takes its time to look through a mail has it, and would get it again.
const silenceMs = 10 * 60_000;
// A server that answers a byte a second is never silent.
const wholeMs = 15 * 60_000;

/** Sends mail through a server, by a few connections that stay open; its certificate must be a trusted one. */
export function createMailer({ server, from }: Pick<MailSettings, "server" | "from">): Mailer {
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: 5,
    tls: { rejectUnauthorized: true },
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ letter, subject, replyTo, ...mail }, messageId, reached = []) {
      const left = mail.to.filter((to) => {
        const address = typeof to === "string" ? to : to.address;
        return !reached.some((other) => isSameAddress(address, other));
      });
      if (left.length === 0) return "Everybody has it already.";
      const sent = await transport
        .sendMail({
          ...mail,
          subject: headerText(subject),
          ...(replyTo !== undefined &&
            isCarriedByAll(replyTo) && { replyTo: { ...replyTo, name: headerText(replyTo.name) } }),
          from,
          envelope: { from, to: left },
          messageId,
          text: textOf(letter),
          html: htmlOf(letter),
          signal: AbortSignal.timeout(wholeMs),
        })
        .catch((error: unknown) => {
          throw mailFault(error, server);
        });
      if (sent.rejected.length > 0) throw refusedFault(sent, server);
      return sent.response;
    },
    close: () => transport.close(),
  };
}

/**
 * Text for a header. What looks like an encoded word (RFC 2047) is encoded once more: the library passes it on, and mail
 * programs would show something else than was typed.
 */
function headerText(text: string): string {
  return text.includes("=?") ? encodeWord(text, "Q", 52) : text;
}

/**
 * Whether every server carries an address in a header. Others than those with SMTPUTF8 (RFC 6532) refuse the whole mail for
 * it, whose text has the address all the same.
 */
function isCarriedByAll({ address }: Address): boolean {
  return /^\p{ASCII}*$/u.test(address.slice(0, address.lastIndexOf("@")));
}
