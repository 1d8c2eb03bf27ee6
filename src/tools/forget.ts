import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import path from "node:path";
import { json } from "node:stream/consumers";
import { backUpBeforeUpgrade } from "../server/backup/upgrade-backup.ts";
import { openSiteStore, siteCollections } from "../server/collections.ts";
import { adminSocketOf } from "../server/people/admin-socket.ts";
import { earlierBackups } from "../server/people/backups.ts";
import { forgetPerson, wordsOf } from "../server/people/forget-person.ts";
import { personNamed } from "../server/people/person.ts";
import { readFirstPosts } from "../server/posts/first-posts.ts";
import type { Env } from "../server/settings/env.ts";
import { codeOf } from "../server/store/errors.ts";
import { refuseForeignFolder } from "../server/store/folder.ts";
import type { Forgotten } from "../shared/forms/lead.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { withDatabase } from "./with-database.ts";

const answerMs = 60_000;

// A running site does it by itself, since it holds the lock on its data.
await runTool(async (dataDir, settings) => {
  const email = personNamed(process.argv[2] ?? "");
  if (email === null) throw new ToolError("Name the person by a whole address: npm run forget <email>");
  const { removed } =
    settings.databaseUrl === null
      ? await forgetInSite(dataDir, settings, email)
      : await withDatabase(settings.databaseUrl, (store) => forgetPerson(store, settings, email));
  console.info(`Removed of ${email}: ${wordsOf(removed)}.`);
  const { lastDay, toRemove } = await earlierBackups(settings).catch((error: unknown) => {
    throw new ToolError(
      `The backups could not be listed to see how long they are kept (${codeOf(error)}). Mend that, and run this again.`,
    );
  });
  const last =
    lastDay === null
      ? "the site removes none of them"
      : `the last of those that the site removes goes on ${lastDay}`;
  console.info(`All backups made before now may hold this person still: ${last}.`);
  console.info("Copies on other machines, and files that were moved elsewhere, are yours to remove.");
  if (toRemove.length > 0) console.info("So are these, which may hold this person too:");
  for (const file of toRemove) console.info(`  ${file}`);
});

async function forgetInSite(dataDir: string, settings: Env, email: string): Promise<Forgotten> {
  await refuseForeignFolder(dataDir);
  return (await askSite(dataDir, email)) ?? (await forgetInFolder(settings, email));
}

async function askSite(dataDir: string, email: string): Promise<Forgotten | null> {
  const asked = request({
    socketPath: adminSocketOf(dataDir),
    method: "DELETE",
    path: `/api/people/${encodeURIComponent(email)}`,
    signal: AbortSignal.timeout(answerMs),
  }).end();
  // A failed request also rejects the promise below.
  asked.on("error", () => {});
  const answer = await answerTo(asked).catch((error: unknown) => {
    if (["ENOENT", "ECONNREFUSED"].includes(codeOf(error))) return null;
    throw new ToolError(
      `The site that has ${dataDir} open did not answer, or broke off. Run this again, or stop the site first.`,
    );
  });
  if (answer === null) return null;
  if (answer.status !== 200) throw new ToolError((answer.body as { message: string }).message);
  return answer.body as Forgotten;
}

async function answerTo(asked: ClientRequest): Promise<{ status: number | undefined; body: unknown }> {
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  return { status: response.statusCode, body: await json(response) };
}

async function forgetInFolder(settings: Env, email: string): Promise<Forgotten> {
  const store = await openSiteStore(settings.dataDir, {
    firstPosts: await readFirstPosts(path.resolve(import.meta.dirname, "../..")),
    beforeUpgrade: () => backUpBeforeUpgrade(settings, siteCollections(), new Date()),
  });
  try {
    return await forgetPerson(store, settings, email);
  } finally {
    await store.close();
  }
}
