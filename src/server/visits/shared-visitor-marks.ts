import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../store/postgres/database.ts";
import { maxMarks, type VisitorMarks } from "./visitor-marks.ts";

// A hash this short identifies nobody by itself.
const visitorBytes = 5;
/** All processes share these marks through the database. Earlier days are deleted with their salts. */
export async function openSharedMarks(
  database: Pick<Database, "query" | "transaction">,
  day: string,
): Promise<VisitorMarks> {
  const { query } = database;
  await forgetSharedMarks(database, day);
  await query("INSERT INTO visitor_days (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING", [
    day,
    randomBytes(16),
  ]);
  const [found] = await query<{ salt: Buffer }>("SELECT salt FROM visitor_days WHERE day = $1", [day]);
  const salt = found?.salt ?? randomBytes(16);
  let made = 0;

  return {
    async mark(visitor, things) {
      if (made >= maxMarks) return new Set();
      const hash = createHash("sha256").update(salt).update(visitor).digest();
      const rows = await query<{ thing: string }>(
        `INSERT INTO visitor_marks (day, visitor, thing) SELECT $1, $2, thing FROM unnest($3::text[]) AS row (thing)
         ON CONFLICT (day, visitor, thing) DO NOTHING RETURNING thing`,
        [day, hash.subarray(0, visitorBytes), things],
      );
      made += rows.length;
      return new Set(rows.map(({ thing }) => thing));
    },
    prepareWrite: () => async () => {},
  };
}

export async function forgetSharedMarks(
  { transaction }: Pick<Database, "transaction">,
  day = "9999-12-31",
): Promise<void> {
  // Deleting a day cascades to its marks, which may take longer than the statement timeout.
  await transaction((query) => query("DELETE FROM visitor_days WHERE day < $1", [day]), { anyTime: true });
}
