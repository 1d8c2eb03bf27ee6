/** Makes ids that are unique within one article. */
export function createHeadingIds(): (text: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (text) => {
    const wanted = wantedId(text);
    let count = counts.get(wanted) ?? 1;
    let id = count === 1 ? wanted : `${wanted}-${count}`;
    while (taken.has(id)) {
      count += 1;
      id = `${wanted}-${count}`;
    }
    counts.set(wanted, count);
    taken.add(id);
    return id;
  };
}

// The prefix prevents clashes with ids of the surrounding page.
function wantedId(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
  return words === "" ? "section" : `section-${words}`;
}
