import pg from "pg";
import { DatabaseGoneError, DatabaseLateError } from "./database-errors.ts";
import { isConnectionFault, throwDatabaseError } from "./explain-errors.ts";
import { inTime, unlessAborted } from "./waiting.ts";

interface PoolWatch {
  onBroken(): void;
  onSlow(): void;
  slowMs: number;
}

export class ConnectionPool {
  readonly #settings: pg.PoolConfig;
  readonly #watch: PoolWatch;
  #pool: pg.Pool;
  #abandoned = new AbortController();
  #isGone = false;

  constructor(settings: pg.PoolConfig, watch: PoolWatch) {
    this.#settings = settings;
    this.#watch = watch;
    this.#pool = this.#createPool();
  }

  /** A circuit breaker: while it is open, every call fails at once. */
  get isGone(): boolean {
    return this.#isGone;
  }

  refuseIfGone(): void {
    if (this.#isGone) throw new DatabaseGoneError("The database does not answer");
  }

  abandon(): void {
    const [pool, abandoned] = [this.#pool, this.#abandoned];
    this.#isGone = true;
    this.#pool = this.#createPool();
    this.#abandoned = new AbortController();
    abandoned.abort(new DatabaseGoneError("The database does not answer"));
    pool.end().catch(ignore);
  }

  resume(): void {
    this.#isGone = false;
  }

  /** Lends a connection for at most `ms`; null sets no limit. */
  async use<T>(ms: number | null, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    this.refuseIfGone();
    const [pool, abandoned] = [this.#pool, this.#abandoned.signal];
    const slowTimer = setTimeout(() => this.#watch.onSlow(), this.#watch.slowMs);
    try {
      const client = await connect(pool, abandoned);
      // The statement under way rejects with the same error.
      client.on("error", ignore);
      let isUsable = true;
      try {
        return await (ms === null ? unlessAborted(work(client), abandoned) : inTime(work(client), ms));
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
      clearTimeout(slowTimer);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #createPool(): pg.Pool {
    const pool = new pg.Pool(this.#settings);
    pool.on("error", () => {
      if (pool === this.#pool) this.#watch.onBroken();
    });
    return pool;
  }
}

async function connect(pool: pg.Pool, abandoned: AbortSignal): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  try {
    return await unlessAborted(connecting, abandoned);
  } catch (error) {
    connecting.then((client) => client.release(true), ignore);
    return throwDatabaseError(error);
  }
}

function ignore(): void {}
