import { once } from "node:events";
import express from "express";
import { onTestFinished } from "vitest";
import { handleErrors, notFound } from "../../../src/server/http/http-error.ts";
import type { AskSite } from "../../../src/tools/with-site.ts";
import type { RunningApp } from "./app.ts";

/** What a command asks over the admin socket of an app. */
export async function askSite({ admin }: RunningApp): Promise<AskSite> {
  const app = express();
  app.use(admin, notFound, handleErrors);
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The port is not known");
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, {
      method,
      ...(body && { headers: { "Content-Type": body.type }, body: new Uint8Array(body.bytes) }),
    });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
}
