let last: Promise<unknown> = Promise.resolve();

/** Makes one call about unsaved texts after another, so that no older one overtakes a newer one. */
export function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const result = last.then(call);
  last = result.catch(() => {});
  return result;
}
