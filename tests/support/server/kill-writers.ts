import { randomUUID } from "node:crypto";
import type { LeadEntry } from "../../../src/shared/forms/lead.ts";
import type { ImageEntry } from "../../../src/shared/images/image.ts";
import type { UnsavedEntry } from "../../../src/shared/posts/unsaved-text.ts";
import type { SubscriberEntry } from "../../../src/shared/subscribers/subscriber.ts";
import { completed, refunded, session, signatureFor } from "../../../src/tools/stripe-events.ts";
import { numbered } from "../inputs/sample-images.ts";
import type { Step } from "./acknowledged.ts";
import { formWith } from "./images.ts";
import { sendForm } from "./send-form.ts";
import type { Site } from "./site.ts";
import type { TokenMails } from "./token-mails.ts";

/** How far ahead posts are scheduled. */
export const scheduledMs = 2_000;
export const paymentSecret = "whsec_a_secret_of_the_kills";

/** Whom the writers write to, and what they know. */
export interface Target {
  site: Site;
  cookie: string;
  mails: TokenMails;
}

export interface Kind {
  writers: number;
  /** Whether one who gets no answer sends the same again, as a payment provider and the editor do. */
  again: boolean;
  /** Whether each record is changed often, so that it has to be compared after each kill. */
  overwritten: boolean;
  steps(target: Target, number: () => number): Generator<Step, never>;
  found(ask: Ask): Promise<(readonly [key: string, state: string])[]>;
}

export type Ask = <T>(address: string) => Promise<T>;

const once = { writers: 1, again: false, overwritten: false };
const unsavedKeys = Array.from({ length: 20 }, () => randomUUID());

export const kinds = {
  leads: {
    ...once,
    writers: 2,
    *steps({ site }, number) {
      for (;;) {
        const key = `lead ${number()} of all`;
        yield { key, state: "there", send: () => sendForm(site, key) };
      }
    },
    found: async (ask) =>
      (await ask<LeadEntry[]>("/api/leads"))
        .filter(({ kind }) => kind === "lead")
        .map(({ fields }) => [Object.values(fields).find((value) => /^lead \d/.test(value)) ?? "", "there"]),
  },
  images: {
    ...once,
    *steps(target, number) {
      for (;;) {
        const at = number();
        const upload = async () =>
          expectStatus(
            201,
            ask(target, "/api/images", { body: formWith("file", await numbered(at), "a.jpg") }),
          );
        yield { key: `image ${at}`, state: "there", send: upload };
      }
    },
    found: async (ask) =>
      (await ask<ImageEntry[]>("/api/images")).map(({ width }) => [`image ${width - 200}`, "there"]),
  },
  posts: {
    ...once,
    again: true,
    *steps(target, number) {
      for (;;) {
        const title = `post ${number()}`;
        const headers = { "Idempotency-Key": randomUUID() };
        const publishAt = new Date(Date.now() + scheduledMs).toISOString();
        const post = { title, content: "Some text.", status: "scheduled", publishAt };
        const schedule = () => expectStatus(201, askJson(target, "/api/blogs", post, { headers }));
        yield { key: title, state: "there", send: schedule };
      }
    },
    found: async (ask) =>
      (await ask<{ title: string }[]>("/api/blogs?fields=summary"))
        .filter(({ title }) => title.startsWith("post "))
        .map(({ title }) => [title, "there"]),
  },
  payments: {
    ...once,
    again: true,
    *steps(target, number) {
      for (;;) {
        const at = number();
        const key = `payer${at}@example.com`;
        const paid = session({ customer_details: { name: `Payer ${at}`, email: key, phone: null } });
        const tell = (event: object) => () => {
          const body = JSON.stringify(event);
          const headers = { "Stripe-Signature": signatureFor(body, paymentSecret) };
          return expectStatus(200, ask(target, "/api/payments/stripe", { headers, body }));
        };
        const event = completed(paid);
        yield { key, state: "paid", send: tell(event) };
        // A provider tells some events twice.
        if (at % 7 === 0) yield { key, state: "paid", send: tell(event) };
        if (at % 5 === 0) yield { key, state: "refunded", send: tell(refunded(paid.payment_intent)) };
      }
    },
    found: async (ask) =>
      (await ask<LeadEntry[]>("/api/leads")).flatMap(({ fields, payment }) =>
        payment ? [[fields.email ?? "", payment.state] as const] : [],
      ),
  },
  subscribers: {
    ...once,
    writers: 2,
    again: true,
    *steps(target, number) {
      for (;;) {
        const key = `reader${number()}@example.com`;
        const subscribe = () => expectStatus(202, askJson(target, "/api/subscribers", { email: key }));
        yield { key, state: "unconfirmed", send: subscribe };
        yield { key, state: "unconfirmed", send: subscribe };
        const press = async (action: string) => {
          const token = await target.mails.tokenOf(key, () => target.site.process().isRunning());
          return ask(target, `/${action}/${token}`, { redirect: "manual" });
        };
        yield { key, state: "subscribed", send: () => expectStatus(303, press("subscribe")) };
        // Whoever left before a kill, and presses again, finds nothing more.
        if (number() % 4 === 0)
          yield { key, state: "gone", send: () => expectStatus([200, 404], press("unsubscribe")) };
      }
    },
    found: async (ask) =>
      (await ask<SubscriberEntry[]>("/api/subscribers")).map(({ email, state }) => [email, state]),
  },
  unsaved: {
    ...once,
    overwritten: true,
    *steps(target, number) {
      for (;;) {
        const at = number();
        const key = unsavedKeys[at % unsavedKeys.length] ?? "";
        const address = `/api/blogs/new-${key}/unsaved`;
        const title = `text ${at}`;
        const input = { ...emptyInput, title, content: "word ".repeat(300) };
        const keep = () => expectStatus(204, askJson(target, address, { input }, { method: "PUT" }));
        yield { key, state: title, send: keep };
        const discard = () => expectStatus(204, ask(target, address, { method: "DELETE" }));
        if (Math.random() < 0.2) yield { key, state: "gone", send: discard };
      }
    },
    found: async (ask) =>
      (await ask<UnsavedEntry[]>("/api/unsaved")).map(({ id, title }) => [id.replace("new-", ""), title]),
  },
} satisfies Record<string, Kind>;

const emptyInput = {
  summary: "",
  imageUrl: "",
  category: "",
  slug: "",
  status: "draft",
  publishAt: null,
};

let asked = 0;

/** Each request comes from another network. */
function ask({ site, cookie }: Target, address: string, init: RequestInit = {}): Promise<Response> {
  asked++;
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const headers = { Cookie: cookie, "X-Forwarded-For": from, ...init.headers };
  return fetch(site.url + address, { method: "POST", ...init, headers });
}

function askJson(target: Target, address: string, value: unknown, init: RequestInit = {}): Promise<Response> {
  const headers = { "Content-Type": "application/json", ...init.headers };
  return ask(target, address, { ...init, headers, body: JSON.stringify(value) });
}

async function expectStatus(expected: number | number[], answer: Promise<Response>): Promise<void> {
  const { status, body } = await answer;
  await body?.cancel();
  if (![expected].flat().includes(status)) throw new Error(`Answered with ${status}`);
}
