import { createTransport } from "nodemailer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import { isSameAddress } from "../../shared/forms/mail-address.ts";
import type { MailSettings } from "../settings/env.ts";
import { htmlOf, type Letter, textOf, type WrittenLetter } from "./letter.ts";
import { mailFault, refusedFault } from "./mail-fault.ts";

interface Address {
  name: string;
  address: string;
}

export interface Mail {
  to: (string | Address)[];
  replyTo?: Address;
  subject: string;
  headers: Record<string, string>;
  letter: Letter;
  attachments?: { filename: string; contentType: string; content: string }[];
}

export interface WrittenMail extends Omit<Mail, "letter"> {
  letter: WrittenLetter;
}

export type Mailer = ReturnType<typeof createMailer>;

const stepMs = 10_000;
// RFC 5321, 4.5.3.2: a server may take 10 minutes after the data. A shorter timeout would send the mail twice.
const silenceMs = 10 * 60_000;
// A server that answers one byte per second is never silent.
const wholeMs = 15 * 60_000;

export function createMailer({ server, from }: Pick<MailSettings, "server" | "from">) {
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
    /** Skips the `reached` receivers. Rejects with a DeliveryError unless all others were accepted. */
    async send(
      { letter, subject, replyTo, ...mail }: Mail | WrittenMail,
      messageId: string,
      reached: readonly string[] = [],
    ): Promise<string> {
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
          ...("html" in letter ? letter : { text: textOf(letter), html: htmlOf(letter) }),
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

/** Encodes what looks like an encoded word (RFC 2047), which mail programs would decode. */
function headerText(text: string): string {
  return text.includes("=?") ? encodeWord(text, "Q", 52) : text;
}

/** Servers without SMTPUTF8 (RFC 6532) refuse the whole mail for such a header. */
function isCarriedByAll({ address }: Address): boolean {
  return /^\p{ASCII}*$/u.test(address.slice(0, address.lastIndexOf("@")));
}
