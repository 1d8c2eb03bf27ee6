import { once } from "node:events";
import { type AddressInfo, createServer, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMailer, type Mail } from "../../src/server/outbox/mailer.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import { startMailServer } from "../support/server/mail-server.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

const minute = 60_000;
const aMail: Mail = {
  to: ["sales@example.com", "Boss@b\u00fccher.example"],
  subject: "A lead",
  headers: {},
  letter: { title: "A lead", blocks: [] },
};

test("who is refused is named, and gets the mail alone the next time", async () => {
  const full = new Set(["Boss@b\u00fccher.example"]);
  const server = await untilTestEnds(
    startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(full.has(address) ? Object.assign(new Error("No room"), { responseCode: 452 }) : null),
    }),
  );
  const mailer = mailerTo(server.url);
  const error = await mailer.send(aMail, "<a@example.com>").catch((fault) => fault);
  expect(error.message).toMatch(
    /^The mail server [^ ]+ refused the mail to Boss@xn--bcher-kva\.example: 452 No room\. The others have the mail\.$/,
  );
  expect([error.code, error.reached]).toEqual(["1 of 2 refused", ["sales@example.com"]]);

  await expect(mailer.send(aMail, "<a@example.com>", error.reached)).rejects.toThrow("452 No room");
  full.clear();
  await mailer.send(aMail, "<a@example.com>", error.reached);
  expect(server.mails.map(({ to }) => to)).toEqual([["sales@example.com"], ["Boss@b\u00fccher.example"]]);
  const [first, second] = server.mails.map(({ parsed }) => [parsed.messageId, parsed.to]);
  expect(second).toEqual(first);
  await mailer.send(aMail, "<a@example.com>", ["SALES@example.com", "boss@xn--bcher-kva.example"]);
  expect(server.mails).toHaveLength(2);
});

test("a server may look through a mail for 10 minutes before it takes it", async () => {
  const silence = vi.spyOn(Socket.prototype, "setTimeout");
  const whole = vi.spyOn(AbortSignal, "timeout");
  onTestFinished(() => void vi.restoreAllMocks());
  const server = await untilTestEnds(startMailServer());
  await mailerTo(server.url).send(aMail, "<a@example.com>");
  // The time that a test's server gives its clients is another.
  expect(silence.mock.calls.map(([ms]) => ms)).toContain(10 * minute);
  expect(whole.mock.calls).toEqual([[15 * minute]]);
});

test("a server that answers byte by byte is given up, and nobody else's mail with it", async () => {
  const tooLong = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(tooLong.signal);
  onTestFinished(() => limit.mockRestore());
  let trickling: Socket | undefined;
  const real = await startMailServer();
  // The first connection gets a greeting that does not end; the others are led to a real server.
  const server = createServer((socket) => {
    socket.on("error", () => {});
    if (trickling !== undefined)
      return void socket.pipe(new Socket().connect(real.port, "127.0.0.1")).pipe(socket);
    trickling = socket.resume();
    socket.write("220 slow\r\n");
    const more = setInterval(() => socket.write("250-More\r\n"), 20);
    socket.on("close", () => clearInterval(more));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    await real.stop();
  });
  const mailer = mailerTo(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const slow = mailer.send(aMail, "<slow@example.com>").catch(({ message }) => message);
  await vi.waitFor(() => expect(trickling?.bytesWritten).toBeGreaterThan(50));
  const other = mailer.send(aMail, "<other@example.com>");
  tooLong.abort(new DOMException("", "TimeoutError"));
  expect(await slow).toMatch(/^The mail server 127\.0\.0\.1:\d+ did not answer in time: /);
  expect(await other).toMatch(/^250 /);
  await vi.waitFor(() => expect(trickling?.closed).toBe(true));
  await wait(100);
  expect(real.mails.map(({ parsed }) => parsed.messageId)).toEqual(["<other@example.com>"]);
});

const says = (responseCode: number) => Object.assign(new Error("So"), { responseCode });
const refusals: [string, Parameters<typeof startMailServer>[0], boolean][] = [
  ["an address that is not known", { onRcptTo: (_to, _session, done) => done(says(550)) }, true],
  ["an address that it cannot spell", { onRcptTo: (_to, _session, done) => done(says(553)) }, true],
  ["what is written", { refuse: () => says(554) }, true],
  ["a full mailbox", { onRcptTo: (_to, _session, done) => done(says(452)) }, false],
  ["what is too much now", { refuse: () => says(421) }, false],
  ["the sender", { onMailFrom: (_from, _session, done) => done(says(550)) }, false],
  ["anybody without a login", { onMailFrom: (_from, _session, done) => done(says(530)) }, false],
];

test.each(refusals)(
  "that a server refuses %s is known for good or not",
  async (_what, options, isPermanent) => {
    const server = await untilTestEnds(startMailServer(options));
    const one: Mail = { ...aMail, to: ["ada@example.com"] };
    const error = await mailerTo(server.url)
      .send(one, "<a@example.com>")
      .catch((fault) => fault);
    expect(error).toMatchObject({ name: "Error", isPermanent });
  },
);

test.each([
  ["jörg@example.com", undefined],
  ["用户@例え.example", undefined],
  ["Ann@bücher.example", "Ann@xn--bcher-kva.example"],
  ["ann@example.com", "ann@example.com"],
])("answers to %s go by a header that every server carries, or by none", async (address, header) => {
  // Without SMTPUTF8 and 8BITMIME no byte above 127 may be in a header.
  const server = await untilTestEnds(startMailServer({ hideSMTPUTF8: true, hide8BITMIME: true }));
  await mailerTo(server.url).send({ ...aMail, replyTo: { name: "Jörg", address } }, "<a@example.com>");
  const [head = ""] = server.mails[0]?.raw.split("\r\n\r\n") ?? [];
  expect(head).toMatch(/^\p{ASCII}*$/u);
  expect(/^Reply-To: .* <(.*)>$/m.exec(head)?.[1]).toBe(header);
});

test.each([
  "=?utf-8?q?=41?=",
  "Ann =?iso-8859-1?B?QQ==?= Lee",
  "=?utf-8?q?=41?==?utf-8?q?=42?=",
  "=?x",
  "Jörg =?utf-8?q?=41?=",
  `${"=?utf-8?q?=41?= ".repeat(10)}end`,
])("a name like %j is read as it was typed, in each header", async (name) => {
  const server = await untilTestEnds(startMailServer());
  const mail = { ...aMail, subject: `Contact: ${name}`, replyTo: { name, address: "ann@example.com" } };
  await mailerTo(server.url).send(mail, "<a@example.com>");
  const { parsed } = server.mails[0] ?? {};
  expect(parsed?.subject).toBe(`Contact: ${name}`);
  expect(parsed?.replyTo?.value).toEqual([{ name, address: "ann@example.com" }]);
});

function mailerTo(url: string) {
  const { mail } = readEnv({ SMTP_URL: url, LEADS_TO: "sales@example.com" }, "/");
  if (mail === null) throw new Error("There is no mail");
  const mailer = createMailer(mail);
  onTestFinished(() => mailer.close());
  return mailer;
}
