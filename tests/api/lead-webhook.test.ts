import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { sendToWebhook } from "../../src/server/outbox/webhook.ts";
import { startLeadReceiver } from "../support/server/lead-receiver.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
const source = {
  landing: "/",
  referrer: "www.google.com",
  utm: { source: "google", medium: "cpc", campaign: "Spring", term: null, content: null },
  clickId: "abc",
};
const lead = storedRequest({
  fields: { firstName: "عمر", lastName: "Ünal 🚀", message: "x\r\ny".repeat(1_000) },
  page: "/contact",
  source,
});

test("a lead is posted as JSON with a signature that verifies, and the same id and body each time", async () => {
  const receiver = await receiverThat((res) => void res.writeHead(200).end("thanks"));
  await sendToWebhook({ url: receiver.url, secret }, lead);
  await sendToWebhook({ url: receiver.url, secret }, lead);
  const [first, second] = receiver.received;
  expect(new Webhook(secret).verify(first?.body ?? "", first?.headers as Record<string, string>)).toEqual({
    type: "lead.created",
    timestamp: lead.createdAt,
    data: {
      id: lead.id,
      form: "A Form",
      formId: "a-form",
      fields: lead.fields,
      page: "/contact",
      source,
      createdAt: lead.createdAt,
    },
  });
  expect(first?.headers["content-type"]).toBe("application/json");
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(second?.body).toBe(first?.body);
  const other = `whsec_${Buffer.alloc(32, 6).toString("base64")}`;
  expect(() =>
    new Webhook(other).verify(first?.body ?? "", first?.headers as Record<string, string>),
  ).toThrow();
});

test("the code for n8n in docs/connecting.md lets in what the site posts today, and nothing else", async () => {
  const receiver = await receiverThat((res) => void res.writeHead(200).end());
  await sendToWebhook({ url: receiver.url, secret }, lead);
  const { headers, body } = receiver.received[0] ?? { headers: {}, body: "" };
  const [code = ""] =
    /^ {4}const \{ headers, body \}[\s\S]*?^ {4}return .*$/m.exec(
      readFileSync(new URL("../../docs/connecting.md", import.meta.url), "utf8"),
    ) ?? [];
  expect(code.split("\n")).toHaveLength(6);
  const node = compileFunction(code.replace("the secret without whsec_", secret.slice("whsec_".length)), [
    "$input",
    "require",
  ]);
  const run = (changed: object, posted = body) =>
    node(
      { first: () => ({ json: { headers: { ...headers, ...changed }, body: JSON.parse(posted) } }) },
      createRequire(import.meta.url),
    );
  expect(run({})).toEqual([{ json: JSON.parse(body).data }]);
  expect(() => run({}, body.replace("A Form", "B Form"))).toThrow("Not ours");
  expect(() => run({ "webhook-id": "lead_other" })).toThrow("Not ours");
  for (const signature of ["v1,", undefined]) expect(() => run({ "webhook-signature": signature })).toThrow();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(() => run({})).toThrow("Not ours");
});

test("an enrollment says so, and what is not known is null", async () => {
  const receiver = await receiverThat((res) => void res.writeHead(202).end());
  await sendToWebhook({ url: receiver.url, secret }, storedRequest({ kind: "enrollment" }));
  const { type, data } = JSON.parse(receiver.received[0]?.body ?? "");
  expect([type, data.page, data.source]).toEqual(["enrollment.created", null, null]);
});

describe("what did not arrive says why", () => {
  test.each([
    [500, "The webhook answered with status 500."],
    [404, "The webhook answered with status 404."],
    [302, "The webhook answered with status 302. Redirects are not followed."],
  ])("status %s", async (status, message) => {
    const receiver = await receiverThat(
      (res) => void res.writeHead(status, { Location: receiver.url }).end("<h1>No</h1>"),
    );
    await expect(sendToWebhook({ url: receiver.url, secret }, lead)).rejects.toThrow(message);
    expect(receiver.received).toHaveLength(1);
  });

  test("nobody there", async () => {
    const receiver = await startLeadReceiver();
    await receiver.stop();
    await expect(sendToWebhook({ url: receiver.url, secret }, lead)).rejects.toThrow(
      "The webhook could not be reached (ECONNREFUSED).",
    );
  });

  test("no answer within 10 seconds", async () => {
    const limit = vi.spyOn(AbortSignal, "timeout");
    limit.mockImplementationOnce(() => AbortSignal.abort(new DOMException("", "TimeoutError")));
    const receiver = await receiverThat(() => {});
    await expect(sendToWebhook({ url: receiver.url, secret }, lead)).rejects.toThrow(
      "The webhook did not answer within 10 seconds.",
    );
    expect(limit).toHaveBeenCalledWith(10_000);
    limit.mockRestore();
  });
});

test("an answer without an end is not read to it", async () => {
  const receiver = await receiverThat((res) => {
    res.writeHead(200);
    const more = setInterval(() => res.write("x".repeat(10_000)), 1);
    res.on("close", () => clearInterval(more));
  });
  await sendToWebhook({ url: receiver.url, secret }, lead);
  await expect.poll(() => receiver.open()).toBe(0);
});

async function receiverThat(answer: (res: ServerResponse) => void) {
  const receiver = await untilTestEnds(startLeadReceiver(answer));
  return receiver;
}
