import path from "node:path";
import * as v from "valibot";
import { resetPassword, writePendingPassword } from "../server/auth/account.ts";
import { newPasswordSchema } from "../server/auth/auth-schemas.ts";
import { createPasswords } from "../server/auth/passwords.ts";
import { openSharedSiteStore, type SiteStore } from "../server/collections.ts";
import { readFirstPosts } from "../server/posts/first-posts.ts";
import { refuseForeignFolder } from "../server/store/folder.ts";
import { queryDatabase } from "../server/store/postgres/database.ts";
import { refuseWithoutSite } from "../server/store/postgres/schema.ts";
import { askHidden } from "./ask-hidden.ts";
import { runTool, ToolError } from "./run-tool.ts";

const question = "New password for the administrator (what you type is not shown): ";

// Sets the admin's password from standard input. A running site applies it by itself.
await runTool(async (dataDir, { databaseUrl }) => {
  if (databaseUrl === null) await refuseForeignFolder(dataDir);
  const typed = await askHidden(question, process.stdin, process.stderr);
  if (typed === null) throw new ToolError("No password was given. Nothing was changed.");
  const password = v.safeParse(newPasswordSchema, typed);
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
