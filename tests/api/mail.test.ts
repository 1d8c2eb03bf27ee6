import { readFileSync } from "node:fs";
import path from "node:path";
import tls from "node:tls";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { personForm } from "../../content/chat/person-form.ts";
import { formFields } from "../../content/form-fields.ts";
import { forms } from "../../content/forms.ts";
import { announcementMail } from "../../src/server/outbox/announcement-mail.ts";
import { companyMail } from "../../src/server/outbox/company-mail.ts";
import { textOf } from "../../src/server/outbox/letter.ts";
import { createMailer, type Mail } from "../../src/server/outbox/mailer.ts";
import { visitorMail } from "../../src/server/outbox/visitor-mail.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import { hasOpenssl, makeCertificate } from "../support/server/certificate.ts";
import { startMailServer } from "../support/server/mail-server.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const siteUrl = "https://www.example.test";
const answers = { siteUrl, bookingUrl: null, answerWithin: null };
const lead = storedRequest({
  id: "0b1c",
  formId: "partnership",
  formName: "Partnership Form",
  fields: {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    phone: "",
    company: "Engines & Sons",
    interest: "AI Automations",
    message: "First line\r\nsecond <b>line</b>",
  },
  page: "/",
  source: {
    landing: "/blogs",
    referrer: "www.google.com",
    utm: { source: "google", medium: "cpc", campaign: "Spring", term: null, content: null },
    clickId: "gclid-1",
  },
  createdAt: "2026-05-01T15:30:00.000Z",
});

describe("the mail to the company", () => {
  test("has every field, the page, the source and a link, as text and as HTML", async () => {
    const { parsed, to, raw } = await received(
      companyMail(lead, null, ["sales@example.com", "b@example.com"], siteUrl),
    );
    expect(to).toEqual(["sales@example.com", "b@example.com"]);
    expect(parsed.from?.text).toBe('"Corvanta" <info@corvanta.example>');
    expect(parsed.subject).toBe("Partnership Form: Ada Lovelace, Engines & Sons");
    expect(parsed.replyTo?.value).toEqual([{ name: "Ada Lovelace", address: "ada@example.com" }]);
    expect(parsed.messageId).toBe("<an-id@example.com>");
    expect(raw).toContain("Auto-Submitted: auto-generated");
    expect(parsed.text).toBe(
      readFileSync(path.resolve(import.meta.dirname, "../support/inputs/company-mail.txt"), "utf8"),
    );
    const html = String(parsed.html);
    expect(html).toContain("second &lt;b&gt;line&lt;/b&gt;");
    expect(html).toContain('href="https://www.example.test/admin/dashboard?tab=leads&amp;lead=0b1c"');
    for (const text of ["Engines &amp; Sons", "not given", "gclid-1", "/blogs"]) expect(html).toContain(text);
    expect(html).toContain("max-width:600px");
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).not.toMatch(/<table|<img|<script|<link/);
  });

  test.each([
    [{ name: "Ada", email: "a@example.com" }, "A Form: Ada"],
    [{ company: "Engines" }, "A Form: Engines"],
    [{ firstName: "", lastName: "", company: "" }, "A Form"],
    [{ firstName: "Ada", lastName: "" }, "A Form: Ada"],
  ])("leaves out of its subject what is missing: %j", (fields, subject) => {
    expect(companyMail(storedRequest({ fields }), null, ["b@example.com"], siteUrl).subject).toBe(subject);
  });

  test("names the plan of an enrollment, and says what is not known", () => {
    const fields = {
      name: "Ada",
      email: "a@example.com",
      plan: "students",
      agreementVersion: "May 29, 2025",
    };
    const enrollment = storedRequest({ kind: "enrollment", formName: "Enrollment request", fields });
    const facts = companyMail(enrollment, null, ["b@example.com"], siteUrl).letter.blocks.flatMap((block) =>
      block.kind === "facts" ? block.facts : [],
    );
    expect(facts).toContainEqual({
      label: "Plan",
      text: "Students / Graduates / Unemployed Juniors ($799)",
    });
    expect(facts).toContainEqual({ label: "Page with the form", text: "not known" });
  });
});

