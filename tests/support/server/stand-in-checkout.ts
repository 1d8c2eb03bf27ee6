import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { completed, session, signatureFor } from "../../../src/tools/stripe-events.ts";

export interface StandInCheckout {
  url: string;
  /** The sessions that were paid. */
  paid: ReturnType<typeof session>[];
  /** Set once the site runs: where events go, and where the payer comes back to. */
  site: { url: string; secret: string; back: string } | null;
  stop(): Promise<void>;
}

/** A page with one button. Pressed, it tells the site of the payment as Stripe does, and leads back. */
export async function startStandInCheckout(): Promise<StandInCheckout> {
  const paid: StandInCheckout["paid"] = [];
  const server = createServer(async (req, res) => {
    const { site } = checkout;
    if (req.method === "GET" || site === null) {
      res.setHeader("Content-Type", "text/html; charset=utf-8");
      res.end(`<!doctype html><title>Pay</title><form method="post"><button>Pay $799.00</button></form>`);
      return;
    }
    const asked = new URL(req.url ?? "", checkout.url).searchParams;
    const made = session({ client_reference_id: asked.get("client_reference_id") });
    paid.push(made);
    const body = JSON.stringify(completed(made));
    const answer = await fetch(`${site.url}/api/payments/stripe`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": signatureFor(body, site.secret) },
      body,
    });
    res.writeHead(answer.ok ? 303 : 502, { Location: site.back }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const checkout: StandInCheckout = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paid,
    site: null,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return checkout;
}
