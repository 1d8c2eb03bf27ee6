import { hashText } from "./covers/svg.ts";

/**
 * Names what a record says, for the If-Match of a save: whoever shows the record and whoever stores it come to the same
 * name. The order of the fields says nothing.
 */
export function versionOf(record: object): string {
  return hashText(JSON.stringify(record, Object.keys(record).toSorted())).toString(36);
}