test("the mail to the company names the date that a request is for", () => {
  const { letter } = companyMail(lead, storedCohort(), ["b@example.com"], siteUrl);
  expect(textOf(letter)).toContain("Starts: Tuesday, October 6, 2026 at 7:45 PM CDT");
});

describe("the mail about a date", () => {
  const cohort = storedCohort({ revision: 2 });
  const now = new Date("2026-05-01T12:00:00.000Z");
  const ask = { ...lead, formId: "no-code-waitlist" };

  test("tells a waitlist when it is, with a file for the calendar", async () => {
    const { parsed, to } = await received(announcementMail(ask, cohort, siteUrl, now));
    expect(to).toEqual(["ada@example.com"]);
    expect(parsed.subject).toBe("No Code Agentic AI Course: Oct 6th");
    expect(parsed.text).toContain("You asked us to tell you when the next date is set, and now it is.");
    expect(parsed.text).toContain("Classes: Mon-Thu 7:45pm-9:15pm CDT");
    expect(parsed.text).toContain("https://www.example.test/training/no-code-agentic-ai");
    expect(parsed.attachments.map(({ filename }) => filename)).toEqual(["course.ics"]);
  });

  test("tells who takes part that it was moved; the file replaces the one of before", async () => {
    const moved = announcementMail({ ...lead, cohort: cohort.id }, cohort, siteUrl, now);
    const { parsed } = await received(moved);
    expect(parsed.subject).toBe("Moved to Oct 6th: No Code Agentic AI Course");
    expect(parsed.text).toContain("The date that you registered for has been moved.");
    const lines = parsed.attachments[0]?.content.toString().split("\r\n");
    expect(lines).toContain("SEQUENCE:2");
    expect(lines).toContain(`UID:${cohort.id}@corvanta.example`);
  });
});

