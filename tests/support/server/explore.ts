import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { numbered } from "../inputs/sample-images.ts";
import { formWith } from "./images.ts";
import { sendForm } from "./send-form.ts";
import type { Site } from "./site.ts";
import type { TokenMails } from "./token-mails.ts";

const unsavedInput = {
  title: "A text",
  summary: "",
  content: "Some text.",
  imageUrl: "",
  category: "",
  slug: "",
  status: "draft",
  publishAt: null,
};
const filesDir = path.resolve(import.meta.dirname, "../../../dist/client/assets");

/** Creates one of each kind of record and returns the names of all. */
export async function exploreSite(site: Site, password: string, mails: TokenMails) {
  const login = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-Proto": "https" },
    body: JSON.stringify({ username: "admin", password }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const ask = async <T>(address: string, init: RequestInit = {}): Promise<T> => {
    const answer = await fetch(site.url + address, { ...init, headers: { ...init.headers, Cookie: cookie } });
    if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
    return answer.json();
  };
  const send = <T>(address: string, value: unknown, method = "POST") =>
    ask<T>(address, {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(value),
    });

  for (let lead = 0; lead < 5; lead++) await sendForm(site, `Lead ${lead}.`);
  const posts = await ask<{ id: string; slug: string; title: string }[]>("/api/blogs?fields=summary");
  const leads = await ask<{ id: string }[]>("/api/leads");
  const cohort = await send<{ id: string }>("/api/cohorts", {
    course: "engineer",
    startsOn: "2027-03-01",
    endsOn: "2027-05-01",
    days: ["mon"],
    time: "19:45",
    timeZone: "America/Chicago",
    seats: 3,
  });
  const answer = await send<{ id: string }>("/api/answers", {
    questions: ["Is there parking?"],
    reply: "Yes, behind the house.",
    link: "/contact",
  });
  const image = await ask<{ id: string }>("/api/images", {
    method: "POST",
    body: formWith("file", await numbered(1), "a.jpg"),
  });
  const [changed] = posts;
  await send(`/api/blogs/${changed?.id}`, { title: changed?.title, content: "Some text." }, "PUT");
  const preview = await send<{ url: string }>(`/api/blogs/${changed?.id}/preview`, {});
  const unsaved = `new-${randomUUID()}`;
  const answers = [
    await fetch(`${site.url}/api/subscribers`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "reader@example.com" }),
    }),
    await fetch(`${site.url}/api/blogs/${unsaved}/unsaved`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({ input: unsavedInput }),
    }),
  ];
  if (!answers.every(({ ok }) => ok)) throw new Error("No subscriber, or no unsaved text, was made");
  const token = await mails.tokenOf("reader@example.com", () => site.process().isRunning());
  const subscribers = await ask<{ id: string }[]>("/api/subscribers");
  return {
    cookie,
    subscriberIds: subscribers.map(({ id }) => id),
    mailTokens: [token],
    unsavedIds: [unsaved],
    postIds: posts.map(({ id }) => id),
    changedPostIds: posts.slice(0, 1).map(({ id }) => id),
    slugs: posts.map(({ slug }) => slug),
    leadIds: leads.map(({ id }) => id),
    cohortIds: [cohort.id],
    answerIds: [answer.id],
    imageIds: [image.id],
    previewTokens: [preview.url.split("/").at(-1) ?? ""],
    files: (await readdir(filesDir)).slice(0, 20).map((name) => `/assets/${name}`),
  };
}
