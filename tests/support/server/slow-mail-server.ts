import { setTimeout as wait } from "node:timers/promises";
import { rawMail, startMailServer } from "./mail-server.ts";

export interface SlowMailServer {
  url: string;
  /** When each address got a mail, by `performance.now()`. */
  taken: Map<string, number[]>;
  /** When the mail about each lead came, by the number in "Lead 12." */
  leads: Map<number, number>;
  refused: Map<string, number>;
  count(): number;
  stop(): Promise<void>;
}

/** Takes one mail after the other, `perSecond` of them, and refuses some addresses for good. */
export async function startSlowMailServer(
  perSecond: number,
  isRefused: (address: string) => boolean,
): Promise<SlowMailServer> {
  const taken: SlowMailServer["taken"] = new Map();
  const leads: SlowMailServer["leads"] = new Map();
  const refused: SlowMailServer["refused"] = new Map();
  let queue = Promise.resolve();
  const server = await startMailServer({
    onRcptTo({ address }, _session, done) {
      if (!isRefused(address)) return done();
      refused.set(address, (refused.get(address) ?? 0) + 1);
      done(Object.assign(new Error("5.1.1 No such user"), { responseCode: 550 }));
    },
    async onData(stream, { envelope }, done) {
      const raw = await rawMail(stream);
      if (raw === null) return;
      queue = queue.then(async () => {
        await wait(1_000 / perSecond);
        const at = performance.now();
        const [, lead] = /\bLead (\d+)\./.exec(raw) ?? [];
        if (lead !== undefined) leads.set(Number(lead), leads.get(Number(lead)) ?? at);
        else
          for (const { address } of envelope.rcptTo) taken.set(address, [...(taken.get(address) ?? []), at]);
        done();
      });
    },
  });
  return {
    url: server.url,
    taken,
    leads,
    refused,
    count: () => [...taken.values()].reduce((sum, times) => sum + times.length, 0),
    stop: server.stop,
  };
}
