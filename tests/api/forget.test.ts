import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import * as fs from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { Router } from "express";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "../../src/server/backup/backup.ts";
import { openSiteStore, siteCollections } from "../../src/server/collections.ts";
import { openAdminSocket } from "../../src/server/http/admin-socket.ts";
import { forgetPerson } from "../../src/server/people/forget-person.ts";
import { peopleRouter } from "../../src/server/people/people-router.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { startApp } from "../support/server/app.ts";
import { runNode } from "../support/server/process.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const at = "2026-05-01T10:00:00.000Z";
const delivery = {
  channel: "mail",
  state: "sent",
  attempts: 1,
  lastError: null,
  at,
  since: at,
  dueAt: null,
} as const;

const ofAnn: StoredRequest[] = [
  storedRequest({
    fields: { name: "Ann Secret", email: "Ann@Example.com" },
    deliveries: [delivery, delivery],
  }),
  storedRequest({ fields: { name: "Ann Secret", email: "ann@example.com" }, deletedAt: at }),
  storedRequest({ fields: { name: "Ann Secret", email: "ANN@EXAMPLE.COM" }, state: "suspected" }),
  storedRequest({ kind: "enrollment", fields: { name: "Ann Secret", email: "ann@example.com" } }),
];
const ofBob = storedRequest({
  fields: { name: "Bob", email: "joann@example.com", message: "x".repeat(2_000) },
});
/** Of somebody who names Ann. */
const ofCarl = storedRequest({
  fields: { name: "Carl", email: "carl@example.com", message: "Please write to Ann@Example.com as well." },
  notes: [{ text: "Both of them: ann@example.com", at }],
  deliveries: [{ ...delivery, state: "failed", lastError: "550 ann@example.com is unknown" }],
});
const ofCarlAfter: StoredRequest = {
  ...ofCarl,
  fields: { ...ofCarl.fields, message: "Please write to [removed] as well." },
  notes: [{ text: "Both of them: [removed]", at }],
  deliveries: [{ ...delivery, state: "failed", lastError: "550 [removed] is unknown" }],
};
const counts = { leads: 3, enrollments: 1, deliveries: 2, questions: 0, subscriptions: 0 };

test.each([undefined, 300])(
  "everything of a person goes, files of %s bytes included",
  async (maxWholeBytes) => {
    const app = await untilTestEnds(startApp({}, { ...(maxWholeBytes && { maxWholeBytes }) }));
    for (const request of [ofBob, ofCarl, ...ofAnn])
      await app.store.requests.update((all) => [...all, request]);
    await fs.mkdir(path.join(app.dataDir, "backups"));
    // Nobody looks into them: a backup that is elsewhere may hold the person as well.
    for (const day of [21, 22])
      await fs.writeFile(path.join(app.dataDir, `backups/daily-2026-11-${day}.json.gz`), gzipSync("{}"));
    expect(filesWith(app.dataDir, "Ann Secret").length).toBeGreaterThan(0);

    const answer = await app.ask("/api/people/aNN%40example.com", { method: "DELETE" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ removed: counts, backupsUntil: "2026-12-06" });
    expect(app.store.requests.read()).toEqual([ofBob, ofCarlAfter]);
    expect(filesWith(app.dataDir, "Ann Secret")).toEqual([]);
    expect(filesWith(app.dataDir, "ann@example.com", "joann@example.com")).toEqual([]);
    for (const name of ["Bob", "Carl"]) expect(filesWith(app.dataDir, name)).not.toEqual([]);

    // What came after it is kept beside the file, and read back.
    await app.store.requests.update((all) => [...all, storedRequest({ id: "later" })]);
    await app.store.close();
    const again = await openSiteStore(app.dataDir);
    expect(again.requests.read().map(({ id }) => id)).toEqual([ofBob.id, ofCarl.id, "later"]);
    await again.close();
  },
);

test("nothing of a person stays among the changes beside long files of questions and answers", async () => {
  const app = await untilTestEnds(startApp({}, { maxWholeBytes: 300 }));
  const { questions, answers } = app.store;
  const answer = (id: string, reply: string) => ({ id, questions: ["Who?"], reply, link: null });
  await questions.update(() => [{ text: "x".repeat(400), askedAt: at }]);
  await questions.update((all) => [...all, { text: "Is ann@example.com here?", askedAt: at }]);
  await answers.update(() => [answer(randomUUID(), "x".repeat(400))]);
  await answers.update((all) => [...all, answer(randomUUID(), "Ask ann@example.com.")]);
  expect(filesWith(app.dataDir, "ann@example.com").toSorted()).toEqual([
    "answers.changes.json",
    "questions.changes.json",
  ]);
  expect((await app.ask("/api/people/ann@example.com", { method: "DELETE" })).status).toBe(200);
  expect(filesWith(app.dataDir, "ann@example.com")).toEqual([]);
});

