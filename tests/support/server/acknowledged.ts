/** One change that is sent: of what, and what it is once the change was made. */
export interface Step {
  key: string;
  state: string;
  send(): Promise<unknown>;
}

/** What was acknowledged of one kind of record, and what was under way when a kill came. */
export class Acknowledged {
  readonly #known = new Map<string, string>();
  readonly #underWay = new Map<string, string>();
  changes = 0;
  broken = 0;

  async make({ key, state, send }: Step): Promise<void> {
    this.#underWay.set(key, state);
    try {
      await send();
    } catch (error) {
      this.broken += 1;
      throw error;
    }
    this.#known.set(key, state);
    this.#underWay.delete(key);
    this.changes += 1;
  }

  /** Compares with what is there: of each record its state, which is the acknowledged one or that which was under way. */
  compare(kind: string, found: readonly (readonly [key: string, state: string])[]): string[] {
    const there = new Map(found);
    const faults = there.size < found.length ? [`${found.length - there.size} ${kind} are there twice`] : [];
    for (const key of new Set([...this.#known.keys(), ...this.#underWay.keys(), ...there.keys()])) {
      const state = there.get(key) ?? "gone";
      const known = this.#known.get(key) ?? "gone";
      if (state !== known && state !== this.#underWay.get(key))
        faults.push(`${kind}: ${key} is ${state}, acknowledged was ${known}`);
      this.#known.set(key, state);
    }
    return faults;
  }

  /** All that are there, as far as is known. */
  keys(): string[] {
    return [...this.#known].flatMap(([key, state]) => (state === "gone" ? [] : [key]));
  }
}
