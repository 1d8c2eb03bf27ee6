import type { VisitSource } from "./visit-source.ts";

/** The columns of every CSV that says how somebody came to the site. */
export const sourceColumns: readonly (readonly [
  name: string,
  textOf: (source: VisitSource) => string | null,
])[] = [
  ["landing", ({ landing }) => landing],
  ["referrer", ({ referrer }) => referrer],
  ["utm_source", ({ utm }) => utm.source],
  ["utm_medium", ({ utm }) => utm.medium],
  ["utm_campaign", ({ utm }) => utm.campaign],
  ["utm_term", ({ utm }) => utm.term],
  ["utm_content", ({ utm }) => utm.content],
  ["click_id", ({ clickId }) => clickId],
];
