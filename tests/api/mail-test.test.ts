import { expect, test } from "vitest";
import { startMailServer } from "../support/server/mail-server.ts";
import { runNode } from "../support/server/process.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

const command = "src/tools/mail-test.ts";

test("npm run mail:test sends one mail to those who are told of leads, and prints the answer", async () => {
  const server = await untilTestEnds(startMailServer());
  const env = { SMTP_URL: server.url, LEADS_TO: "sales@example.com,b@example.com" };
  const { code, stdout, stderr } = await runNode(command, { env });
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(
    /^The mail server took a mail to sales@example\.com, b@example\.com and answered: 250 .+\n$/,
  );
  expect(server.mails.map(({ to }) => to)).toEqual([["sales@example.com", "b@example.com"]]);
  expect(server.mails[0]?.parsed.subject).toBe("Test mail from the website of Corvanta");
});

test("an address that is refused is named", async () => {
  const server = await untilTestEnds(
    startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === "typo@example.com" ? new Error("Nobody here") : null),
    }),
  );
  const env = { SMTP_URL: server.url, LEADS_TO: "sales@example.com,typo@example.com" };
  const { code, stdout, stderr } = await runNode(command, { env });
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(
    /^The mail server 127\.0\.0\.1:\d+ refused the mail to typo@example\.com: 550 Nobody here\. The others have the mail\.\n$/,
  );
  expect(server.mails.map(({ to }) => to)).toEqual([["sales@example.com"]]);
});

test("what is wrong is said in one sentence, without the password", async () => {
  const server = await startMailServer();
  await server.stop();
  for (const [env, message] of [
    [{ SMTP_URL: "", LEADS_TO: "" }, /^SMTP_URL and LEADS_TO are not set, so no mail can be sent\.\n$/],
    [
      { SMTP_URL: server.url, LEADS_TO: "" },
      /^SMTP_URL is set, but LEADS_TO is not: set both, or neither\.\n$/,
    ],
    [
      { SMTP_URL: server.url.replace("//", "//ada:s3cret@"), LEADS_TO: "a@example.com" },
      /^The mail server 127\.0\.0\.1:\d+ could not be reached: [^\n]*ECONNREFUSED[^\n]*\n$/,
    ],
  ] as const) {
    const { code, stdout, stderr } = await runNode(command, { env });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain("s3cret");
  }
});
