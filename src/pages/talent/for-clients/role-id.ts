/** The id of a role on the page, made of its name. */
export function roleId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}