test("a disk that refuses says how far it came, and the next try removes the rest", async () => {
  const files = faultyFiles();
  const app = await untilTestEnds(startApp({}, { fileSystem: files, maxWholeBytes: 300 }));
  await app.store.requests.update(() => [ofBob, ...ofAnn]);
  const forget = () => app.ask("/api/people/ann@example.com", { method: "DELETE" });

  files.fail("writeFile", "ENOSPC");
  const refused = await forget();
  expect([refused.status, await refused.json()]).toEqual([
    507,
    { message: "There is no room left to save this. Nothing was changed." },
  ]);
  expect(app.store.requests.read()).toHaveLength(5);

  files.heal();
  // The first write takes the person out, and the second one fails.
  app.store.requests.onChange(() => files.fail("writeFile", "ENOSPC"));
  const halfway = await forget();
  expect([halfway.status, (await halfway.json()).message]).toEqual([
    503,
    "What this person sent is removed (leads 3, enrollments 1, deliveries 2, questions 0, subscriptions 0), but the latest changes to the files may hold it still. Please try again.",
  ]);
  files.heal();
  expect((await forget()).status).toBe(200);
  expect(filesWith(app.dataDir, "Ann Secret")).toEqual([]);
});

test.each([
  ["requests", "leads 3, enrollments 1, deliveries 2, questions 0, subscriptions 0"],
  ["questions", "leads 3, enrollments 1, deliveries 2, questions 1, subscriptions 0"],
] as const)("a disk that is full once the %s are written says what is removed", async (last, removed) => {
  const files = faultyFiles();
  const app = await untilTestEnds(startApp({}, { fileSystem: files }));
  await app.store.requests.update(() => ofAnn);
  await app.store.questions.update(() => [{ text: "Is ann@example.com here?", askedAt: at }]);
  await app.store.answers.update(() => [
    {
      id: "10000000-0000-4000-8000-000000000000",
      questions: ["Who?"],
      reply: "Write to ann@example.com.",
      link: null,
    },
  ]);
  const forget = () => app.ask("/api/people/ann@example.com", { method: "DELETE" });
  let isFull = true;
  app.store[last].onChange(() => {
    if (isFull) files.fail("writeFile", "ENOSPC");
  });
  const halfway = await forget();
  expect([halfway.status, (await halfway.json()).message]).toEqual([
    503,
    `What this person sent is removed (${removed}), but the chat's questions and answers may name the address still. Please try again.`,
  ]);
  isFull = false;
  files.heal();
  expect((await forget()).status).toBe(200);
  expect(filesWith(app.dataDir, "ann@example.com")).toEqual([]);
});

test("where the backups cannot be listed, what was removed is said", async () => {
  const app = await untilTestEnds(startApp());
  await app.store.requests.update(() => ofAnn);
  // No folder.
  await fs.writeFile(path.join(app.dataDir, "backups"), "");
  const answer = await app.ask("/api/people/ann@example.com", { method: "DELETE" });
  expect([answer.status, (await answer.json()).message]).toEqual([
    503,
    "What this person sent is removed (leads 3, enrollments 1, deliveries 2, questions 0, subscriptions 0), but the backups could not be listed to see how long they are kept. Please try again.",
  ]);
  expect(app.store.requests.read()).toEqual([]);
});

test("of somebody unknown nothing is removed", async () => {
  const app = await untilTestEnds(startApp());
  await app.store.requests.update(() => [ofBob]);
  const answer = await app.ask("/api/people/nobody@example.com", { method: "DELETE" });
  expect(await answer.json()).toEqual({
    removed: { leads: 0, enrollments: 0, deliveries: 0, questions: 0, subscriptions: 0 },
    backupsUntil: null,
  });
});

test.each(["ann", "@", "a@", "@example.com", "a@.", "%20", `${"x".repeat(320)}@example.com`])(
  "%s is nobody's address, and removes nothing",
  async (name) => {
    const app = await untilTestEnds(startApp());
    await app.store.requests.update(() => ofAnn);
    expect((await app.ask(`/api/people/${name}`, { method: "DELETE" })).status).toBe(400);
    expect(app.store.requests.read()).toHaveLength(4);
    expect((await app.ask(`/api/people/${name}`)).status).toBe(405);
  },
);

