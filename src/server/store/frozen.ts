import * as v from "valibot";

export function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** Validates each frozen record only once. The schema must return its input unchanged. */
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
    // The schema returns a copy, so the record itself is remembered.
    if (!good.has(record) && Object.isFrozen(record) && v.is(schema, record)) good.add(record);
    return good.has(record) ? known : remembering;
  });
}
