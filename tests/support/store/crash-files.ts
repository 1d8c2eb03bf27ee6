import type { Content, FileSystem } from "../../../src/server/store/files.ts";

interface Inode {
  text: string;
  synced: string | null;
}

type NameChange = (names: Map<string, Inode>) => void;

export class PowerCut extends Error {}

/** An in-memory file system: a power cut loses unsynced bytes and changes of names at random, as POSIX allows. */
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

  cutAfter(operations: number): void {
    this.#cutAt = this.#operations + operations;
  }

  failAfter(operations: number): void {
    this.#failAt = this.#operations + operations;
  }

  get wasHit(): boolean {
    return this.#operations >= Math.min(this.#cutAt, this.#failAt);
  }

  get names(): string[] {
    return [...this.#names.keys()];
  }

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
      // A failed rename may have taken effect.
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
