import { setTimeout as wait } from "node:timers/promises";
import type { LeadEntry } from "../../../src/shared/forms/lead.ts";
import type { ImageEntry } from "../../../src/shared/images/image.ts";
import type { Acknowledged } from "./acknowledged.ts";
import type { Ask } from "./kill-writers.ts";
import type { LeadReceiver } from "./lead-receiver.ts";
import type { Site } from "./site.ts";

/** Waits until all leads are told of, at most two minutes; gives them, and how many webhooks came again. */
export async function untilTold(ask: Ask, receiver: LeadReceiver, faults: string[]) {
  const isTold = ({ deliveries }: LeadEntry) => deliveries.every(({ state }) => state === "sent");
  let leads = await ask<LeadEntry[]>("/api/leads");
  for (let tries = 0; tries < 120 && !leads.every(isTold); tries++) {
    await wait(1_000);
    leads = await ask<LeadEntry[]>("/api/leads");
  }
  if (!leads.every(isTold)) faults.push("a lead was not told within two minutes");
  const ids = receiver.received.map(({ headers }) => String(headers["webhook-id"]));
  return { leads, toldAgain: ids.length - new Set(ids).size };
}

/** What nobody heard of, and what was told under several ids. */
export function neverTold(
  changes: Record<"payments" | "subscribers", Acknowledged>,
  leads: readonly LeadEntry[],
  receiver: LeadReceiver,
  mails: ReadonlyMap<string, string[]>,
): string[] {
  const idsOf = new Map<string, Set<string>>();
  for (const { headers, body } of receiver.received) {
    const { type, data } = JSON.parse(body) as { type: string; data: { id: string } };
    const about = `${type} ${data.id}`;
    idsOf.set(about, (idsOf.get(about) ?? new Set()).add(String(headers["webhook-id"])));
  }
  const faults = [...idsOf].flatMap(([about, ids]) => (ids.size > 1 ? [`${about} has several ids`] : []));
  for (const { id, kind, payment } of leads) {
    if (!idsOf.has(`${kind}.created ${id}`)) faults.push(`${kind} ${id} was never told`);
    if (payment?.state === "refunded" && !idsOf.has(`${kind}.refunded ${id}`))
      faults.push(`the refund of ${id} was never told`);
  }
  for (const address of [...changes.payments.keys(), ...changes.subscribers.keys()])
    if (!mails.has(address)) faults.push(`${address} never got a mail`);
  return faults;
}

/** The pictures that are listed and cannot be fetched. */
export async function brokenPictures(site: Site, ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, url } of await ask<ImageEntry[]>("/api/images")) {
    const picture = await fetch(site.url + url);
    if (picture.status !== 200 || (await picture.arrayBuffer()).byteLength === 0)
      faults.push(`the picture ${id} is answered with ${picture.status}`);
  }
  return faults;
}
