import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import pg from "pg";
import { StoreStartError } from "../errors.ts";
import { DatabaseGoneError, DatabaseLateError, DatabaseReadOnlyError } from "./database-errors.ts";
import { isConnectionFault, startErrorOf, throwDatabaseError } from "./explain-errors.ts";
import { checkNotices, noticeChannel } from "./notices.ts";
import { SessionLocks } from "./session-locks.ts";
import { inTime, unlessAborted } from "./waiting.ts";

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

/** By which name a database knows the connection of each process that hears them. */
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
  // Whoever has waited for so long has the database looked at, which has so long to answer: together less than `answerMs`,
  // so that those who come next are refused at once.
  const suspectMs = 0.375 * answerMs;
  const lookMs = 0.5 * answerMs;
  const heartbeatMs = 1.25 * answerMs;
  // Not among the parameters that a connection starts with: poolers refuse those that they do not know.
  const prepare = `SELECT
    set_config('statement_timeout', '${answerMs}', false),
    set_config('lock_timeout', '${lockMs}', false),
    -- A process that was halted must not hold up the others for longer.
    set_config('idle_in_transaction_session_timeout', '10000', false),
    current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  };
  let heard: (notice: string) => void = () => {};
  let missed = async () => {};
  let isGone = false;
  let isClosed = false;
  let { pool, broken } = makePool();
  let wake = () => {};
  /** The connection that hears notices. */
  let session: pg.Client | null = null;
  const oneAtATime = pLimit(1);
  const ask = (client: pg.Client, text: string, values: unknown[] = []) =>
    oneAtATime(() => inTime(client.query(text, values), answerMs));
  const locks = new SessionLocks({ ask, returnMs: connectMs + 2 * reconnectMs, report });

  /** A pool, and what aborts once its connections are not to be waited for any more. */
  function makePool(): { pool: pg.Pool; broken: AbortController } {
    const made = new pg.Pool({ ...settings, max: maxConnections, onConnect: prepareClient });
    // An idle connection broke. Those of an earlier pool say nothing of today's.
    made.on("error", () => {
      if (made === pool) noteGone();
    });
    return { pool: made, broken: new AbortController() };
  }

  /** Nobody waits for a connection that may be dead: they are all made anew. */
  function noteGone(): void {
    if (isGone || isClosed) return;
    isGone = true;
    const old = { pool, broken };
    ({ pool, broken } = makePool());
    old.broken.abort(new DatabaseGoneError("The database does not answer"));
    old.pool.end().catch(ignore);
    wake();
  }

  /** Sees whether the database is there, where something has waited for it: one late statement alone says nothing. */
  function look(): void {
    const client = session;
    if (client === null) return;
    inTime(ask(client, "SELECT 1"), lookMs).catch(() => {
      if (client === session) noteGone();
    });
  }

  async function connect(from: typeof pool, gone: AbortSignal): Promise<pg.PoolClient> {
    const connecting = from.connect();
    try {
      return await unlessAborted(connecting, gone);
    } catch (error) {
      connecting.then((client) => client.release(true), ignore);
      return throwDatabaseError(error);
    }
  }

  async function withClient<T>(ms: number | null, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (isGone) throw new DatabaseGoneError("The database does not answer");
    const from = pool;
    const gone = broken.signal;
    const suspicion = setTimeout(look, suspectMs);
    try {
      const client = await connect(from, gone);
      // The one who uses it hears of it as well.
      client.on("error", ignore);
      let isUsable = true;
      try {
        return await (ms === null ? unlessAborted(use(client), gone) : inTime(use(client), ms));
      } catch (error) {
        isUsable = !isConnectionFault(error) && !(error instanceof DatabaseLateError);
        throw error;
      } finally {
        client.off("error", ignore);
        client.release(!isUsable);
      }
    } catch (error) {
      if (!isConnectionFault(error)) throw error;
      if (from === pool) noteGone();
      throw new DatabaseGoneError("The database does not answer", { cause: error });
    } finally {
      clearTimeout(suspicion);
    }
  }

  /** Hears the notices of others over a connection of its own, and sees by it whether the database is there. */
  async function watch(client: pg.Client): Promise<void> {
    let listener: pg.Client | null = client;
    while (!isClosed) {
      let againMs = reconnectMs;
      try {
        listener ??= await connectListener();
        againMs = firstReconnectMs;
        if (isGone) {
          isGone = false;
          await missed();
        }
        await untilBroken(listener);
      } catch {
        noteGone();
      }
      // Until the database knows of its end it has its locks; and whoever closes it may count connections next.
      if (listener !== null) await inTime(listener.end(), isClosed ? connectMs : reconnectMs).catch(ignore);
      listener = null;
      if (!isClosed) await wait(againMs);
    }
  }

  async function connectListener(): Promise<pg.Client> {
    const client = new pg.Client({ ...settings, application_name: noticesName });
    client.on("error", () => {
      if (client === session) noteGone();
    });
    client.on("notification", ({ payload = "" }) => heard(payload));
    try {
      await client.connect().catch(throwDatabaseError);
      await ask(client, `LISTEN ${noticeChannel}`).catch(throwDatabaseError);
      // At the start, and before anything is set that a pooler would hand to others.
      if (session === null) await checkNotices(client, settings, answerMs);
      await prepareClient(client);
      await locks.moveTo(client);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    session = client;
    return client;
  }

  async function untilBroken(client: pg.Client): Promise<void> {
    while (!isGone && !isClosed) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const timer = new AbortController();
      await Promise.race([woken, wait(heartbeatMs, undefined, { signal: timer.signal, ref: false })]);
      timer.abort();
      if (isGone || isClosed) return;
      await ask(client, "SELECT 1");
      await locks.takeBack();
    }
  }

  async function prepareClient(client: pg.ClientBase): Promise<void> {
    const { rows } = await inTime(client.query<{ isReadOnly: boolean }>(prepare), connectMs).catch(
      throwDatabaseError,
    );
    if (rows[0]?.isReadOnly) throw new DatabaseReadOnlyError("The database takes no changes");
  }

  const watching = watch(await connectListener());

  return {
    query: (text, values) => withClient(answerMs, (client) => queryOf(client)(text, values)),
    transaction: (work, { anyTime = false } = {}) =>
      withClient(anyTime ? null : answerMs, async (client) => {
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
      if (isGone) throw new DatabaseGoneError("The database does not answer");
      return locks.take(name);
    },
    listen(onNotice, onMissed) {
      heard = onNotice;
      missed = onMissed;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      wake();
      await watching;
      await pool.end();
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
