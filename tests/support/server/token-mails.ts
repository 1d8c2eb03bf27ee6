import { setTimeout as wait } from "node:timers/promises";
import { rawMail, startMailServer } from "./mail-server.ts";

export interface TokenMails {
  url: string;
  /** Waits for the token in the links to an address; rejects as a broken connection does once nobody would send it. */
  tokenOf(address: string, isSending: () => boolean): Promise<string>;
  /** The ids of the mails that each address got. */
  ids: Map<string, string[]>;
  stop(): Promise<void>;
}

/** A mail server that reads of each mail only whom it is to, its id, and the token in its links. */
export async function startTokenMails(): Promise<TokenMails> {
  const tokens = new Map<string, string>();
  const ids: TokenMails["ids"] = new Map();
  const server = await startMailServer({
    async onData(stream, { envelope }, done) {
      const raw = await rawMail(stream);
      if (raw === null) return;
      const [, id = ""] = /^Message-ID:\s+(\S+)/im.exec(raw) ?? [];
      const [, token] = /unsubscribe\/([\da-f]{48})/.exec(raw) ?? [];
      for (const { address } of envelope.rcptTo) {
        if (token !== undefined) tokens.set(address, token);
        ids.set(address, [...(ids.get(address) ?? []), id]);
      }
      done(null);
    },
  });
  return {
    url: server.url,
    ids,
    async tokenOf(address, isSending) {
      for (;;) {
        const token = tokens.get(address);
        if (token !== undefined) return token;
        if (!isSending()) throw new TypeError("The site was killed");
        await wait(10);
      }
    },
    stop: server.stop,
  };
}
