/** Joins first and last name where a form has both; "" where there is no name. */
export function personName(fields: Readonly<Record<string, string>>): string {
  return fields.name || [fields.firstName, fields.lastName].filter(Boolean).join(" ");
}

export const nameFields: ReadonlySet<string> = new Set(["name", "firstName", "lastName"]);
