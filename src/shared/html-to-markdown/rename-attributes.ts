const markup = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<[a-z][^\s/>]*/gi;

const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y;

/** Renames style and handler attributes (`data-style`), since the content policy reports each one that is parsed. */
export function renameAttributes(html: string): string {
  let result = "";
  let at = 0;
  markup.lastIndex = 0;
  for (let tag = markup.exec(html); tag !== null; tag = markup.exec(html)) {
    result += html.slice(at, markup.lastIndex);
    at = markup.lastIndex;
    if (tag[0].startsWith("<!")) continue;
    attribute.lastIndex = at;
    for (let found = attribute.exec(html); found !== null; found = attribute.exec(html)) {
      const [whole, name = ""] = found;
      result += /^(?:style|on[a-z]+)$/i.test(name) ? whole.replace(name, ` data-${name}`) : whole;
      at = attribute.lastIndex;
    }
    markup.lastIndex = at;
  }
  return result + html.slice(at);
}
