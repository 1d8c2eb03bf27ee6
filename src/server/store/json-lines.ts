import { randomUUID } from "node:crypto";

const newline = 10;

/** JSON as it was found: `value` is undefined where it does not parse. */
export interface Json {
  bytes: number;
  value: unknown;
}

/**
 * The JSON of a state in pieces: each record of a list is a line of its own, so that it can be written and parsed without
 * the rest.
 */
export function* jsonLines(state: unknown): Generator<string> {
  if (Array.isArray(state)) return yield* listLines(state);
  if (typeof state !== "object" || state === null) return yield JSON.stringify(state);
  yield "{";
  let comma = "\n";
  for (const [key, value] of Object.entries(state)) {
    if (value === undefined) continue;
    yield `${comma}${JSON.stringify(key)}:`;
    if (Array.isArray(value)) yield* listLines(value);
    else yield JSON.stringify(value);
    comma = ",\n";
  }
  yield "\n}";
}

function* listLines(list: readonly unknown[]): Generator<string> {
  yield "[";
  let comma = "\n";
  for (const item of list) {
    yield `${comma}${JSON.stringify(item) ?? "null"}`;
    comma = ",\n";
  }
  yield "\n]";
}

/** Text as it stands between the quotes of a JSON string. */
export function inString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Parses JSON that is in memory as a whole. */
export function parseJson(bytes: Uint8Array): Json {
  const parser = new JsonLinesParser();
  parser.add(bytes);
  return parser.end();
}

/**
 * Parses JSON that comes in pieces of bytes. A line that is an object by itself is parsed at once, and its text let go;
 * what is left is parsed at the end, with a mark in the place of each such line. A line begins and ends between two
 * tokens, since strings have no line breaks in JSON: the result is that of `JSON.parse` for every text.
 */
export class JsonLinesParser {
  // A byte order mark is one at the start of a file only.
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  readonly #mark = `${randomUUID()}:`;
  readonly #objects: unknown[] = [];
  readonly #others: string[] = [];
  #bytes = 0;
  #begun: Uint8Array[] = [];
  #isText = true;

  /** Takes the next bytes, which may change afterward. */
  add(bytes: Uint8Array): void {
    this.#bytes += bytes.length;
    let start = 0;
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
      this.#addLine(bytes.subarray(start, end));
      start = end + 1;
    }
    if (start < bytes.length) this.#begun.push(bytes.slice(start));
  }

  end(): Json {
    this.#addLine(new Uint8Array());
    return { bytes: this.#bytes, value: this.#isText ? this.#value() : undefined };
  }

  #addLine(end: Uint8Array): void {
    const line = this.#decode(this.#begun.length === 0 ? end : Buffer.concat([...this.#begun, end]));
    this.#begun = [];
    const comma = line.endsWith(",") ? "," : "";
    const object = line.startsWith("{") ? parse(comma ? line.slice(0, -1) : line) : undefined;
    if (object === undefined) this.#others.push(line);
    else this.#others.push(`"${this.#mark}${this.#objects.push(object) - 1}"${comma}`);
  }

  #decode(bytes: Uint8Array): string {
    try {
      return this.#decoder.decode(bytes);
    } catch {
      this.#isText = false;
      return "";
    }
  }

  #value(): unknown {
    const text = this.#others.join("\n").replace(/^\ufeff/, "");
    if (this.#objects.length === 0) return parse(text);
    return parse(text, (key, value) => {
      if (key.startsWith(this.#mark)) throw new SyntaxError("An object stands in the place of a key");
      return typeof value === "string" && value.startsWith(this.#mark)
        ? this.#objects[Number(value.slice(this.#mark.length))]
        : value;
    });
  }
}

function parse(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return undefined;
  }
}