test("a name with a slash, a percent sign or quotes is one person's", async () => {
  const app = await untilTestEnds(startApp());
  for (const email of ['"a/b %"@example.com', "a/b@example.com", "a%40b@example.com"]) {
    await app.store.requests.update(() => [storedRequest({ fields: { email } })]);
    const answer = await app.ask(`/api/people/${encodeURIComponent(email)}`, { method: "DELETE" });
    expect(await answer.json(), email).toMatchObject({ removed: { leads: 1 } });
  }
});

test.each(["ann@example.com", "mailto:ann@example.com", "\uff41nn@example.com", "Ann <ann@example.com>."])(
  "asked for as %s, whoever typed the address in another way is removed, and found in backups",
  async (typed) => {
    const app = await untilTestEnds(startApp());
    const requests = ["mailto:Ann@example.com", "ann@example.com\u200b", "\uff41nn\uff20example.com"].map(
      (email) => storedRequest({ fields: { email } }),
    );
    await app.store.requests.update(() => requests);
    await fs.mkdir(path.join(app.dataDir, "backups"));
    await fs.writeFile(
      path.join(app.dataDir, "backups/daily-2026-11-21.json.gz"),
      gzipSync(JSON.stringify({ text: JSON.stringify(requests.slice(2)) })),
    );
    const answer = await app.ask(`/api/people/${encodeURIComponent(typed)}`, { method: "DELETE" });
    expect(await answer.json()).toMatchObject({ removed: { leads: 3 }, backupsUntil: "2026-12-05" });
    expect(app.store.requests.read()).toEqual([]);
  },
);

test("another site's page removes nobody", async () => {
  const app = await untilTestEnds(startApp());
  await app.store.requests.update(() => ofAnn);
  const headers = { Origin: "https://evil.test" };
  expect((await app.ask("/api/people/ann@example.com", { method: "DELETE", headers })).status).toBe(403);
  expect(app.store.requests.read()).toHaveLength(4);
});

test("the command removes a person while the site runs, and while it is stopped", async () => {
  const dataDir = await temporaryFolder();
  const folders = {
    dataDir,
    backupDir: path.join(dataDir, "backups"),
    backupDays: 14,
    databaseUrl: null,
    mail: null,
  };
  const store = await openSiteStore(dataDir);
  await store.requests.update(() => [ofBob, ...ofAnn]);
  const forgetHere = (email: string) => forgetPerson(store, folders, email);
  await openAdminSocket(dataDir, Router().use("/api", peopleRouter(forgetHere, [])));
  const forget = (email: string) => runTool(dataDir, email);

  expect(await forget("ann@example.com")).toEqual({
    code: 0,
    stdout:
      "Removed of ann@example.com: leads 3, enrollments 1, deliveries 2, questions 0, subscriptions 0.\nAll backups made before now may hold this person still: the site removes none of them.\nCopies on other machines, and files that were moved elsewhere, are yours to remove.\n",
    stderr: "",
  });
  expect(filesWith(dataDir, "Ann Secret")).toEqual([]);
  await store.requests.update((all) => [...all, ...ofAnn]);
  for (const part of ["ann", "a@.", "@example.com"])
    expect(await forget(part)).toEqual({
      code: 1,
      stdout: "",
      stderr: "Name the person by a whole address: npm run forget <email>\n",
    });
  expect(store.requests.read()).toHaveLength(5);
  const { mode } = await fs.stat(path.join(dataDir, "site.sock"));
  expect(mode & 0o777).toBe(0o600);
  // The folder is its owner's alone.
  expect((await fs.stat(dataDir)).mode & 0o077).toBe(0);
  expect(mode & 0o170000).toBe(0o140000);

  // As a killed process leaves it: the socket is there, and nobody answers.
  await store.close();
  await fs.rm(path.join(dataDir, "site.sock"));
  await fs.writeFile(path.join(dataDir, "site.sock"), "");
  expect(await forget("ann@example.com")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/leads 3/),
  });
  expect(filesWith(dataDir, "Ann Secret")).toEqual([]);
  expect(filesWith(dataDir, "Bob")).not.toEqual([]);
});

