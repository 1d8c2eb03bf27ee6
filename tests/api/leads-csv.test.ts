import { expect, test } from "vitest";
import { forms } from "../../content/forms.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const enrollment = storedRequest({
  id: "pat",
  kind: "enrollment",
  formName: "Enrollment request",
  fields: { name: "Pat Enroll", email: "pat@example.com", plan: "students" },
});

test("the file is one that a spreadsheet opens as UTF-8", async () => {
  const answer = await (await appWith([])).ask("/api/leads.csv");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe("attachment; filename=leads.csv");
  expect([...new Uint8Array(await answer.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
});

test("leads and enrollments have the same columns, one a field", async () => {
  const text = await csvOf([
    storedRequest({
      id: "ada",
      nextStep: { text: "Send the offer", on: "2026-05-10" },
      formName: "For Talents Form",
      fields: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "", message: "Hi" },
      page: "/training",
      source: {
        landing: "/blogs",
        referrer: "news.example",
        utm: { source: "mail", medium: "email", campaign: "fall", term: null, content: "top" },
        clickId: "g1",
      },
      state: "won",
      handledAt: "2026-05-03T10:00:00.000Z",
      notes: [
        { text: "Called", at: "2026-05-02T10:00:00.000Z" },
        { text: "Signed", at: "2026-05-03T10:00:00.000Z" },
      ],
      createdAt: "2026-05-02T09:00:00.000Z",
    }),
    enrollment,
  ]);
  expect(text.split("\r\n")).toEqual([
    '"received","kind","form","formName","state","handled","name","email","phone","date","firstName","lastName","message","plan","payment","paid","paid_at","payment_reference","to_do","page","landing","referrer","utm_source","utm_medium","utm_campaign","utm_term","utm_content","click_id","notes","next_step","next_step_on","id","address","cohort"',
    '"2026-05-02 04:00","lead","Company looking for specialists","For Talents Form","won","2026-05-03 05:00","Ada Lovelace","ada@example.com","","","Ada","Lovelace","Hi","","","","","","","/training","/blogs","news.example","mail","email","fall","","top","g1","2026-05-02 05:00: Called\n2026-05-03 05:00: Signed","Send the offer","2026-05-10","ada","https://www.example.test/admin/dashboard?tab=leads&lead=ada",""',
    '"2026-05-01 05:00","enrollment","Enrollment request","Enrollment request","new","","Pat Enroll","pat@example.com","","","","","","students","","","","","","","","","","","","","","","","","","pat","https://www.example.test/admin/dashboard?tab=leads&lead=pat",""',
    "",
  ]);
});

test("the file says which date a lead is for, and has those of one date alone", async () => {
  const app = await appWith([enrollment]);
  const [noCode] = app.store.cohorts.read().cohorts;
  const cohort = noCode?.id ?? "";
  await app.store.requests.update((all) => [
    ...all,
    { ...enrollment, id: "other", cohort, fields: { name: "Ada" } },
    { ...enrollment, id: "deleted", cohort: "gone", fields: { name: "Bob", plan: "students" } },
  ]);
  const rows = async (query: string) =>
    (await (await app.ask(`/api/leads.csv${query}`)).text()).split("\r\n").slice(1, -1);
  const of = await rows(`?cohort=${cohort}`);
  expect(of).toHaveLength(1);
  expect(of[0]).toContain(`"${noCode?.startsOn} 19:45 America/Chicago"`);
  expect(of[0]?.endsWith(`,"${cohort}"`)).toBe(true);
  const [gone] = await rows("?cohort=gone");
  expect(gone).toContain('"Bob","","","","students"');
  expect(await rows("")).toHaveLength(3);
});

test("the chosen ones alone are in the file, in the list's order, deleted ones too", async () => {
  const app = await appWith([
    storedRequest({ id: "1", createdAt: "2026-05-01T10:00:00.000Z" }),
    storedRequest({ id: "2", createdAt: "2026-05-02T10:00:00.000Z" }),
    storedRequest({ id: "3", createdAt: "2026-05-03T10:00:00.000Z" }),
    storedRequest({ id: "4", deletedAt: new Date().toISOString() }),
  ]);
  const answer = await app.ask("/api/leads.csv", { body: { ids: ["1", "3", "4", "gone"] } });
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const rows = (await answer.text()).split("\r\n").slice(1, -1);
  expect(rows.map((row) => /lead=(\w+)/.exec(row)?.[1])).toEqual(["3", "1", "4"]);
  for (const body of [{}, { ids: [] }, { ids: [1] }, { ids: ["1"], state: "won" }])
    expect((await app.ask("/api/leads.csv", { body })).status).toBe(400);
});

test("the file has what is due today and before, the longest due first, where the screen shows it", async () => {
  const planned = (id: string, on: string) => storedRequest({ id, nextStep: { text: `Call ${id}`, on } });
  const now = new Date("2026-05-10T03:00:00Z");
  const app = await untilTestEnds(startApp({ clock: { now: () => now } }));
  await app.store.requests.update(() => [
    planned("today", "2026-05-09"),
    planned("tomorrow", "2026-05-10"),
    planned("late", "2026-04-01"),
    storedRequest({ id: "none" }),
  ]);
  const text = await (await app.ask("/api/leads.csv?state=due")).text();
  // In Chicago it is still the 9th.
  expect(text.match(/"Call \w+"/g)).toEqual(['"Call late"', '"Call today"']);
});

test("a field that is called like a column of the list keeps its own", async () => {
  const [header, row] = (await csvOf([storedRequest({ fields: { state: "Texas", page: "7" } })])).split(
    "\r\n",
  );
  const cells = new Map(cellsOf(header).map((name, index) => [`${name} ${index}`, cellsOf(row)[index]]));
  expect([...cells.values()]).toEqual(expect.arrayContaining(["Texas", "7", "new"]));
});

test.each([
  '=HYPERLINK("http://evil.test")',
  "+1+1",
  "+A1",
  "-1 972 555 0100",
  "-1+1",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  "  =1+1",
  "|calc",
  "%0A",
  "\uff1d1+1",
])("%j is no formula, whichever field it stands in", async (hostile) => {
  const text = await csvOf([
    storedRequest({
      fields: { name: hostile, email: hostile, message: hostile },
      page: hostile,
      source: {
        landing: hostile,
        referrer: hostile,
        utm: { source: hostile, medium: hostile, campaign: hostile, term: hostile, content: hostile },
        clickId: hostile,
      },
    }),
  ]);
  expect(text.split(`"'${hostile.replaceAll('"', '""')}"`)).toHaveLength(13);
});

test.each([
  ["Hi;=1+1", "Hi;'=1+1"],
  ["Hi; =cmd|' /C calc'!A0;", "Hi; '=cmd|' /C calc'!A0;"],
  ['Hi;"=1+1', `Hi;""'=1+1`],
  ["Hi;-2+3+cmd|' /C calc'!A0;", "Hi;'-2+3+cmd|' /C calc'!A0;"],
  ["Hi\n+HYPERLINK(A1)", "Hi\n'+HYPERLINK(A1)"],
  ["Hi\n\n@SUM(A1)", "Hi\n\n'@SUM(A1)"],
  ["=1+1;=1+2", "'=1+1;'=1+2"],
  [
    "Hi;)\n- first (of two)\n- second; +1 972 555 0142\n-- \nAda",
    "Hi;)\n- first (of two)\n- second; +1 972 555 0142\n-- \nAda",
  ],
])("%j is no formula in an Excel that parts cells at semicolons", async (message, cell) => {
  const text = await csvOf([storedRequest({ fields: { name: "Ada", message } })]);
  expect(text).toContain(`"${cell}"`);
});

test.each([
  ["+1 (972) 555-0100", "+1 972 555 0100"],
  ["+1-972-555-0100", "+1 972 555 0100"],
  ["+49 30/901.820", "+49 30 901 820"],
  ["+49 (0)30 123", "+49 30 123"],
  ["+49(0)30-123", "+49 30 123"],
  ["+19725550100", "+19725550100"],
  ["(972) 555-0100", "(972) 555-0100"],
  ["\u202a+1 (972) 555\u20110100\u202c", "+1 972 555 0100"],
  ["tel:+1-972-555-0100", "+1 972 555 0100"],
  ["\uff0b1\u00a0972 555 0100", "+1 972 555 0100"],
])("the phone number %s is no formula, and %s", async (phone, written) => {
  expect(await csvOf([storedRequest({ fields: { phone } })])).toContain(`,"${written}",`);
});

test("what looks like a phone number elsewhere is text as it was typed", async () => {
  expect(await csvOf([storedRequest({ fields: { message: "+1-972" } })])).toContain(`,"'+1-972",`);
});

test.each([
  ["a right-to-left name", "محمد بن سلمان"],
  ["marks that turn the direction", "\u202eevil\u202c \u200fאבג\u200e"],
  ["emoji", "👩‍👩‍👧‍👦 🇺🇸 👍🏽"],
  ["4,000 characters", "ß😀".repeat(1_333)],
  ["line breaks", 'Says "hi",\r\nand\nmore;\tand, so on'],
])("%s goes out as it was typed", async (_what, typed) => {
  const text = await csvOf([storedRequest({ fields: { name: typed, message: typed } })]);
  expect(text.split(`"${typed.replaceAll('"', '""')}"`)).toHaveLength(3);
});

test("the file has what the screen shows, and no more", async () => {
  const requests = [
    storedRequest({ id: "a", fields: { name: "Jörg", message: "Köln" }, formName: forms.client.name }),
    storedRequest({ id: "b", fields: { name: "Ann" }, state: "won", notes: [{ text: "Jorg too", at: day }] }),
    storedRequest({ id: "c", fields: { name: "Bot" }, state: "suspected" }),
    storedRequest({ id: "d", fields: { name: "Gone" }, deletedAt: new Date().toISOString() }),
    enrollment,
  ];
  const app = await appWith(requests);
  const namesOf = async (search: string) => {
    const text = await (await app.ask(`/api/leads.csv${search}`)).text();
    const rows = text.trim().split("\r\n").slice(1);
    return rows.map((row) => cellsOf(row)[6]);
  };
  expect(await namesOf("")).toEqual(["Jörg", "Ann", "Pat Enroll"]);
  expect(await namesOf("?query=JORG")).toEqual(["Jörg", "Ann"]);
  expect(await namesOf("?query=jorg+k%C3%B6ln")).toEqual(["Jörg"]);
  expect(await namesOf("?query=looking+for+specialists")).toEqual(["Jörg"]);
  expect(await namesOf("?form=Enrollment+request")).toEqual(["Pat Enroll"]);
  expect(await namesOf("?state=won&query=ann")).toEqual(["Ann"]);
  expect(await namesOf("?state=suspected")).toEqual(["Bot"]);
  expect(await namesOf("?state=deleted")).toEqual(["Gone"]);
  expect(await namesOf("?state=no-such-state&form=&query=")).toEqual(["Jörg", "Ann", "Pat Enroll"]);
  expect(await namesOf("?form=constructor")).toEqual([]);
});

const day = "2026-05-03T10:00:00.000Z";

/** The cells of a row without quotes, commas and line breaks in them. */
function cellsOf(row = ""): string[] {
  return row.slice(1, -1).split('","');
}

async function csvOf(requests: StoredRequest[]): Promise<string> {
  return (await (await appWith(requests)).ask("/api/leads.csv")).text();
}

async function appWith(requests: StoredRequest[]) {
  const app = await untilTestEnds(startApp());
  await app.store.requests.update(() => requests);
  return app;
}
