import { useLocation } from "react-router";
import { adminDashboardPath } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { titleOf } from "../use-dashboard-route.ts";

/** The head of the dashboard's page. `subject` is what is open in a tab, such as a lead. */
export function DashboardHead({ subject = "" }: { subject?: string }) {
  const title = titleOf(useLocation());
  return (
    <PageHead
      title={subject === "" ? title : `${subject} - ${title}`}
      description="Where the administrator of this site writes posts and reads what visitors sent."
      path={adminDashboardPath}
      indexed={false}
    />
  );
}
