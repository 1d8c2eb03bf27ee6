import { forms } from "../../../../content/forms.ts";
import { forClients } from "../../../../content/talent/for-clients.ts";
import { MailBanner } from "../../../components/banner/mail-banner.tsx";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { TalentForm } from "../talent-form.tsx";
import { TalentHero } from "../talent-hero.tsx";
import { network } from "./network.picture.ts";
import { Promises } from "./promises.tsx";
import { Roles } from "./roles.tsx";

const { meta, hero, roles, progress, reasons, form, closing } = forClients;

const formId = "find-your-talent";
const progressId = "ai-progresses";

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.talentForClients.path} />
      <TalentHero content={hero} picture={network} formId={formId} explanationId={progressId} />
      <Section tone="paper" title={roles.title} intro={roles.intro}>
        <Roles title={roles.title} roles={roles.items} />
      </Section>
      <Section tone="night" id={progressId} offset="100px" title={progress.title} intro={progress.intro}>
        <Promises promises={progress.items} />
      </Section>
      <Section tone="white" title={reasons.title} intro={reasons.intro}>
        <BenefitCarousel
          label={reasons.title}
          items={reasons.items}
          autoPlay={phoneAutoPlay}
          layout="cells"
        />
      </Section>
      <TalentForm id={formId} content={form} form={forms.client} />
      <MailBanner {...closing} />
    </>
  );
}
