import fc from "fast-check";
import { aliases, formFramePath, urls } from "../../../src/shared/urls.ts";
import { often } from "./arbitrary-body.ts";
import { arbitraryText } from "./arbitrary-text.ts";

/** What the addresses may know of the site that they are sent to. */
export interface KnownNames {
  postIds: string[];
  /** Of posts that have an earlier version. */
  changedPostIds: string[];
  slugs: string[];
  leadIds: string[];
  cohortIds: string[];
  answerIds: string[];
  imageIds: string[];
  previewTokens: string[];
  subscriberIds: string[];
  /** In the links of mails to subscribers. */
  mailTokens: string[];
  unsavedIds: string[];
  files: string[];
}

const plainAddresses = [
  ...Object.values(urls).map((page) => page.path),
  ...Object.values(aliases),
  "/admin",
  "/admin/dashboard",
  "/rss.xml",
  "/feed.json",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/calendar/all.ics",
  "/healthz",
  "/readyz",
  "/servez",
  "/api/auth/login",
  "/api/auth/status",
  "/api/auth/logout",
  "/api/auth/change-password",
  "/api/auth/second-factor",
  "/api/auth/second-factor/confirm",
  "/api/auth/second-factor/recovery-codes",
  "/api/blogs?status=all",
  "/api/unsaved",
  "/api/subscribers",
  "/api/subscribers?fields=count",
  "/api/leads.csv",
  "/api/leads?state=deleted",
  "/api/images",
  "/api/images/check",
  "/api/cohorts?all=1",
  "/api/offers",
  "/api/waitlists",
  "/api/questions",
];

/** What takes a body without a name in its address: most of what is written goes there. */
const writtenAddresses = [
  "/api/auth/login",
  "/api/blogs",
  "/api/blogs/preview",
  "/api/leads",
  "/api/leads/bulk",
  "/api/cohorts",
  "/api/answers",
  "/api/images",
  "/api/chat",
  "/api/chat/person",
  "/api/visits",
  "/api/acceptances",
  "/api/payments/stripe",
  "/api/payments/stripe",
  "/api/subscribers",
  "/subscribe",
  formFramePath("general-contact"),
  formFramePath("no-code-waitlist"),
  "/checkout?plan=students",
];

const brokenAddresses = [
  "/api/blogs/%E0%A4%A",
  "/%",
  "/api/blogs/%00/restore",
  "//api//blogs",
  "/api/blogs/../x",
  "/API/BLOGS",
  "*",
  "/?__proto__[x]=1&constructor=1",
  `/${"a".repeat(8_000)}`,
  "/widget/form/__proto__",
  "/blogs/constructor",
  "/api/offers/__proto__",
  "/images/../1600.jpg",
];

/** Addresses of every kind: each that the site has, with names that it knows and others, and any other. */
export function arbitraryAddress(known: KnownNames): fc.Arbitrary<string> {
  const other = arbitraryText.map(encode);
  const oneOf = (names: string[]) =>
    names.length === 0 ? other : fc.oneof(fc.constantFrom(...names), other);
  const named = (names: string[], ...addresses: ((name: string) => string)[]) =>
    oneOf(names).chain((name) => fc.constantFrom(...addresses.map((address) => address(name))));
  const versions = often(fc.constantFrom("1", "2"), fc.oneof(fc.constantFrom("0", "-1", "1e3"), other));
  return fc.oneof(
    fc.constantFrom(...plainAddresses, ...known.files),
    { weight: 5, arbitrary: fc.constantFrom(...writtenAddresses) },
    {
      weight: 2,
      arbitrary: named(
        known.postIds,
        (id) => `/api/blogs/${id}`,
        (id) => `/api/blogs/${id}/restore`,
        (id) => `/api/blogs/${id}/preview`,
        (id) => `/api/blogs/${id}/versions`,
      ),
    },
    fc
      .tuple(oneOf(known.changedPostIds), versions, fc.constantFrom("", "/restore"))
      .map(([id, version, end]) => `/api/blogs/${id}/versions/${version}${end}`),
    named(
      known.previewTokens,
      (token) => `/preview/${token}`,
      (token) => `/page-data/preview/${token}`,
    ),
    named(known.subscriberIds, (id) => `/api/subscribers/${id}`),
    named(
      known.mailTokens,
      (token) => `/subscribe/${token}`,
      (token) => `/unsubscribe/${token}`,
      (token) => `/page-data/subscribe/${token}`,
    ),
    named([...known.unsavedIds, ...known.postIds], (id) => `/api/blogs/${id}/unsaved`),
    named(
      known.leadIds,
      (id) => `/api/leads/${id}`,
      (id) => `/api/leads/${id}/restore`,
      (id) => `/api/leads/${id}/deliveries`,
    ),
    named(
      known.cohortIds,
      (id) => `/api/cohorts/${id}`,
      (id) => `/calendar/${id}.ics`,
    ),
    named(["EARLYNOCODE", "early", "X".repeat(200)], (code) => `/api/offers/${code}`),
    named(known.answerIds, (id) => `/api/answers/${id}`),
    named(
      known.imageIds,
      (id) => `/api/images/${id}`,
      (id) => `/images/${id}/480.jpg`,
      (id) => `/images/${id}/99999.avif`,
    ),
    named(["a@example.com", "%40", "a@example.com,b@example.com"], (email) => `/api/people/${email}`),
    named(["7", "30", "90", "0", "1e9"], (days) => `/api/stats?days=${days}`),
    named(
      known.slugs,
      (slug) => `/blogs/${slug}`,
      (slug) => `/page-data/blogs/${slug}`,
      (slug) => `/covers/${slug}.svg`,
      (slug) => `/cards/${slug}.png`,
      (slug) => `/api/blogs?slug=${slug}`,
    ),
    named(
      [],
      (text) => `/${text}`,
      (text) => `/widget/form/${text}`,
      (text) => `/blogs?category=${text}&page=${text}`,
      (text) => `/blogs?q=${text}&q=x&page=${text}`,
      (text) => `/blogs?q=${"a ".repeat(3_000)}${text}`,
      (text) => `/checkout?plan=${text}&plan=x`,
      (text) => `/page-data/${text}`,
      (text) => `/page-data/blogs?q=${text}`,
      (text) => `/page-data/blogs?category=${text}&page=${text}`,
      (text) => `/api/blogs?fields=${text}`,
      (text) => `/api/leads.csv?query=${text}`,
      (text) => `/?utm_source=${text}&utm_campaign=${text}`,
      (text) => `/assets/${text}.js`,
    ),
    fc
      .tuple(fc.constantFrom("/api/blogs/", "/api/blogs?", "/api", "/", "//"), fc.string())
      .map(([a, b]) => a + b),
    fc.constantFrom(...brokenAddresses),
  );
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
