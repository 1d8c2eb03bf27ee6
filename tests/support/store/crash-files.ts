import type { Content, FileSystem } from "../../../src/server/store/files.ts";

/** A file's bytes: as they are, and as the last sync left them on the disk. */
interface Inode {
  text: string;
  synced: string | null;
}

/** A change of names that is not on the disk yet: it is there after a power cut, or it is not. */
type NameChange = (names: Map<string, Inode>) => void;

/** The power is gone: nothing works any more. */
export class PowerCut extends Error {}

/**
 * A file system in memory that forgets as the worst real one may. When the power is cut, a file that was not synced
 * holds nothing, a part, zeros or all of its bytes, and of the changes to a folder since its last sync any may be missing.
 */
export class CrashFiles implements FileSystem {
  #names = new Map<string, Inode>();
  #durable = new Map<string, Inode>();
  #pending: NameChange[] = [];
  #operations = 0;
  #cutAt = Number.POSITIVE_INFINITY;
  #failAt = Number.POSITIVE_INFINITY;
  #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Cuts the power at the n-th operation from now. */
  cutAfter(operations: number): void {
    this.#cutAt = this.#operations + operations;
  }

  /** Has the n-th operation from now fail, and only that. */
  failAfter(operations: number): void {
    this.#failAt = this.#operations + operations;
  }

  /** Whether the operation that was to be cut or to fail has come. */
  get wasHit(): boolean {
    return this.#operations >= Math.min(this.#cutAt, this.#failAt);
  }

  /** The names of the files that are there. */
  get names(): string[] {
    return [...this.#names.keys()];
  }

  /** What is found when the power is back. */
  restart(): CrashFiles {
    const after = new CrashFiles(this.#random);
    const names = new Map(this.#durable);
    for (const change of this.#pending) if (this.#random() < 0.5) change(names);
    const survived = new Map<Inode, Inode>();
    for (const [name, inode] of names) {
      const text = survived.get(inode) ?? this.#survivor(inode);
      survived.set(inode, text);
      after.#names.set(name, text);
      after.#durable.set(name, text);
    }
    return after;
  }

  async open(file: string, flags: string) {
    this.#step();
    const sync = async () => this.#syncNames();
    const close = async () => {};
    if (flags === "r" && this.#isFolder(file)) return { writeFile: refuse, sync, close };
    if (this.#names.has(file)) throw coded("EEXIST");
    const inode: Inode = { text: "", synced: null };
    this.#change((names) => names.set(file, inode));
    return {
      writeFile: async (content: Content) => {
        // A long text comes in slices, between which others have their turn.
        for (const slice of typeof content === "string" ? [content] : (content as Iterable<string>)) {
          inode.text += slice;
          this.#step();
          await null;
        }
      },
      sync: async () => {
        this.#step();
        inode.synced = inode.text;
      },
      close,
    };
  }

  async readFile(file: string): Promise<Uint8Array> {
    return new TextEncoder().encode(this.#find(file).text);
  }

  async rename(from: string, to: string): Promise<void> {
    const inode = this.#find(from);
    const renamed = (names: Map<string, Inode>) => {
      names.delete(from);
      names.set(to, inode);
    };
    try {
      this.#begin();
    } catch (error) {
      // It may be done although it is said to have failed.
      if (this.#random() < 0.5) this.#change(renamed);
      throw error;
    }
    this.#change(renamed);
    this.#alive();
  }

  async rm(file: string): Promise<void> {
    this.#step();
    if (this.#names.has(file)) this.#change((names) => names.delete(file));
  }

  #isFolder(name: string): boolean {
    return [...this.#names.keys()].every((file) => file !== name) && !name.endsWith(".json");
  }

  #syncNames(): void {
    this.#step();
    this.#durable = new Map(this.#names);
    this.#pending = [];
  }

  #change(change: NameChange): void {
    change(this.#names);
    this.#pending.push(change);
  }

  #find(file: string): Inode {
    this.#alive();
    const inode = this.#names.get(file);
    if (inode === undefined) throw coded("ENOENT");
    return inode;
  }

  #step(): void {
    this.#begin();
    this.#alive();
  }

  #begin(): void {
    this.#operations += 1;
    if (this.#operations === this.#failAt) throw coded("EIO");
  }

  #alive(): void {
    if (this.#operations >= this.#cutAt) throw new PowerCut("The power is cut");
  }

  #survivor({ text, synced }: Inode): Inode {
    if (synced === text) return { text, synced };
    const length = Math.floor(this.#random() * (text.length + 1));
    const choices = [synced ?? "", "", text.slice(0, length), "\0".repeat(length), text];
    const kept = choices[Math.floor(this.#random() * choices.length)] ?? "";
    return { text: kept, synced: kept };
  }
}

function coded(code: string): Error {
  return Object.assign(new Error(code), { code });
}

async function refuse(): Promise<never> {
  throw coded("EBADF");
}
