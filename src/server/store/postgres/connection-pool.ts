import pg from "pg";
import { DatabaseGoneError, DatabaseLateError } from "./database-errors.ts";
import { isConnectionFault, throwDatabaseError } from "./explain-errors.ts";
import { inTime, unlessAborted } from "./waiting.ts";

interface PoolWatch {
  /** A connection broke: the others may be dead too. */
  onBroken(): void;
  /** Whoever uses a connection has waited for `slowMs`: the database may be away. */
  onSlow(): void;
  slowMs: number;
}

/** The connections that statements go over. */
export class ConnectionPool {
  readonly #settings: pg.PoolConfig;
  readonly #watch: PoolWatch;
  #pool: pg.Pool;
  /** Aborts once the connections of this pool are not to be waited for any more. */
  #givenUp = new AbortController();
  #isGone = false;

  constructor(settings: pg.PoolConfig, watch: PoolWatch) {
    this.#settings = settings;
    this.#watch = watch;
    this.#pool = this.#make();
  }

  /** Whether the connections were given up: until `resume` everything fails at once. */
  get isGone(): boolean {
    return this.#isGone;
  }

  refuseIfGone(): void {
    if (this.#isGone) throw new DatabaseGoneError("The database does not answer");
  }

  /** Makes all connections anew: nobody waits for one that may be dead. */
  giveUp(): void {
    const [pool, givenUp] = [this.#pool, this.#givenUp];
    this.#isGone = true;
    this.#pool = this.#make();
    this.#givenUp = new AbortController();
    givenUp.abort(new DatabaseGoneError("The database does not answer"));
    pool.end().catch(ignore);
  }

  resume(): void {
    this.#isGone = false;
  }

  /** Lends a connection, for at most so many milliseconds; null is for as long as the database is there. */
  async use<T>(ms: number | null, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    this.refuseIfGone();
    const [pool, givenUp] = [this.#pool, this.#givenUp.signal];
    const suspicion = setTimeout(() => this.#watch.onSlow(), this.#watch.slowMs);
    try {
      const client = await connect(pool, givenUp);
      // The statement under way fails with the same error.
      client.on("error", ignore);
      let isUsable = true;
      try {
        return await (ms === null ? unlessAborted(work(client), givenUp) : inTime(work(client), ms));
      } catch (error) {
        isUsable = !isConnectionFault(error) && !(error instanceof DatabaseLateError);
        throw error;
      } finally {
        client.off("error", ignore);
        client.release(!isUsable);
      }
    } catch (error) {
      if (!isConnectionFault(error)) throw error;
      if (pool === this.#pool) this.#watch.onBroken();
      throw new DatabaseGoneError("The database does not answer", { cause: error });
    } finally {
      clearTimeout(suspicion);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #make(): pg.Pool {
    const pool = new pg.Pool(this.#settings);
    // What breaks of an earlier pool says nothing about the connections of this one.
    pool.on("error", () => {
      if (pool === this.#pool) this.#watch.onBroken();
    });
    return pool;
  }
}

async function connect(pool: pg.Pool, givenUp: AbortSignal): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  try {
    return await unlessAborted(connecting, givenUp);
  } catch (error) {
    connecting.then((client) => client.release(true), ignore);
    return throwDatabaseError(error);
  }
}

function ignore(): void {}
