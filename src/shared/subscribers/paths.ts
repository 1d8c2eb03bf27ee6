/** Takes the form that asks for articles by mail, and answers it. Not in `urls.ts`, which browsers load. */
export const subscribePath = "/subscribe";

/** In the mail that confirms a subscription. */
export function confirmPath(token: string): string {
  return `${subscribePath}/${token}`;
}

/** In every mail to a reader. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`;
}
