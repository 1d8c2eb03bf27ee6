import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

const maps = new Map<string, SourceMap | null>();

/**
 * A stack with the places of the sources in place of the build's, by the source maps beside its files. Node's own way to
 * do so reads all maps at the start, which takes a sixth of its time and 10 MB.
 */
export function withSourcePlaces(stack: string): string {
  return stack.replace(/(file:\/\/\/[^\s()]+\.js):(\d+):(\d+)/g, (place, file, line, column) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !("fileName" in origin)) return place;
    return `${new URL(origin.fileName, file)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | null {
  let map = maps.get(file);
  if (map === undefined) {
    map = readMap(file);
    maps.set(file, map);
  }
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), "utf8")));
  } catch {
    return null;
  }
}
