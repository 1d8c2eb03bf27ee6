import { earlierBackups } from "../server/people/backups.ts";
import { wordsOf } from "../server/people/forget-person.ts";
import { personNamed } from "../server/people/person.ts";
import { codeOf } from "../server/store/errors.ts";
import type { Forgotten } from "../shared/forms/lead.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { jsonOf, withSite } from "./with-site.ts";

await runTool(async (_dataDir, settings) => {
  const email = personNamed(process.argv[2] ?? "");
  if (email === null) throw new ToolError("Name the person by a whole address: npm run forget <email>");
  const { removed } = await withSite(settings, async (ask) =>
    jsonOf<Forgotten>(await ask("DELETE", `/api/people/${encodeURIComponent(email)}`)),
  );
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
