import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import pg from "pg";
import { StoreStartError } from "../errors.ts";
import { ConnectionPool } from "./connection-pool.ts";
import { DatabaseReadOnlyError } from "./database-errors.ts";
import { isConnectionFault, startErrorOf, throwDatabaseError } from "./explain-errors.ts";
import { checkNotices, noticeChannel } from "./notices.ts";
import { SessionLocks } from "./session-locks.ts";
import { inTime } from "./waiting.ts";

export type Query = <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>;

export interface Database {
  query: Query;
  /** Times out after 4 s, unless `anyTime` is set for background work and files. */
  transaction<T>(work: (query: Query) => Promise<T>, options?: { anyTime?: boolean }): Promise<T>;
  /**
   * Takes a lock across all processes (leader election); null if another process has or may have it. `onLost` is called if
   * that comes to be so before the lock is released.
   */
  lock(name: string, onLost?: () => void): Promise<(() => Promise<void>) | null>;
  /** Calls `notified` for each NOTIFY, and `reconnected` after a reconnect, when notices may have been lost. */
  listen(notified: (notice: string) => void, reconnected: () => Promise<void>): void;
  close(): Promise<void>;
}

export const noticesName = "site notices";

// Callers are promised an answer within 5 s.
const answerMs = 4_000;
const connectMs = 0.75 * answerMs;
// A caller that waits for `slowMs` starts a check of `checkMs`: together less than `answerMs`, so it is refused in time.
const slowMs = 0.375 * answerMs;
const checkMs = 0.5 * answerMs;
const heartbeatMs = 1.25 * answerMs;
// A single broken connection should not leave its locks free for long.
const firstReconnectMs = 50;
const reconnectMs = 500;
const maxConnections = 10;
// Poolers refuse unknown startup parameters, so a statement sets these limits.
const limitsStatement = `SELECT
  set_config('statement_timeout', '${answerMs}', false),
  set_config('lock_timeout', '${0.75 * answerMs}', false),
  -- A process that was halted must not hold up the others for longer.
  set_config('idle_in_transaction_session_timeout', '10000', false),
  current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;
const withoutLimits = `SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = '5min'`;

/** Connects, and reconnects after failures; meanwhile all calls fail at once. Throws a StoreStartError if the start fails. */
export async function openDatabase(url: string, report: (error: unknown) => void): Promise<Database> {
  try {
    return await connectTo(url, report);
  } catch (error) {
    throw error instanceof StoreStartError ? error : startErrorOf(error);
  }
}

async function connectTo(url: string, report: (error: unknown) => void): Promise<Database> {
  const settings = { connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true };
  const pool = new ConnectionPool(
    { ...settings, max: maxConnections, onConnect: configureClient },
    { onBroken: markGone, onSlow: checkSession, slowMs },
  );
  let onNotice: (notice: string) => void = () => {};
  let onReconnect = async () => {};
  let isClosed = false;
  /** Receives notices and holds advisory locks, outside the pool; its heartbeat tells whether the database is up. */
  let session: pg.Client | null = null;
  let endHeartbeatWait = () => {};
  const oneAtATime = pLimit(1);
  const askSession = (client: pg.Client, text: string, values: unknown[] = []) =>
    oneAtATime(() => inTime(client.query(text, values), answerMs));
  const locks = new SessionLocks({ ask: askSession, reconnectMs: connectMs + 2 * reconnectMs, report });
  const maintenance = maintainSession(await connectSession());
  return {
    query: (text, values) => pool.use(answerMs, (client) => queryOf(client)(text, values)),
    transaction: (work, { anyTime = false } = {}) =>
      pool.use(anyTime ? null : answerMs, (client) => runTransaction(queryOf(client), work, anyTime)),
    async lock(name, onLost) {
      pool.refuseIfGone();
      return locks.acquire(name, onLost);
    },
    listen(notified, reconnected) {
      onNotice = notified;
      onReconnect = reconnected;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      endHeartbeatWait();
      await maintenance;
      await pool.close();
    },
  };

  async function maintainSession(first: pg.Client): Promise<void> {
    let client: pg.Client | null = first;
    while (!isClosed) {
      let retryMs = reconnectMs;
      try {
        client ??= await connectSession();
        retryMs = firstReconnectMs;
        if (pool.isGone) {
          pool.resume();
          await onReconnect();
        }
        await sendHeartbeats(client);
      } catch {
        markGone();
      }
      // The database holds the session's locks until it knows of its end.
      if (client !== null) await inTime(client.end(), isClosed ? connectMs : reconnectMs).catch(ignore);
      client = null;
      if (!isClosed) await wait(retryMs);
    }
  }

  async function connectSession(): Promise<pg.Client> {
    const client = new pg.Client({ ...settings, application_name: noticesName });
    client.on("error", () => {
      if (client === session) markGone();
    });
    client.on("notification", ({ payload = "" }) => onNotice(payload));
    try {
      await client.connect().catch(throwDatabaseError);
      await askSession(client, `LISTEN ${noticeChannel}`).catch(throwDatabaseError);
      // The check runs at the start only, before any setting that a pooler would pass on to other clients.
      if (session === null) await checkNotices(client, settings, answerMs);
      await configureClient(client);
      await locks.reacquireOn(client);
    } catch (error) {
      client.end().catch(ignore);
      throw error;
    }
    session = client;
    return client;
  }

  async function configureClient(client: pg.ClientBase): Promise<void> {
    const { rows } = await inTime(client.query<{ isReadOnly: boolean }>(limitsStatement), connectMs).catch(
      throwDatabaseError,
    );
    if (rows[0]?.isReadOnly) throw new DatabaseReadOnlyError("The database takes no changes");
  }

  async function sendHeartbeats(client: pg.Client): Promise<void> {
    while (!pool.isGone && !isClosed) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      endHeartbeatWait = resolve;
      const timer = setTimeout(resolve, heartbeatMs).unref();
      await woken;
      clearTimeout(timer);
      if (pool.isGone || isClosed) return;
      await askSession(client, "SELECT 1");
      await locks.retryLost();
    }
  }

  /** Opens the circuit breaker: all calls fail until the session is connected again. */
  function markGone(): void {
    if (pool.isGone || isClosed) return;
    pool.abandon();
    endHeartbeatWait();
  }

  /** Uses the session, since one late statement says nothing about the database. */
  function checkSession(): void {
    const client = session;
    if (client === null) return;
    inTime(askSession(client, "SELECT 1"), checkMs).catch(() => {
      if (client === session) markGone();
    });
  }
}

async function runTransaction<T>(
  query: Query,
  work: (query: Query) => Promise<T>,
  anyTime: boolean,
): Promise<T> {
  await query("BEGIN");
  try {
    if (anyTime) await query(withoutLimits);
    const result = await work(query);
    await query("COMMIT");
    return result;
  } catch (error) {
    if (!isConnectionFault(error)) await query("ROLLBACK");
    throw error;
  }
}

function queryOf(client: pg.PoolClient): Query {
  return async <R extends object>(text: string, values: readonly unknown[] = []) => {
    try {
      return (await client.query<R>(text, [...values])).rows;
    } catch (error) {
      return throwDatabaseError(error);
    }
  };
}

export async function queryDatabase<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const database = await openDatabase(url, ignore);
  try {
    return await work(database.query);
  } finally {
    await database.close();
  }
}

function ignore(): void {}
