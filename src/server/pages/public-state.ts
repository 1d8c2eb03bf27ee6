/**
 * What pages are made from, as one object: the same until one of its parts is another one. Each part is asked at each
 * request.
 */
export function createPublicState(...parts: (() => object)[]): () => object {
  let last: { parts: object[] } = { parts: [] };
  return () => {
    const now = parts.map((part) => part());
    if (now.some((part, at) => part !== last.parts[at])) last = { parts: now };
    return last;
  };
}
