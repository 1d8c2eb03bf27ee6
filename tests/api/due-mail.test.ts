import { expect, onTestFinished, test } from "vitest";
import { createSendDue } from "../../src/server/outbox/morning-mail.ts";
import { startMailServer } from "../support/server/mail-server.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const siteUrl = "https://www.example.test";

async function mailTo(leadsTo: string[], options = {}) {
  const server = await startMailServer(options);
  onTestFinished(server.stop);
  const send = createSendDue(
    {
      server: { host: "127.0.0.1", port: server.port, secure: false, requireTLS: false },
      from: "Site <site@example.com>",
      leadsTo,
      confirmToSender: false,
    } as never,
    siteUrl,
  );
  return { server, send };
}

function due(id: string, on: string, fields: Record<string, string>) {
  return storedRequest({ id, fields, nextStep: { text: `Step of ${id}`, on } });
}

test("the mail names each step, its person and its day, with a link to the lead", async () => {
  const { server, send } = await mailTo(["sales@example.com", "boss@example.com"]);
  await send(
    [
      due("late", "2026-04-20", {
        firstName: "Ada",
        lastName: "L",
        company: "Engines\r\nBcc: x@example.com",
      }),
      due("today", "2026-05-01", { name: "", email: "bea@example.com" }),
      due("call", "2026-05-01", { phone: "972 555 0100" }),
    ],
    "2026-05-01",
    undefined,
  );
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail?.to).toEqual(["sales@example.com", "boss@example.com"]);
  expect(mail?.parsed.subject).toBe("3 next steps are due");
  expect(mail?.parsed.messageId).toMatch(/^<due\.2026-05-01@/);
  expect(mail?.parsed.headers.get("auto-submitted")).toBe("auto-generated");
  const { text = "", html } = mail?.parsed ?? {};
  expect(text).toContain(
    `Ada L, Engines Bcc: x@example.com:\nStep of late\nPlanned for April 20, 2026\n${siteUrl}/admin/dashboard?tab=leads&lead=late`,
  );
  expect(text).toContain(`bea@example.com:\nStep of today\nPlanned for today\n`);
  expect(text).toContain("972 555 0100:\nStep of call");
  expect(html).toContain(`href="${siteUrl}/admin/dashboard?tab=leads&amp;state=due"`);
});

test("a long list is cut, and says how many more there are", async () => {
  const { server, send } = await mailTo(["sales@example.com"]);
  const many = Array.from({ length: 60 }, (_, index) =>
    due(`n${index}`, "2026-05-01", { name: `Name ${index}` }),
  );
  await send(many, "2026-05-01", undefined);
  const text = server.mails[0]?.parsed.text ?? "";
  expect(server.mails[0]?.parsed.subject).toBe("60 next steps are due");
  expect(text.match(/Step of n\d+/g)).toHaveLength(50);
  expect(text).toContain("And 10 more, which the dashboard lists.");
});

test("those that a first try reached are left out of the next", async () => {
  let isDown = true;
  const onRcptTo = ({ address }: { address: string }, _session: unknown, done: (error?: Error) => void) => {
    if (isDown && address.startsWith("boss")) done(new Error("No such mailbox now"));
    else done();
  };
  const { server, send } = await mailTo(["sales@example.com", "boss@example.com"], { onRcptTo });
  const leads = [due("one", "2026-05-01", { name: "Ada" })];
  await expect(send(leads, "2026-05-01", undefined)).rejects.toMatchObject({
    reached: ["sales@example.com"],
  });
  isDown = false;
  await send(leads, "2026-05-01", ["sales@example.com"]);
  expect(server.mails.map(({ to }) => to)).toEqual([["sales@example.com"], ["boss@example.com"]]);
  expect(server.mails[0]?.parsed.messageId).toBe(server.mails[1]?.parsed.messageId);
});
