import { realpath, stat } from "node:fs/promises";
import path from "node:path";

/** Finds files beside an export, and none outside of its folder. */
export function createFindFile(folder: string): (address: string, from?: string) => Promise<string | null> {
  const root = realpath(folder);

  async function fileAt(candidate: string): Promise<string | null> {
    try {
      const real = await realpath(candidate);
      const isInside = real.startsWith((await root) + path.sep);
      return isInside && (await stat(real)).isFile() ? real : null;
    } catch {
      return null;
    }
  }

  return async (address, from = folder) => {
    for (const candidate of candidatesFor(address, from, folder)) {
      const file = await fileAt(candidate);
      if (file !== null) return file;
    }
    return null;
  };
}

/**
 * A relative address leads from its own file, one with a slash from the folder. Of a whole address any end is tried that
 * has a folder in it, the longest first: of `/wp-content/uploads/2020/05/a.jpg` down to `05/a.jpg`.
 */
function candidatesFor(address: string, from: string, folder: string): string[] {
  const url = URL.parse(address);
  const segments = segmentsOf(url === null ? address.replace(/[?#].*$/, "") : url.pathname);
  if (segments.length === 0 || segments.some((segment) => segment.includes("\0"))) return [];
  if (url === null) {
    const start = address.startsWith("/") ? folder : from;
    return [path.resolve(start, ...segments)];
  }
  if (!/^https?:$/.test(url.protocol)) return [];
  const ends = segments.map((_segment, index) => segments.slice(index)).filter((end) => end.length > 1);
  return (ends.length === 0 ? [segments] : ends).flatMap((end) => [
    path.join(folder, ...end),
    // Some hosts of WordPress leave this folder out of their addresses.
    ...(end.length > 1 ? [path.join(folder, "uploads", ...end)] : []),
  ]);
}

function segmentsOf(pathname: string): string[] {
  try {
    return decodeURIComponent(pathname)
      .split("/")
      .filter((segment) => segment !== "");
  } catch {
    return [];
  }
}
