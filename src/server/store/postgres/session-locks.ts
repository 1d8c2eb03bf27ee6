import type pg from "pg";

/** A statement on the connection that locks are held by. */
export type SessionQuery = (client: pg.Client, text: string, values: unknown[]) => Promise<pg.QueryResult>;

interface SessionLocksOptions {
  ask: SessionQuery;
  /** How long others may need to have a connection again. */
  returnMs: number;
  report: (error: unknown) => void;
}

/**
 * Makes this process the only one that does something, by its name. A lock is its connection's: after a break each process
 * takes its own back, and nothing new until the others have had the time to do the same.
 */
export class SessionLocks {
  readonly #options: SessionLocksOptions;
  readonly #held = new Set<string>();
  /** The held locks that somebody else has now: another process, or a connection of ours whose end the database does not know. */
  readonly #lost = new Set<string>();
  #session: pg.Client | null = null;
  #nothingNewUntil = 0;

  constructor(options: SessionLocksOptions) {
    this.#options = options;
  }

  /** Takes back on a new connection what is held. */
  async moveTo(client: pg.Client): Promise<void> {
    const { returnMs, report } = this.#options;
    const nothingNewUntil = this.#session === null ? 0 : performance.now() + returnMs;
    // No new lock is given out until this is done, or tried again where it fails.
    this.#nothingNewUntil = Number.POSITIVE_INFINITY;
    // What is released meanwhile may be taken back already.
    this.#session = client;
    this.#lost.clear();
    for (const name of this.#held)
      if (!(await this.#tryLock(client, name)) && this.#held.has(name)) {
        this.#lost.add(name);
        report(
          new Error(`The lock "${name}" was lost with its connection: what it is for may be done twice`),
        );
      }
    this.#nothingNewUntil = nothingNewUntil;
  }

  /** Tries again to take back what was lost. */
  async takeBack(): Promise<void> {
    const session = this.#session;
    if (session === null) return;
    // A lock may have been released while it was taken back.
    for (const name of this.#lost)
      if ((await this.#tryLock(session, name)) && !this.#lost.delete(name)) await this.#unlock(session, name);
  }

  /** Gives what releases the lock; null where another process has it, or may have it. */
  async take(name: string): Promise<(() => Promise<void>) | null> {
    const session = this.#session;
    if (session === null || performance.now() < this.#nothingNewUntil) return null;
    if (!(await this.#tryLock(session, name))) return null;
    this.#held.add(name);
    return () => this.#release(name);
  }

  async #release(name: string): Promise<void> {
    this.#held.delete(name);
    if (!this.#lost.delete(name) && this.#session !== null) await this.#unlock(this.#session, name);
  }

  async #unlock(client: pg.Client, name: string): Promise<void> {
    // With a connection that broke the lock has gone.
    await this.#options
      .ask(client, "SELECT pg_advisory_unlock(hashtextextended($1, 0))", [name])
      .catch(() => {});
  }

  async #tryLock(client: pg.Client, name: string): Promise<boolean> {
    const text = "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS got";
    const { rows } = await this.#options.ask(client, text, [name]);
    return rows[0]?.got === true;
  }
}
