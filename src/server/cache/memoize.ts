/**
 * Gives `compute` a memory of what it made of each object, for as long as the object lives. Only for objects that never
 * change in place, such as the states of the store and all that is made from them. A promise that rejects is forgotten.
 */
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
