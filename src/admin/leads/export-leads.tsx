import type { MouseEvent } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import type { LeadFilter } from "../../shared/forms/lead-filter.ts";
import { adminApi, leadsFile, toApiError } from "../api.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { notifyError } from "../notify.ts";
import { saveFile } from "../save-file.ts";
import { useSession } from "../session/session.tsx";

/** Saves the leads that a filter shows as a file. */
export function ExportLeads({ filter }: { filter: LeadFilter }) {
  const withSession = useSession();

  // The browser's own download would save an error as the file, without a word.
  async function save(event: MouseEvent) {
    event.preventDefault();
    try {
      saveFile(await withSession(() => adminApi.exportLeads(filter)), "leads.csv");
    } catch (error) {
      notifyError(toApiError(error).message, "Failed to export leads");
    }
  }

  return (
    <a className={buttonClass("ghost")} href={leadsFile(filter)} download onClick={save}>
      <AdminIcon name="download" />
      Export CSV
    </a>
  );
}
