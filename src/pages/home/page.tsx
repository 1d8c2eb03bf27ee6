import { useLoaderData } from "react-router";
import { forms } from "../../../content/forms.ts";
import { home } from "../../../content/home.ts";
import { atLeast } from "../../browser/breakpoints.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { Section } from "../../components/section/section.tsx";
import { Statement } from "../../components/statement/statement.tsx";
import { Steps } from "../../components/steps/steps.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import type { SiteApi } from "../../shared/site-api.ts";
import { partnershipId, urls } from "../../shared/urls.ts";
import type { AutoPlay } from "../../widgets/carousel/use-rotation.ts";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import { Hero } from "../../widgets/hero/hero.tsx";
import { JsonLd } from "../../widgets/json-ld/json-ld.tsx";
import { Kept } from "../../widgets/kept/kept.tsx";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { PartnerBanner } from "../../widgets/partner-banner/partner-banner.tsx";
import { PartnerLink } from "../../widgets/partner-link/partner-link.tsx";
import { usePartnershipArrival } from "../../widgets/partner-link/partnership.ts";
import { SectionLink } from "../../widgets/section-link/section-link.tsx";
import { Tabs } from "../../widgets/tabs/tabs.tsx";
import { Assistant } from "../assistant.tsx";
import styles from "./home.module.css";
import line from "./line.module.css";
import { Served as ServedLine } from "./line.served.tsx";
import performance from "./performance.module.css";
import { Served as ServedPerformance } from "./performance.served.tsx";
import scenes from "./scenes/scene.module.css";
import { Served as Scene } from "./scenes/scenes.served.tsx";
import { organizationData, websiteData } from "./structured-data.ts";
import { Talent } from "./talent.tsx";
import { Training } from "./training.tsx";

const { hero, services, training, talent, partnership } = home;

const servicesId = "services";

/** The services move on by themselves on all but phones, until a visitor uses the carousel. */
const servicesAutoPlay: AutoPlay = {
  everyMs: 5000,
  when: atLeast(40),
  turnedOffBy: ["tab", "dot", "arrow", "panel"],
  resumesAfterMs: 0,
};

/** What is next for each course; null where a browser cannot ask, as without a connection: the page is worth showing without it. */
export async function load(api: SiteApi): Promise<CourseDates | null> {
  try {
    return await api.courseDates();
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    return null;
  }
}

export function Page() {
  usePartnershipArrival();
  const dates = useLoaderData<typeof load>();
  return (
    <>
      <PageHead {...home.meta} path={urls.home.path} />
      <JsonLd data={import.meta.env.SSR && organizationData} />
      <JsonLd data={import.meta.env.SSR && websiteData} />
      <Hero
        size="home"
        drawingAt="field"
        content={hero}
        buttons={
          <>
            <PartnerLink className={buttonClass("primary")}>{hero.action}</PartnerLink>
            <SectionLink to={servicesId} className={buttonClass("ghost")}>
              {hero.secondaryAction}
            </SectionLink>
          </>
        }
        drawing={
          <Kept name="hero" className={performance.performance}>
            <ServedPerformance />
          </Kept>
        }
      />
      <div className={line.passed}>
        <Kept name="line" className={cx(primitives.screenOnly, line.line)}>
          <ServedLine />
        </Kept>
        <Assistant page="home" tone="paper" />
        <Section tone="white" id={servicesId} title={services.title} intro={services.intro}>
          <div data-tone="night">
            <Tabs
              label={services.title}
              noun="Service"
              layout="timeline"
              autoPlay={servicesAutoPlay}
              tabs={services.items.map((service, at) => ({
                id: service.id,
                title: service.title,
                panel: (
                  <div className={styles.service}>
                    <div>
                      <h3 className={styles.title}>{service.tagline}</h3>
                      <p>{service.description}</p>
                      <TextLink to={service.link.href}>{service.link.label}</TextLink>
                    </div>
                    <Kept name={`scene-${at}`} className={scenes.scene}>
                      <Scene at={at} />
                    </Kept>
                    <ul className={primitives.four}>
                      {service.benefits.map((benefit) => (
                        <li key={benefit} className={primitives.iconRow}>
                          <Icon name="check" />
                          {benefit}
                        </li>
                      ))}
                    </ul>
                  </div>
                ),
              }))}
            />
          </div>
          <Statement>{services.statement}</Statement>
        </Section>
        <Section tone="paper" title={training.title} intro={training.intro}>
          <Training dates={dates} />
        </Section>
        <Section tone="night" title={talent.title} intro={talent.intro}>
          <Talent />
        </Section>
        <FormSection id={partnershipId} content={partnership} form={forms.partnership}>
          <Steps steps={partnership.steps} />
        </FormSection>
        <PartnerBanner {...partnership.banner} />
      </div>
    </>
  );
}
