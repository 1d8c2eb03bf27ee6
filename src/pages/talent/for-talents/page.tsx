import { forms } from "../../../../content/forms.ts";
import { forTalents } from "../../../../content/talent/for-talents.ts";
import { MailBanner } from "../../../components/banner/mail-banner.tsx";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { TalentForm } from "../talent-form.tsx";
import { TalentHero } from "../talent-hero.tsx";
import { openings } from "./openings.picture.ts";
import { Path } from "./path.tsx";
import { Reasons } from "./reasons.tsx";

const { meta, hero, reasons, steps, form, closing } = forTalents;

const formId = "join";
const stepsId = "how-it-works";

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.talentForTalents.path} />
      <TalentHero content={hero} picture={openings} formId={formId} explanationId={stepsId} />
      <Section tone="paper" title={reasons.title} intro={reasons.intro}>
        <Reasons figure={reasons.figure} reasons={reasons.items} />
      </Section>
      <Section tone="night" id={stepsId} offset="100px" title={steps.title} intro={steps.intro}>
        <Path steps={steps.items} />
      </Section>
      <TalentForm id={formId} content={form} form={forms.talent} />
      <MailBanner {...closing} />
    </>
  );
}
