import { about } from "../../../content/about.ts";
import { ButtonLink, buttonClass } from "../../components/button/button.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { columnClass, Section } from "../../components/section/section.tsx";
import { Steps } from "../../components/steps/steps.tsx";
import { partnershipPath } from "../../shared/paths.ts";
import { urls } from "../../shared/urls.ts";
import { BenefitCarousel } from "../../widgets/carousel/benefit-carousel.tsx";
import { Hero } from "../../widgets/hero/hero.tsx";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { PartnerBanner } from "../../widgets/partner-banner/partner-banner.tsx";
import styles from "./about.module.css";
import { picture as counted } from "./hero.picture.svg";

const { hero, way, benefits, closing } = about;

export function Page() {
  return (
    <>
      <PageHead {...about.meta} path={urls.about.path} />
      <Hero
        content={hero}
        buttons={
          <>
            <a href={partnershipPath} className={buttonClass("primary")}>
              {hero.action}
            </a>
            <ButtonLink to={urls.contact.path} variant="ghost">
              {hero.secondaryAction}
            </ButtonLink>
          </>
        }
        drawing={<Illustration picture={counted} />}
      />
      <Section tone="white" title={way.title} intro={way.intro}>
        <div className={styles.way}>
          <Steps steps={way.steps} />
        </div>
      </Section>
      <div className={styles.promise}>
        <p className={columnClass}>{way.statement}</p>
      </div>
      <Section tone="paper" title={benefits.title} intro={benefits.intro}>
        <BenefitCarousel label={benefits.title} items={benefits.items} autoPlay={null} layout="cards" />
      </Section>
      <PartnerBanner {...closing} />
    </>
  );
}
