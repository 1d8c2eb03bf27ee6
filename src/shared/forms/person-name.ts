/** The name that somebody gave in a form, whether it is asked for in one field or in two; "" where there is none. */
export function personName(fields: Readonly<Record<string, string>>): string {
  return fields.name || [fields.firstName, fields.lastName].filter(Boolean).join(" ");
}

/** The fields that a person's name stands in. */
export const nameFields: ReadonlySet<string> = new Set(["name", "firstName", "lastName"]);
