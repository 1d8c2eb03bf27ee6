/** Memoizes by object identity, in a WeakMap. Only for immutable objects. Rejected promises are forgotten. */
export function memoize<K extends object, V>(compute: (from: K) => V): (from: K) => V {
  const results = new WeakMap<K, V>();
  return (from) => {
    let result = results.get(from);
    if (result === undefined) {
      result = compute(from);
      results.set(from, result);
      if (result instanceof Promise) result.catch(() => results.delete(from));
    }
    return result;
  };
}

/** Calls `load` once, at the first call; after a failure the next call tries again. */
export function lazy<V>(load: () => Promise<V>): () => Promise<V> {
  const loaded = memoize(load);
  return () => loaded(load);
}
