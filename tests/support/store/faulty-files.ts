import * as nodeFiles from "node:fs/promises";
import type { Content, FileSystem } from "../../../src/server/store/files.ts";

type Operation = "open" | "writeFile" | "sync" | "syncFolder" | "rename";

export interface FaultyFiles extends FileSystem {
  fail(operation: Operation, code: string): void;
  heal(): void;
  hold(): () => void;
  done: string[];
}

export function faultyFiles(): FaultyFiles {
  const faults = new Map<Operation, string>();
  const done: string[] = [];
  let held: Promise<void> = Promise.resolve();

  const meet = (operation: Operation) => {
    const code = faults.get(operation);
    if (code !== undefined) throw Object.assign(new Error(`${code}: made to fail`), { code });
    done.push(operation);
  };

  return {
    done,
    fail: (operation, code) => faults.set(operation, code),
    heal: () => faults.clear(),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    readFile: (file) => nodeFiles.readFile(file),
    rm: (file, options) => nodeFiles.rm(file, options),
    async open(file, flags, mode) {
      const reads = flags === "r";
      if (!reads) meet("open");
      const handle = await nodeFiles.open(file, flags, mode);
      return {
        async writeFile(content) {
          await held;
          // A full disk accepts a part before it refuses.
          if (faults.has("writeFile")) await handle.writeFile(halfOf(content));
          meet("writeFile");
          await handle.writeFile(content);
        },
        async sync() {
          meet(reads ? "syncFolder" : "sync");
          await handle.sync();
        },
        close: () => handle.close(),
      };
    },
    async rename(from, to) {
      meet("rename");
      await nodeFiles.rename(from, to);
    },
  };
}

function halfOf(content: Content): Uint8Array {
  const parts = typeof content === "string" || content instanceof Uint8Array ? [content] : [...content];
  const whole = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  return whole.subarray(0, whole.length / 2);
}