test("the command says so where a site that runs breaks its answer off", async () => {
  const dataDir = await temporaryFolder();
  const site = createServer((_req, res) => {
    res.writeHead(200, { "Content-Length": 100 }).write('{"removed":');
    setTimeout(() => res.destroy(), 100);
  });
  site.listen(path.join(dataDir, "site.sock"));
  onTestFinished(() => void site.close());
  await once(site, "listening");
  expect(await runTool(dataDir, "ann@example.com")).toEqual({
    code: 1,
    stdout: "",
    stderr: `The site that has ${dataDir} open did not answer, or broke off. Run this again, or stop the site first.\n`,
  });
});

test("a damaged file that was moved away is left, since others may be in it alone", async () => {
  const app = await untilTestEnds(startApp());
  await app.store.requests.update(() => ofAnn);
  const damaged = path.join(app.dataDir, "requests.changes.json.damaged");
  await fs.writeFile(damaged, JSON.stringify([ofBob, ...ofAnn]).slice(0, -9));
  const answer = await app.ask("/api/people/ann@example.com", { method: "DELETE" });
  expect(await answer.json()).toEqual({ removed: counts, backupsUntil: null });
  expect(filesWith(app.dataDir, "Ann Secret")).toEqual(["requests.changes.json.damaged"]);
  expect(await fs.readFile(damaged, "utf8")).toContain("joann@example.com");
});

test("what a restore that was broken off, and an older release, have left is gone before a person is forgotten", async () => {
  const dataDir = await temporaryFolder();
  const store = await openSiteStore(dataDir);
  await store.requests.update(() => ofAnn);
  await store.close();
  const restoring = path.join(dataDir, "restoring-2026-11-22T101010Z");
  await fs.mkdir(restoring);
  for (const copy of [path.join(restoring, "requests.json"), path.join(dataDir, "requests.json.bak-2")])
    await fs.copyFile(path.join(dataDir, "requests.json"), copy);
  expect(await runTool(dataDir, "ann@example.com")).toMatchObject({ code: 0 });
  expect(await fs.readdir(dataDir)).not.toContain(path.basename(restoring));
  expect(filesWith(dataDir, "Ann Secret")).toEqual([]);
});

test("the command says in words that the backups cannot be listed, after what was removed", async () => {
  const dataDir = await temporaryFolder();
  const site = createServer((_req, res) => {
    res.end(JSON.stringify({ removed: counts, backupsUntil: null }));
  });
  site.listen(path.join(dataDir, "site.sock"));
  onTestFinished(() => void site.close());
  await once(site, "listening");
  // No folder.
  await fs.writeFile(path.join(dataDir, "backups"), "");
  expect(await runTool(dataDir, "ann@example.com")).toEqual({
    code: 1,
    stdout:
      "Removed of ann@example.com: leads 3, enrollments 1, deliveries 2, questions 0, subscriptions 0.\n",
    stderr:
      "The backups could not be listed to see how long they are kept (ENOTDIR). Mend that, and run this again.\n",
  });
});

test("the command says that every backup may hold the person, and names those that the site does not remove", async () => {
  const dataDir = await temporaryFolder();
  const store = await openSiteStore(dataDir);
  await store.requests.update(() => ofAnn);
  await store.close();
  const backups = path.join(dataDir, "backups");
  const byHand = await backUp(dataDir, siteCollections(), backups, new Date("2026-11-21"));
  await fs.writeFile(path.join(backups, "daily-2026-11-20.json.gz"), gzipSync("{}"));
  const kept = path.join(dataDir, "before-restore-2026-11-20T101010Z");
  await fs.mkdir(kept);
  expect(await runTool(dataDir, "ann@example.com")).toEqual({
    code: 0,
    stderr: "",
    stdout: `Removed of ann@example.com: leads 3, enrollments 1, deliveries 2, questions 0, subscriptions 0.
All backups made before now may hold this person still: the last of those that the site removes goes on 2026-12-04.
Copies on other machines, and files that were moved elsewhere, are yours to remove.
So are these, which may hold this person too:
  ${byHand}
  ${kept}
`,
  });
});

function runTool(dataDir: string, email: string) {
  return runNode("src/tools/forget.ts", {
    env: { DATA_DIR: dataDir },
    args: [email],
  });
}

/** The files of a folder, backups aside, that have a text in them in whatever letter case, but for `other` in it. */
function filesWith(folder: string, text: string, other?: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => {
      const content = readFileSync(path.join(folder, name), "utf8").toLowerCase();
      return (other === undefined ? content : content.replaceAll(other, "")).includes(text.toLowerCase());
    });
}
