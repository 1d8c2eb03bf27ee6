import { forms } from "../../../../content/forms.ts";
import { forClients } from "../../../../content/talent/for-clients.ts";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { TalentPage } from "../talent-page.tsx";
import { network } from "./network.picture.ts";
import { Promises } from "./promises.tsx";
import { Roles } from "./roles.tsx";

const { roles, progress, reasons } = forClients;

const progressId = "ai-progresses";

export function Page() {
  return (
    <TalentPage
      path={urls.talentForClients.path}
      content={forClients}
      picture={network}
      explanationId={progressId}
      formId="find-your-talent"
      form={forms.client}
    >
      <Section tone="paper" title={roles.title} intro={roles.intro}>
        <Roles {...roles} />
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
    </TalentPage>
  );
}
