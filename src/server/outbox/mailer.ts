import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { MailSettings } from "../settings/env.ts";
import { DeliveryError } from "./delivery-error.ts";
import { htmlOf, type Letter, textOf } from "./letter.ts";
import { mailFault } from "./mail-fault.ts";

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
  /** Hands a mail to the server and gives its answer; rejects with a DeliveryError where that did not take it. */
  send(mail: Mail, messageId: string): Promise<string>;
  close(): void;
}

const stepMs = 10_000;
const silenceMs = 20_000;
// A server that answers a byte a second is never silent.
const wholeMs = 60_000;

/** Sends mail through a server, by a few connections that stay open; its certificate must be a trusted one. */
export function createMailer({ server, from }: Pick<MailSettings, "server" | "from">): Mailer {
  const open = () =>
    createTransport({
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
  let transport = open();

  return {
    async send({ letter, ...mail }, messageId) {
      const over = new AbortController();
      const tooLate = wait(wholeMs, undefined, { signal: over.signal }).then(() => {
        transport.close();
        transport = open();
        throw new DeliveryError("The mail server took longer than a minute.", "timeout");
      });
      const message = { ...mail, from, messageId, text: textOf(letter), html: htmlOf(letter) };
      try {
        const sent = transport.sendMail(message).catch((error: unknown) => {
          throw mailFault(error, server);
        });
        return (await Promise.race([sent, tooLate])).response;
      } finally {
        over.abort();
        tooLate.catch(() => {});
      }
    },
    close: () => transport.close(),
  };
}