describe("the mail to the visitor", () => {
  test("greets, says which form was sent, what was chosen, what comes next and how to reach the company", async () => {
    const { parsed, to, raw } = await received(visitorMail(lead, null, answers));
    expect(to).toEqual(["ada@example.com"]);
    expect(parsed.subject).toBe("Corvanta: Thank you. Your request has arrived.");
    expect(parsed.replyTo?.value).toEqual([{ name: "Corvanta", address: "info@corvanta.example" }]);
    expect(raw).toContain("Auto-Submitted: auto-replied");
    for (const text of [
      "Hello Ada,",
      "You sent us a partnership request on corvanta.example.",
      "What would you like to work on?: AI Automations",
      "Somebody from our team will read it and write back to your email address.",
      "If it is urgent, please call us.",
      "(972) 555-0142",
      "1200 Example Parkway",
    ])
      expect(parsed.text).toContain(text);
    expect(parsed.text).not.toContain("dashboard");
    expect(String(parsed.html)).toContain("Hello Ada,");
    expect(parsed.attachments).toEqual([]);
  });

  test("repeats nothing that was typed but a plain name, in any form", async () => {
    const typed = "Win $5000 at www.spam.example";
    const allForms = [
      ...Object.entries(forms).map(([key, { id }]) => ({ key, id })),
      { key: "chat", id: "chat" },
    ];
    for (const { key, id } of allForms) {
      const { fields } = key === "chat" ? personForm : formFields[key as keyof typeof formFields];
      const free = fields.filter(({ kind }) => kind !== "select").map(({ name }) => [name, typed]);
      const request = { formId: id, fields: { ...Object.fromEntries(free), email: "ada@example.com" } };
      const { parsed } = await received(visitorMail(storedRequest(request), null, answers));
      for (const part of [parsed.subject, parsed.text, parsed.html, parsed.headerLines.join()])
        expect(String(part)).not.toContain("spam.example");
      expect(parsed.text).toContain("Hello,");
      expect(parsed.subject).toMatch(/^Corvanta: /);
    }
  });

  test("of an enrollment names plan, price with the code and agreement, which the site itself wrote", () => {
    const fields = {
      name: "Ada",
      email: "ada@example.com",
      promotionCode: "SPRING",
      plan: "students",
      priceWithCode: "$699",
      agreementVersion: "May 29, 2025",
    };
    const request = storedRequest({ kind: "enrollment", formId: "enrollment", fields });
    const text = textOf(visitorMail(request, null, answers).letter);
    expect(text).toContain("Hello Ada,");
    for (const words of ["Plan: Students", "SPRING", "$699", "May 29, 2025"]) expect(text).toContain(words);
  });

  test("has a way to book a call, where there is one", async () => {
    const { parsed } = await received(
      visitorMail(lead, null, { ...answers, bookingUrl: "https://cal.example.com/call" }),
    );
    expect(parsed.text).toContain("Book a time for a call:\nhttps://cal.example.com/call");
    expect(String(parsed.html)).toContain('href="https://cal.example.com/call"');
  });

  test("says once when the company answers", () => {
    const { letter } = visitorMail(lead, null, { ...answers, answerWithin: "one business day" });
    expect(JSON.stringify(letter)).toContain("We answer within one business day.");
    expect(JSON.stringify(letter)).not.toContain("as soon as one of us has read it");
  });

  test("of the webinar brings its date, and a file for the calendar", async () => {
    const webinar = { ...lead, formId: "no-code-webinar", formName: "No Code Agentic AI Course" };
    const cohort = storedCohort({
      id: "0b8fd9d1-6c1f-4f2f-9c57-3c9f5f9d8f10",
      course: "webinar",
      startsOn: "2026-09-28",
      endsOn: "2026-09-28",
      days: ["mon"],
      time: "12:00",
    });
    const { parsed } = await received(visitorMail(webinar, cohort, answers));
    expect(parsed.subject).toBe("Corvanta: Thank you. Your place is reserved.");
    expect(parsed.text).toContain("When: Monday, September 28, 2026 at 12:00 PM CDT");
    const [file] = parsed.attachments;
    expect([file?.filename, file?.contentType]).toEqual(["webinar.ics", "text/calendar"]);
    const lines = file?.content.toString().split("\r\n") ?? [];
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
    expect(lines).toContain("DTSTART;TZID=America/Chicago:20260928T120000");
    expect(lines).toContain("UID:0b8fd9d1-6c1f-4f2f-9c57-3c9f5f9d8f10@corvanta.example");
    expect(lines).toContain("DTSTAMP:20260501T100000Z");
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  test("of an enrollment says that nothing was paid", () => {
    const { letter, replyTo } = visitorMail(
      { ...lead, kind: "enrollment", formId: "enrollment" },
      null,
      answers,
    );
    expect(textOf(letter)).toContain("No payment was taken.");
    expect(replyTo?.address).toBe("trainings@corvanta.example");
  });

  test("has one recipient, whatever is in the field", async () => {
    const fields = { email: "a@example.com, b@example.com" };
    const { to } = await received(visitorMail(storedRequest({ fields }), null, answers)).catch(() => ({
      to: [],
    }));
    expect(to.length).toBeLessThan(2);
    expect(to).not.toContain("b@example.com");
  });
});

describe("what visitors type stays what it is", () => {
  test.each([
    ["line breaks", "Ada\r\nBcc: all@example.com\r\n\r\n<p>Hi", "Ada Bcc: all@example.com <p>Hi"],
    ["other line breaks", "Ada\u2028Bcc: x@example.com\u0085\u0000", "Ada Bcc: x@example.com"],
    ["right to left", "عمر خیام", "عمر خیام"],
    ["a turned line", "Ada\u202emoc.elpmaxe", "Adamoc.elpmaxe"],
    ["emoji", "Zoë 👩🏽‍💻🚀", "Zoë 👩🏽‍💻🚀"],
    ["half an emoji", "Ada \ud83d", "Ada \ufffd"],
    [
      "signs of an address",
      'Ada "X" <evil@example.com>, b@example.com;',
      'Ada "X" <evil@example.com>, b@example.com;',
    ],
    ["200 letters", "Ж".repeat(200), "Ж".repeat(200)],
  ])("%s in a name and a company", async (_what, typed, shown) => {
    const fields = { name: typed, company: typed, email: "ada@example.com" };
    const mail = companyMail(storedRequest({ fields }), null, ["sales@example.com"], siteUrl);
    const { parsed, to, raw } = await received(mail);
    expect(to).toEqual(["sales@example.com"]);
    expect(parsed.subject).toBe(`A Form: ${shown}, ${shown}`);
    expect(parsed.replyTo?.value).toEqual([{ name: shown, address: "ada@example.com" }]);
    expect(parsed.bcc).toBeUndefined();
    expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
    expect(raw.split("\r\n").every((line) => line.length < 999)).toBe(true);
  });

  test("4,000 characters, markup and lines that begin with a dot", async () => {
    const message =
      `.\n..\nFrom here\n${"<script>alert('1')</script> & ".repeat(130)}\n${"漢".repeat(90)}`.slice(0, 4_000);
    const { parsed } = await received(
      companyMail(storedRequest({ fields: { message } }), null, ["sales@example.com"], siteUrl),
    );
    expect(parsed.text).toContain(message);
    expect(parsed.html).not.toContain("<script");
    expect(
      String(parsed.html).replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
    ).toContain(message);
  });

  test.each([
    ["o'brien+x@example.com", "o'brien+x@example.com"],
    ['"ada lovelace"@example.com', '"ada lovelace"@example.com'],
    ["ada@bücher.example", "ada@xn--bcher-kva.example"],
    ["ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"],
    ["mailto:ada@example.com", "ada@example.com"],
    ["Ada Lovelace <ada@example.com>", "ada@example.com"],
    ["\u202aada@example.com\u200b", "ada@example.com"],
  ])("a reply goes to %s", async (email, address) => {
    const fields = { name: "Ada", email };
    const { raw } = await received(
      companyMail(storedRequest({ fields }), null, ["sales@example.com"], siteUrl),
    );
    expect(/^Reply-To: Ada <(.*)>\r$/m.exec(raw)?.[1]).toBe(address);
  });

  test("what was typed is told as it was typed, without the signs that turn a line around", () => {
    const fields = { email: "Ada <ada@example.com>", phone: "tel:\u202e0142 555 972\u202c" };
    const { letter } = companyMail(storedRequest({ fields }), null, ["sales@example.com"], siteUrl);
    expect(textOf(letter)).toContain("email: Ada <ada@example.com>\nphone: tel:0142 555 972\n");
  });

  // As the server shows them: it reads the domain's other spelling.
  test.each(["o'brien+x@example.com", "ada@bücher.example"])("a confirmation goes to %s", async (email) => {
    const request = storedRequest({ fields: { name: "You have won", email } });
    const { to, parsed } = await received(visitorMail(request, null, answers));
    expect(to).toEqual([email]);
    // Whoever sent the form may have named somebody else: what they typed is no name of a receiver.
    expect([parsed.to].flat()[0]?.value).toMatchObject([{ name: "" }]);
  });
});

describe("a mail that is not taken says why, without the password", () => {
  const tries: [string, SMTPServerOptions & { refuse?: () => Error }, string, RegExp][] = [
    [
      "a refused login",
      {
        disabledCommands: ["STARTTLS"],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(new Error("Wrong: s3cret")),
      },
      "smtp://ada:s3cret@127.0.0.1",
      /^The mail server 127\.0\.0\.1:\d+ refused the user name or the password: .*535 Wrong: \*\*\*$/,
    ],
    [
      "a login that is refused for a certificate, and repeated",
      {
        disabledCommands: ["STARTTLS"],
        allowInsecureAuth: true,
        authMethods: ["PLAIN"],
        onAuth: (_auth, _session, done) =>
          done(new Error(`No client certificate: ${Buffer.from("\0ada\0s3cret").toString("base64")}`)),
      },
      "smtp://ada:s3cret@127.0.0.1",
      /refused the user name or the password: .*535 No client certificate: \*\*\*$/,
    ],
    [
      "a refused mail",
      { refuse: () => Object.assign(new Error("No room"), { responseCode: 452 }) },
      "smtp://127.0.0.1",
      /refused the mail: .*452 No room$/,
    ],
    [
      "a refused recipient",
      { onRcptTo: (_address, _session, done) => done(new Error("Nobody here")) },
      "smtp://127.0.0.1",
      /^The mail server 127\.0\.0\.1:\d+ refused the mail to sales@example\.com: 550 Nobody here$/,
    ],
    [
      "a certificate that nobody trusts, where TLS is offered",
      { disabledCommands: ["AUTH"] },
      "smtp://127.0.0.1",
      /^The certificate of the mail server 127\.0\.0\.1:\d+ is not trusted, so nothing was sent: /,
    ],
    [
      "a certificate that nobody trusts, from the first byte",
      { secure: true },
      "smtps://127.0.0.1",
      /^The certificate of the mail server 127\.0\.0\.1:\d+ is not trusted, so nothing was sent: /,
    ],
  ];
  test.each(tries)("%s", async (_what, options, url, message) => {
    const server = await untilTestEnds(startMailServer(options));
    await expect(sendTo(`${url}:${server.port}`)).rejects.toThrow(message);
    expect(server.mails).toEqual([]);
  });

  test("no TLS where it must be", async () => {
    const server = await untilTestEnds(startMailServer());
    const { mail } = settings(server.url);
    if (mail === null) throw new Error("There is no mail");
    const mailer = createMailer({ ...mail, server: { ...mail.server, requireTLS: true } });
    onTestFinished(() => mailer.close());
    await expect(mailer.send(aMail, "<a@example.com>")).rejects.toThrow("offers no TLS, so nothing was sent");
    expect(server.mails).toEqual([]);
  });

  test("nobody there", async () => {
    const server = await startMailServer();
    await server.stop();
    await expect(sendTo(server.url)).rejects.toThrow(/could not be reached: .*ECONNREFUSED/);
  });
});

describe.skipIf(!hasOpenssl())("a server that is trusted", () => {
  const trusted = tls.getCACertificates("default");
  let certificate: { cert: string; key: string };
  beforeEach(async () => {
    certificate = await makeCertificate(await temporaryFolder());
    tls.setDefaultCACertificates([...trusted, certificate.cert]);
  });
  afterEach(() => tls.setDefaultCACertificates(trusted));

  test.each([
    ["smtps", true],
    ["smtp", false],
  ])("gets mail by %s, with a login", async (protocol, secure) => {
    const logins: unknown[] = [];
    const server = await untilTestEnds(
      startMailServer({
        ...certificate,
        secure,
        disabledCommands: [],
        onAuth({ username, password }, _session, done) {
          logins.push([username, password]);
          done(null, { user: username ?? "" });
        },
      }),
    );
    const answer = await sendTo(`${protocol}://ada%40example.com:p%2Fw@localhost:${server.port}`);
    expect(answer).toMatch(/^250 /);
    expect(logins).toEqual([["ada@example.com", "p/w"]]);
    expect(server.mails).toHaveLength(1);
  });
});

const aMail = companyMail(lead, null, ["sales@example.com"], siteUrl);

function settings(smtpUrl: string) {
  return readEnv({ SMTP_URL: smtpUrl, LEADS_TO: "sales@example.com" }, "/");
}

async function sendTo(smtpUrl: string, mail: Mail = aMail): Promise<string> {
  const mailSettings = settings(smtpUrl).mail;
  if (mailSettings === null) throw new Error("There is no mail");
  const mailer = createMailer(mailSettings);
  try {
    return await mailer.send(mail, "<an-id@example.com>");
  } finally {
    mailer.close();
  }
}

/** A mail as a server has it. */
async function received(mail: Mail) {
  const server = await startMailServer();
  await sendTo(server.url, mail);
  await server.stop();
  const [first] = server.mails;
  if (first === undefined) throw new Error("No mail came");
  return first;
}
