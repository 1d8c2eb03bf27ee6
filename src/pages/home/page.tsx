import { useLoaderData } from "react-router";
import { forms } from "../../../content/forms.ts";
import { home } from "../../../content/home.ts";
import { atLeast } from "../../browser/breakpoints.ts";
import { pick } from "../../components/banner/pick.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { Section } from "../../components/section/section.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { partnershipId, partnershipPath } from "../../shared/paths.ts";
import type { SiteApi } from "../../shared/site-api.ts";
import { urls } from "../../shared/urls.ts";
import type { AutoPlay } from "../../widgets/carousel/use-rotation.ts";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import { Hero } from "../../widgets/hero/hero.tsx";
import { JsonLd } from "../../widgets/json-ld/json-ld.tsx";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { PartnerBanner } from "../../widgets/partner-banner/partner-banner.tsx";
import { SectionLink } from "../../widgets/section-link/section-link.tsx";
import { Tabs } from "../../widgets/tabs/tabs.tsx";
import { Assistant } from "../assistant.tsx";
import { Desk } from "./desk/desk.tsx";
import { FirstMessage } from "./first-message.tsx";
import styles from "./home.module.css";
import performance from "./performance.module.css";
import { Performance } from "./performance.tsx";
import { Scene } from "./scenes/scenes.tsx";
import serviceTabs from "./service-tabs.module.css";
import { organizationData, websiteData } from "./structured-data.ts";
import { Talent } from "./talent.tsx";
import { Training } from "./training.tsx";

const { hero, services, training, talent, partnership } = home;

const servicesId = "services";

/** Auto-play on all screens but phones, until the visitor uses the carousel. */
const servicesAutoPlay: AutoPlay = {
  everyMs: 5000,
  when: atLeast(40),
  turnedOffBy: ["tab", "dot", "arrow", "panel"],
  resumesAfterMs: 0,
};

export function load(api: SiteApi): Promise<CourseDates> {
  return api.courseDates();
}

export function Page() {
  const dates = useLoaderData<typeof load>();
  return (
    <>
      <PageHead {...home.meta} path={urls.home.path} />
      <JsonLd data={organizationData} />
      <JsonLd data={websiteData} />
      <Hero
        size="home"
        drawingAt="field"
        content={hero}
        buttons={
          <>
            <a href={partnershipPath} className={buttonClass("primary")}>
              {hero.action}
            </a>
            <SectionLink to={servicesId} className={buttonClass("ghost")}>
              {hero.secondaryAction}
            </SectionLink>
          </>
        }
        under={<Desk />}
        drawing={
          <div className={performance.performance}>
            <Performance />
          </div>
        }
      />
      <Assistant page="home" tone="paper" />
      <Section tone="white" id={servicesId} title={services.title} intro={services.intro}>
        <div data-tone="night" className={serviceTabs.tabs}>
          <Tabs
            label={services.title}
            noun="Service"
            layout="above"
            autoPlay={servicesAutoPlay}
            tabs={services.items.map((service) => ({
              id: service.id,
              title: service.title,
              panel: (
                <div className={styles.service}>
                  <div>
                    <h3 className={styles.title}>{service.tagline}</h3>
                    <p>{service.description}</p>
                    <TextLink to={service.link.href}>{service.link.label}</TextLink>
                  </div>
                  <Scene path={service.link.href} />
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
      </Section>
      <Section tone="paper" title={training.title} intro={training.intro}>
        <Training dates={dates} />
      </Section>
      <Section tone="night" title={talent.title}>
        <Talent />
      </Section>
      <FormSection
        id={partnershipId}
        content={partnership}
        form={forms.partnership}
        fills
        under={<FirstMessage {...partnership.example} />}
      />
      <PartnerBanner {...partnership.banner} ending={pick} />
    </>
  );
}
