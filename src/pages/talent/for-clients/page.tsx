import { forms } from "../../../../content/forms.ts";
import { roleSheet } from "../../../../content/talent/exhibits.ts";
import { forClients } from "../../../../content/talent/for-clients.ts";
import { send } from "../../../components/banner/send.ts";
import { urls } from "../../../shared/urls.ts";
import { TalentPage, TalentPaper } from "../talent-page.tsx";
import { joining } from "./missing.picture.ts";
import { Progress } from "./progress.tsx";
import { Reasons } from "./reasons.tsx";
import { Roles } from "./roles.tsx";
import { Seats } from "./seats.tsx";

const formId = "find-your-talent";

const progressId = "ai-progresses";

export function Page() {
  return (
    <TalentPage
      path={urls.talentForClients.path}
      content={forClients}
      picture={joining}
      overPicture={<Seats />}
      explanationId={progressId}
      formId={formId}
      form={forms.client}
      paper={<TalentPaper {...roleSheet} />}
      paperSecond
      ending={send}
    >
      <Roles formId={formId} />
      <Progress id={progressId} />
      <Reasons />
    </TalentPage>
  );
}
