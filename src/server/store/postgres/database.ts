import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import pg from "pg";

/** A statement's rows. */
export type Query = <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>;

/** The database does not answer. Whether what was asked for last has been done is not known. */
export class DatabaseGoneError extends Error {}

export interface Database {
  query: Query;
  /** Makes changes that are all kept or none. Where `anyTime` is not set it fails after 4 s. */
  transaction<T>(work: (query: Query) => Promise<T>, options?: { anyTime?: boolean }): Promise<T>;
  /**
   * Makes this process the only one that does something, by its name; null where another one does it. Ends with the
   * process or with the function that is returned.
   */
  lock(name: string): Promise<(() => Promise<void>) | null>;
  /** Has `heard` called with each notice; `missed` once the database is there again. */
  listen(heard: (notice: string) => void, missed: () => Promise<void>): void;
  close(): Promise<void>;
}

/** The channel of all notices. */
export const noticeChannel = "site";
/** By which name a database knows the connection of each process that hears them. */
export const noticesName = "site notices";

// Whoever waits for an answer has it within 5 s.
const answerMs = 4_000;
const lockMs = 3_000;
const connectMs = 3_000;
const reconnectMs = 500;
const heartbeatMs = 5_000;
const maxConnections = 10;

/**
 * Connects to a database, and again whenever it was gone. While it is gone everything fails at once. Rejects where it
 * cannot be reached now.
 */
export async function openDatabase(url: string): Promise<Database> {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    statement_timeout: answerMs,
    lock_timeout: lockMs,
    // A process that was halted must not hold up the others for longer.
    idle_in_transaction_session_timeout: 10_000,
  };
  let heard: (notice: string) => void = () => {};
  let missed = async () => {};
  let isGone = false;
  let isClosed = false;
  let pool = makePool();
  let wake = () => {};
  /** Locks are the connection's that hears notices. */
  let session: pg.Client | null = null;
  const locks = new Set<string>();
  const oneAtATime = pLimit(1);
  const ask: SessionQuery = (client, text, values) =>
    oneAtATime(() => inTime(client.query(text, values), answerMs));

  function makePool(): pg.Pool {
    const made = new pg.Pool({ ...settings, max: maxConnections });
    // An idle connection broke. Those of an earlier pool say nothing of today's.
    made.on("error", () => {
      if (made === pool) noteGone();
    });
    return made;
  }

  /** Nobody waits for a connection that may be dead: they are all made anew. */
  function noteGone(): void {
    if (isGone || isClosed) return;
    isGone = true;
    const old = pool;
    pool = makePool();
    old.end().catch(() => {});
    wake();
  }

  async function withClient<T>(ms: number | null, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (isGone) throw new DatabaseGoneError("The database does not answer");
    const from = pool;
    try {
      const client = await from.connect().catch(asGone);
      // The one who uses it hears of it as well.
      client.on("error", ignore);
      let isBroken = false;
      try {
        return await (ms === null ? use(client) : inTime(use(client), ms));
      } catch (error) {
        isBroken = isConnectionFault(error);
        throw error;
      } finally {
        client.off("error", ignore);
        client.release(isBroken);
      }
    } catch (error) {
      if (!isConnectionFault(error)) throw error;
      if (from === pool) noteGone();
      throw new DatabaseGoneError("The database does not answer", { cause: error });
    }
  }

  /** Hears the notices of others over a connection of its own, and sees by it whether the database is there. */
  async function watch(client: pg.Client): Promise<void> {
    let listener: pg.Client | null = client;
    while (!isClosed) {
      try {
        listener ??= await connectListener();
        if (isGone) {
          isGone = false;
          await missed();
        }
        await untilBroken(listener);
      } catch {
        noteGone();
      }
      listener?.end().catch(() => {});
      listener = null;
      if (!isClosed) await wait(reconnectMs);
    }
  }

  async function connectListener(): Promise<pg.Client> {
    const client = new pg.Client({ ...settings, application_name: noticesName });
    client.on("error", () => {
      if (client === session) noteGone();
    });
    client.on("notification", ({ payload = "" }) => heard(payload));
    try {
      await client.connect().catch(asGone);
      await ask(client, `LISTEN ${noticeChannel}`, []);
      // What this process does goes on: it takes no turn that another could have.
      for (const name of locks) await tryLock(ask, client, name);
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
      if (!isGone && !isClosed) await ask(client, "SELECT 1", []);
    }
  }

  const watching = watch(await connectListener());

  return {
    query: (text, values) => withClient(answerMs, (client) => queryOf(client)(text, values)),
    transaction: (work, { anyTime = false } = {}) =>
      withClient(anyTime ? null : answerMs, async (client) => {
        const query = queryOf(client);
        await query("BEGIN");
        try {
          if (anyTime) await query("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0");
          const result = await work(query);
          await query("COMMIT");
          return result;
        } catch (error) {
          if (!isConnectionFault(error)) await query("ROLLBACK");
          throw error;
        }
      }),
    async lock(name) {
      if (isGone || session === null) throw new DatabaseGoneError("The database does not answer");
      if (!(await tryLock(ask, session, name))) return null;
      locks.add(name);
      return async () => {
        locks.delete(name);
        // With a connection that broke the lock has gone.
        if (session !== null)
          await ask(session, "SELECT pg_advisory_unlock(hashtextextended($1, 0))", [name]).catch(() => {});
      };
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
      return asGone(error);
    }
  };
}

type SessionQuery = (client: pg.Client, text: string, values: unknown[]) => Promise<pg.QueryResult>;

async function tryLock(ask: SessionQuery, client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await ask(client, "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS got", [name]);
  return rows[0]?.got === true;
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController();
  const late = wait(ms, undefined, { signal: timer.signal }).then(() => {
    throw new DatabaseGoneError(`The database did not answer within ${ms} ms`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}

/** What the database itself does not say is a fault of the connection. */
function asGone(error: unknown): never {
  if (error instanceof pg.DatabaseError) throw error;
  throw new DatabaseGoneError("The connection to the database broke", { cause: error });
}

// Of PostgreSQL's codes those of connections, and of an operator who ends them.
function isConnectionFault(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P|53300)/.test(error.code ?? "");
  return error instanceof DatabaseGoneError;
}

function ignore(): void {}
