import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface MailServer {
  port: number;
  url: string;
  mails: { raw: string; parsed: ParsedMail; to: string[] }[];
  stop(): Promise<void>;
}

export async function startMailServer(
  { refuse, ...options }: SMTPServerOptions & { refuse?: (count: number) => Error | null } = {},
  listenPort = 0,
): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const error = refuse?.(++count) ?? null;
      if (error !== null) return done(error);
      const raw = Buffer.concat(chunks);
      mails.push({
        raw: raw.toString("latin1"),
        parsed: await simpleParser(raw),
        to: envelope.rcptTo.map(({ address }) => address),
      });
      done(null);
    },
    ...options,
  });
  // Clients that do not trust the server hang up.
  server.on("error", () => {});
  server.listen(listenPort, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The whole mail as the client sends it; null where the client goes away before its end. */
export async function rawMail(stream: AsyncIterable<Buffer>): Promise<string | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString("latin1");
}
