import { randomUUID } from "node:crypto";
import pg from "pg";
import { StoreStartError } from "../errors.ts";
import { throwDatabaseError } from "./explain-errors.ts";
import { inTime } from "./waiting.ts";

export const noticeChannel = "site";

/** Throws a StoreStartError if notices are lost: a pooler in transaction mode drops those for an idle connection. */
export async function checkNotices(
  listener: pg.Client,
  settings: pg.ClientConfig,
  arriveMs: number,
): Promise<void> {
  const notice = `check ${randomUUID()}`;
  const heard = new Promise<void>((resolve) => {
    listener.on("notification", ({ payload }) => {
      if (payload === notice) resolve();
    });
  });
  const teller = new pg.Client(settings);
  teller.on("error", () => {});
  try {
    await teller.connect();
    await inTime(teller.query("SELECT pg_notify($1, $2)", [noticeChannel, notice]), arriveMs);
  } catch (error) {
    throwDatabaseError(error);
  } finally {
    teller.end().catch(() => {});
  }
  await inTime(heard, arriveMs).catch((error: unknown) => {
    throw new StoreStartError(
      "The database cannot be used: a notice of one connection (NOTIFY) does not reach another. A pooler that gives connections out by transaction stands before it: set it to pool by session (pgbouncer: pool_mode = session), or name the database itself.",
      { cause: error },
    );
  });
}
