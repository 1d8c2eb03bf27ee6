/** The admin's password on the sites that start for a browser. */
export const password = "correct horse battery";

/** Signs in at a site without a browser; gives the cookies that a browser's context takes. */
export async function signIn(url: string): Promise<{ name: string; value: string; url: string }[]> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password }),
  });
  return answer.headers.getSetCookie().map((cookie) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url };
  });
}

/** The same as the header of a request. */
export async function cookieOf(url: string): Promise<string> {
  return headerOf(await signIn(url));
}

export function headerOf(cookies: readonly { name: string; value: string }[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
