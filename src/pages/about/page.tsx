import { about } from "../../../content/about.ts";
import { site } from "../../../content/site.ts";
import { circle } from "../../components/banner/circle.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { picture as signature } from "../../components/logo/signature.picture.svg";
import primitives from "../../components/primitives.module.css";
import { columnClass, Section } from "../../components/section/section.tsx";
import type { Picture, Word } from "../../shared/drawing/picture.ts";
import { urls } from "../../shared/urls.ts";
import { Benefits } from "../../widgets/carousel/benefits.tsx";
import { Hero } from "../../widgets/hero/hero.tsx";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { PartnerBanner } from "../../widgets/partner-banner/partner-banner.tsx";
import styles from "./about.module.css";
import { picture as counted } from "./hero.picture.svg";
import { counts, papers } from "./papers.picture.ts";

const { hero, way, benefits, closing } = about;

/** The task that comes up most often stands out; what leads on begins there. */
const named: Picture = {
  ...counted,
  words: counts.flatMap(({ task, column }, at): Word[] =>
    column === undefined
      ? []
      : [{ text: task, x: column, y: 432, anchor: "middle", ...(at > 0 && { kind: "quiet" }) }],
  ),
};

export function Page() {
  return (
    <>
      <PageHead {...about.meta} path={urls.about.path} />
      <Hero
        content={hero}
        buttons={
          <ButtonLink to={urls.contact.path} variant="primary">
            {hero.action}
          </ButtonLink>
        }
        drawing={<Illustration picture={named} className={styles.counted} />}
      />
      <Section tone="paper" title={way.title} intro={way.intro}>
        <ol className={cx(primitives.four, styles.way)} aria-label={way.title}>
          {way.steps.map(({ title, description }, at) => (
            <li key={title} className={styles.step}>
              <Illustration picture={papers[at]} className={styles.paper} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <div className={styles.promise}>
        <div className={columnClass}>
          <p className={styles.statement}>{way.statement}</p>
          <Sheet />
        </div>
      </div>
      <PartnerBanner {...closing} ending={circle} />
    </>
  );
}

/** The benefits as a paper that is signed. */
function Sheet() {
  return (
    <section className={cx(primitives.framed, styles.sheet)} data-tone="white">
      <h2>{benefits.title}</h2>
      <Benefits
        label={benefits.title}
        autoPlay={null}
        className={styles.benefits}
        cards={benefits.items.map(({ title, description }, at) => ({
          title,
          content: (
            <div className={styles.benefit}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          ),
        }))}
      />
      <div className={styles.foot}>
        <p className={primitives.meta}>{benefits.note}</p>
        <div className={styles.signature}>
          <Illustration picture={signature} label={site.name} />
          <p className={primitives.meta}>{benefits.signedFor}</p>
        </div>
      </div>
    </section>
  );
}
