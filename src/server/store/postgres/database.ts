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

/** A statement's rows. */
export type Query = <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>;

export interface Database {
  query: Query;
  /**
   * Makes changes that are all kept or none. It fails after 4 s, or, where `anyTime` is set, only with the database: that
   * is for what nobody waits for, and for files.
   */
  transaction<T>(work: (query: Query) => Promise<T>, options?: { anyTime?: boolean }): Promise<T>;
  /**
   * Makes this process the only one that does something, by its name; null where another one does it, or may do it. Ends
   * with the process or with the function that is returned.
   */
  lock(name: string): Promise<(() => Promise<void>) | null>;
  /** Has `heard` called with each notice; `missed` once the database is there again. */
  listen(heard: (notice: string) => void, missed: () => Promise<void>): void;
  close(): Promise<void>;
}

/** The name under which a database lists the session of each process. */
export const noticesName = "site notices";

// Whoever waits for an answer has it within 5 s.
const maxAnswerMs = 4_000;
// One connection may break alone: then its locks should not be free for long.
const firstReconnectMs = 50;
const reconnectMs = 500;
const maxConnections = 10;
const withoutLimits = `SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = '5min'`;

/**
 * Connects to a database, and again whenever it was gone. While it is gone everything fails at once. Throws a
 * StoreStartError where it cannot be reached now. `report` is told of locks that were lost. An answer may take `answerMs`,
 * by which all other waits are measured.
 */
export async function openDatabase(
  url: string,
  report: (error: unknown) => void,
  answerMs = maxAnswerMs,
): Promise<Database> {
  try {
    return await connectTo(url, report, answerMs);
  } catch (error) {
    throw error instanceof StoreStartError ? error : startErrorOf(error);
  }
}

async function connectTo(url: string, report: (error: unknown) => void, answerMs: number): Promise<Database> {
  const lockMs = 0.75 * answerMs;
  const connectMs = 0.75 * answerMs;
  // Whoever has waited for so long has the database checked, which then has so long to show that it is there: together less
  // than an answer may take, so that those who come next are refused at once.
  const slowMs = 0.375 * answerMs;
  const checkMs = 0.5 * answerMs;
  const heartbeatMs = 1.25 * answerMs;
  // These are no parameters that a connection starts with: poolers refuse those that they do not know.
  const prepare = `SELECT
    set_config('statement_timeout', '${answerMs}', false),
    set_config('lock_timeout', '${lockMs}', false),
    -- A process that was halted must not hold up the others for longer.
    set_config('idle_in_transaction_session_timeout', '10000', false),
    current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;
  const settings = { connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true };
  const pool = new ConnectionPool(
    { ...settings, max: maxConnections, onConnect: prepareClient },
    { onBroken: giveUp, onSlow: check, slowMs },
  );
  let onNotice: (notice: string) => void = () => {};
  let onReturn = async () => {};
  let isClosed = false;
  /** The connection that hears notices and holds locks. */
  let session: pg.Client | null = null;
  /** Ends the wait for the session's next heartbeat. */
  let wake = () => {};
  const oneAtATime = pLimit(1);
  const ask = (client: pg.Client, text: string, values: unknown[] = []) =>
    oneAtATime(() => inTime(client.query(text, values), answerMs));
  const locks = new SessionLocks({ ask, returnMs: connectMs + 2 * reconnectMs, report });

  /** Sets the limits of a connection. Rejects where the database takes no changes. */
  async function prepareClient(client: pg.ClientBase): Promise<void> {
    const { rows } = await inTime(client.query<{ isReadOnly: boolean }>(prepare), connectMs).catch(
      throwDatabaseError,
    );
    if (rows[0]?.isReadOnly) throw new DatabaseReadOnlyError("The database takes no changes");
  }

  /** Has all connections made anew, and everything refused until the session is there again. */
  function giveUp(): void {
    if (pool.isGone || isClosed) return;
    pool.giveUp();
    wake();
  }

  /** Sees over the session whether the database is there: one late statement alone says nothing. */
  function check(): void {
    const client = session;
    if (client === null) return;
    inTime(ask(client, "SELECT 1"), checkMs).catch(() => {
      if (client === session) giveUp();
    });
  }

  /** Keeps a session, until the database is closed: `client`, and a new one whenever the database was gone. */
  async function keepSession(client: pg.Client): Promise<void> {
    let present: pg.Client | null = client;
    while (!isClosed) {
      let againMs = reconnectMs;
      try {
        present ??= await connectSession();
        againMs = firstReconnectMs;
        if (pool.isGone) {
          pool.resume();
          await onReturn();
        }
        await untilBroken(present);
      } catch {
        giveUp();
      }
      // The database keeps the session's locks until it knows of its end; and whoever closes it may count connections next.
      if (present !== null) await inTime(present.end(), isClosed ? connectMs : reconnectMs).catch(ignore);
      present = null;
      if (!isClosed) await wait(againMs);
    }
  }

  async function connectSession(): Promise<pg.Client> {
    const client = new pg.Client({ ...settings, application_name: noticesName });
    client.on("error", () => {
      if (client === session) giveUp();
    });
    client.on("notification", ({ payload = "" }) => onNotice(payload));
    try {
      await client.connect().catch(throwDatabaseError);
      await ask(client, `LISTEN ${noticeChannel}`).catch(throwDatabaseError);
      // This is done at the start only, and before anything is set that a pooler would hand to others.
      if (session === null) await checkNotices(client, settings, answerMs);
      await prepareClient(client);
      await locks.moveTo(client);
    } catch (error) {
      client.end().catch(ignore);
      throw error;
    }
    session = client;
    return client;
  }

  /** Asks the session again and again; resolves, or rejects, once it is no more of use. */
  async function untilBroken(client: pg.Client): Promise<void> {
    while (!pool.isGone && !isClosed) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      const timer = setTimeout(resolve, heartbeatMs).unref();
      await woken;
      clearTimeout(timer);
      if (pool.isGone || isClosed) return;
      await ask(client, "SELECT 1");
      await locks.takeBack();
    }
  }

  const keeping = keepSession(await connectSession());

  return {
    query: (text, values) => pool.use(answerMs, (client) => queryOf(client)(text, values)),
    transaction: (work, { anyTime = false } = {}) =>
      pool.use(anyTime ? null : answerMs, async (client) => {
        const query = queryOf(client);
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
      }),
    async lock(name) {
      pool.refuseIfGone();
      return locks.take(name);
    },
    listen(heard, missed) {
      onNotice = heard;
      onReturn = missed;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      wake();
      await keeping;
      await pool.close();
    },
  };
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

/** Does something in a database of which nothing else is open. Throws a StoreStartError where it cannot be reached. */
export async function askDatabase<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const database = await openDatabase(url, ignore);
  try {
    return await work(database.query);
  } finally {
    await database.close();
  }
}

function ignore(): void {}
