import { startMailServer } from "./mail-server.ts";

interface TokenMails {
  url: string;
  /** The newest token that each address got in a link. */
  tokens: Map<string, string>;
  /** The ids of the mails that each address got. */
  ids: Map<string, string[]>;
  stop(): Promise<void>;
}

/** A mail server that reads of each mail only whom it is to, its id, and the token in its links. */
export async function startTokenMails(): Promise<TokenMails> {
  const tokens: TokenMails["tokens"] = new Map();
  const ids: TokenMails["ids"] = new Map();
  const server = await startMailServer({
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch {
        // The client was killed.
        return;
      }
      const raw = Buffer.concat(chunks).toString("latin1");
      const [, id = ""] = /^Message-ID:\s+(\S+)/im.exec(raw) ?? [];
      const [, token] = /unsubscribe\/([\da-f]{48})/.exec(raw) ?? [];
      for (const { address } of envelope.rcptTo) {
        if (token !== undefined) tokens.set(address, token);
        ids.set(address, [...(ids.get(address) ?? []), id]);
      }
      done(null);
    },
  });
  return { url: server.url, tokens, ids, stop: server.stop };
}
