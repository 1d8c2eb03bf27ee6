/** May be empty, or nothing but hyphens. */
export function deriveSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/[\s-]+/g, "-");
}

/** The title's slug or `post-` and the start of the id, with `-2`, `-3` ... where another post has or had it. */
export function uniqueSlug(title: string, id: string, taken: ReadonlySet<string>): string {
  const derived = deriveSlug(title);
  const base = /[a-z0-9]/.test(derived) ? derived : `post-${id.slice(0, 8)}`;
  if (!taken.has(base)) return base;
  let count = 2;
  while (taken.has(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
}
