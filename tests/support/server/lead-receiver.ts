import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface LeadReceiver {
  url: string;
  received: { headers: IncomingHttpHeaders; body: string; at: number }[];
  open(): number;
  stop(): Promise<void>;
}

export async function startLeadReceiver(
  answer: (res: ServerResponse, count: number) => void = (res) => void res.writeHead(204).end(),
): Promise<LeadReceiver> {
  let open = 0;
  const received: LeadReceiver["received"] = [];
  const server = createServer(async (req, res) => {
    open++;
    res.on("close", () => open--);
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    received.push({ headers: req.headers, body: Buffer.concat(chunks).toString(), at: Date.now() });
    answer(res, received.length);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    open: () => open,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
