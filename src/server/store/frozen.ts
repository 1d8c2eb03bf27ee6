import * as v from "valibot";

/** Freezes a value all the way down; parts that are frozen already are left as they are. */
export function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/**
 * A schema for the records of a state, of which a change leaves most as they were: what it has found good is good for as
 * long as it lives, since it is frozen. For schemas that accept what they put out, and leave it as it is.
 */
export function checkedOnce<T extends object>(
  schema: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, T> {
  const good = new WeakSet<object>();
  const known = v.custom<T>(() => true);
  const remembering = v.pipe(
    schema,
    v.transform((record) => {
      good.add(freeze(record));
      return record;
    }),
  );
  return v.lazy((record): v.GenericSchema<unknown, T> => {
    if (typeof record !== "object" || record === null) return schema;
    // The schema makes an object of its own; that of a new state is the one that comes again.
    if (!good.has(record) && Object.isFrozen(record) && v.is(schema, record)) good.add(record);
    return good.has(record) ? known : remembering;
  });
}
