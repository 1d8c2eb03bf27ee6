import type pg from "pg";

export type SessionQuery = (client: pg.Client, text: string, values: unknown[]) => Promise<pg.QueryResult>;

interface SessionLocksOptions {
  ask: SessionQuery;
  reconnectMs: number;
  report: (error: unknown) => void;
}

/** After a lost connection, each process first takes its old locks again, and new ones only when others have had time to. */
export class SessionLocks {
  readonly #options: SessionLocksOptions;
  /** With what to call if they are lost. */
  readonly #held = new Map<string, () => void>();
  /** Held locks that were not free after a reconnect: even our old connection may still have them. */
  readonly #lost = new Set<string>();
  #session: pg.Client | null = null;
  #refuseNewUntil = 0;

  constructor(options: SessionLocksOptions) {
    this.#options = options;
  }

  async reacquireOn(client: pg.Client): Promise<void> {
    const { reconnectMs, report } = this.#options;
    const refuseNewUntil = this.#session === null ? 0 : performance.now() + reconnectMs;
    // No new lock may be taken until this succeeds, at the latest on the next connection.
    this.#refuseNewUntil = Number.POSITIVE_INFINITY;
    // A lock that is released meanwhile may be locked on this connection already.
    this.#session = client;
    this.#lost.clear();
    for (const [name, onLost] of this.#held)
      if (!(await this.#tryLock(client, name)) && this.#held.has(name)) {
        this.#lost.add(name);
        onLost();
        report(
          new Error(`The lock "${name}" was lost with its connection: what it is for may be done twice`),
        );
      }
    this.#refuseNewUntil = refuseNewUntil;
  }

  async retryLost(): Promise<void> {
    const session = this.#session;
    if (session === null) return;
    // If the lock was released while it was being acquired, it is unlocked again.
    for (const name of this.#lost)
      if ((await this.#tryLock(session, name)) && !this.#lost.delete(name)) await this.#unlock(session, name);
  }

  /** Resolves to a function that releases the lock, or null if another process has or may have it. */
  async acquire(name: string, onLost = () => {}): Promise<(() => Promise<void>) | null> {
    const session = this.#session;
    if (session === null || performance.now() < this.#refuseNewUntil) return null;
    if (!(await this.#tryLock(session, name))) return null;
    this.#held.set(name, onLost);
    return () => this.#release(name);
  }

  async #release(name: string): Promise<void> {
    this.#held.delete(name);
    if (!this.#lost.delete(name) && this.#session !== null) await this.#unlock(this.#session, name);
  }

  async #unlock(client: pg.Client, name: string): Promise<void> {
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
