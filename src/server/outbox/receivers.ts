import type { Team } from "../../shared/forms/lead.ts";
import { checkoutPath } from "../../shared/paths.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { MailSettings } from "../settings/env.ts";
import { formOf } from "./request-facts.ts";

type Receivers = Pick<MailSettings, "leadsTo" | "leadsToTeam">;

/** The addresses that are told of a request. */
export function receiversOf(request: StoredRequest, { leadsTo, leadsToTeam }: Receivers): readonly string[] {
  const team = teamOf(request);
  return team === null ? leadsTo : leadsToTeam[team];
}

/** Everybody who is told of requests of any kind, each once. */
export function allReceivers({ leadsTo, leadsToTeam }: Receivers): string[] {
  return [...new Set([leadsTo, ...Object.values(leadsToTeam)].flat())];
}

function teamOf(request: StoredRequest): Team | null {
  // Payments and the sandbox checkout sell courses.
  if (request.kind === "enrollment") return "training";
  return formOf(request)?.team ?? teamOfPage(request.page ?? "");
}

/** A form that stands on many pages, or the chat, was sent to the team of its page. */
function teamOfPage(page: string): Team | null {
  if (page.startsWith("/training/") || page === checkoutPath) return "training";
  return page.startsWith("/talent/") ? "talent" : null;
}
