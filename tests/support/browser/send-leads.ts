import { expect, type Page } from "playwright/test";
import type { StoredRequest } from "../../../src/server/requests/stored-requests.ts";
import type { Site } from "../server/site.ts";

/** Sends the contact form once for each name (first and last), as a browser without scripts does. */
export async function sendLeads(page: Page, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const [firstName = "", lastName = ""] = name.split(" ");
    const answer = await page.request.post("/widget/form/general-contact", {
      form: { firstName, lastName, email: `lead${index}@example.com`, phone: "", message: "Hello" },
      headers: { "X-Forwarded-For": `172.16.${Math.floor(Math.random() * 250)}.${index + 1}` },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
  }
}

/** What a site has stored of the sender with this email address. */
export async function requestsOf(site: Pick<Site, "stored">, email: string): Promise<StoredRequest[]> {
  const requests = (await site.stored("requests")) as StoredRequest[];
  return requests.filter(({ fields }) => fields.email === email);
}
