import path from "node:path";
import { createInterface } from "node:readline";
import * as v from "valibot";
import { resetPassword, writePendingPassword } from "../server/auth/account.ts";
import { newPasswordSchema } from "../server/auth/auth-schemas.ts";
import { createPasswords } from "../server/auth/passwords.ts";
import { openSharedSiteStore, type SiteStore } from "../server/collections.ts";
import { readFirstPosts } from "../server/posts/first-posts.ts";
import { refuseForeignFolder } from "../server/store/folder.ts";
import { queryDatabase } from "../server/store/postgres/database.ts";
import { refuseWithoutSite } from "../server/store/postgres/schema.ts";
import { runTool, ToolError } from "./run-tool.ts";

// Sets the admin's password from standard input. A running site applies it by itself.
await runTool(async (dataDir, { databaseUrl }) => {
  if (databaseUrl === null) await refuseForeignFolder(dataDir);
  const password = v.safeParse(newPasswordSchema, await askFor("New password for the administrator: "));
  if (!password.success) throw new ToolError(`${password.issues[0].message}. Nothing was changed.`);
  const passwordKey = await createPasswords().hash(password.output);
  if (databaseUrl === null) await writePendingPassword(dataDir, passwordKey);
  else
    await withDatabase(databaseUrl, async ({ account, sessions }) => {
      if (account.read() === null)
        throw new ToolError(
          "There is no account in the database yet: start the site once. Nothing was changed.",
        );
      await resetPassword(account, sessions, passwordKey);
    });
  console.error(
    "The new password holds from the next sign-in on. All sessions have ended. The second factor is off: if it was on, set it up again in the dashboard.",
  );
});

async function askFor(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr, prompt: question });
  const line = await new Promise<string | null>((resolve) => {
    terminal.once("line", resolve).once("close", () => resolve(null));
    terminal.prompt();
  });
  terminal.close();
  if (line !== null) return line;
  process.stderr.write("\n");
  throw new ToolError("No password was given. Nothing was changed.");
}

/** The site may be running. Throws a StoreStartError if the database has no site. */
async function withDatabase(url: string, work: (store: SiteStore) => Promise<void>): Promise<void> {
  await queryDatabase(url, refuseWithoutSite);
  const firstPosts = await readFirstPosts(path.resolve(import.meta.dirname, "../.."));
  const { store } = await openSharedSiteStore({ url, report: console.error }, firstPosts);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}
