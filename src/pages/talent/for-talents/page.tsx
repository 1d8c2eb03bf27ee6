import { forms } from "../../../../content/forms.ts";
import { forTalents } from "../../../../content/talent/for-talents.ts";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { TalentPage } from "../talent-page.tsx";
import { openings } from "./openings.picture.ts";
import { Path } from "./path.tsx";
import { Reasons } from "./reasons.tsx";

const { reasons, steps } = forTalents;

const stepsId = "how-it-works";

export function Page() {
  return (
    <TalentPage
      path={urls.talentForTalents.path}
      content={forTalents}
      picture={openings}
      explanationId={stepsId}
      formId="join"
      form={forms.talent}
    >
      <Section tone="paper" title={reasons.title} intro={reasons.intro}>
        <Reasons {...reasons} />
      </Section>
      <Section tone="night" id={stepsId} offset="100px" title={steps.title} intro={steps.intro}>
        <Path steps={steps.items} />
      </Section>
    </TalentPage>
  );
}
