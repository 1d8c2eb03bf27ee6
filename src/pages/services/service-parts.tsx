import { forms } from "../../../content/forms.ts";
import type {
  ServiceClosing as ClosingContent,
  ServiceHero as HeroContent,
  RelatedServices,
  ServiceFaq,
} from "../../../content/services/types.ts";
import type { Item, Link } from "../../../content/types.ts";
import { cx } from "../../components/cx.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import primitives from "../../components/primitives.module.css";
import { columnClass } from "../../components/section/section.tsx";
import { TextLink, textLinkClass } from "../../components/text-link/text-link.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import { partnershipPath } from "../../shared/paths.ts";
import { type AutoPlay, phoneAutoPlay } from "../../widgets/carousel/use-rotation.ts";
import { FaqSection } from "../../widgets/faq/faq-section.tsx";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import { Hero } from "../../widgets/hero/hero.tsx";
import styles from "./service-parts.module.css";
import panel from "./use-cases.module.css";

/** The targets of the hero's buttons on every service page. */
export const formId = "contact-form";
export const useCasesId = "use-cases";

export function ServiceHero({ hero, diagram }: { hero: HeroContent<unknown>; diagram: Picture }) {
  return (
    <Hero
      drawingAt="beside"
      content={hero}
      sections={[formId, useCasesId]}
      drawing={<Illustration picture={diagram} label={hero.diagram.description} className={styles.diagram} />}
    />
  );
}

export function BenefitRows({ items }: { items: readonly (Item & { link?: Link })[] }) {
  return (
    <ul className={primitives.ruled}>
      {items.map(({ title, description, link }) => (
        <li key={title} className={styles.row}>
          <h3>{title}</h3>
          <div>
            <p>{description}</p>
            {link !== undefined && <TextLink to={link.href}>{link.label}</TextLink>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The first swipe or dot turns it off for the visit. */
export const keyBenefitsAutoPlay: AutoPlay = { ...phoneAutoPlay, turnedOffBy: ["swipe", "dot"] };

/** The end of a service page: questions, form, related services. */
export function ServiceClosing({ faq, closing }: { faq: ServiceFaq; closing: ClosingContent }) {
  const { next, related } = closing;
  return (
    <>
      <FaqSection faq={faq} />
      <FormSection id={formId} content={closing} form={forms.services}>
        <div>
          <h3 className={styles.next}>{next.title}</h3>
          <ol className={cx(primitives.ruled, panel.numbered, styles.steps)}>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </FormSection>
      <Related related={related} />
    </>
  );
}

function Related({ related }: { related: RelatedServices }) {
  const { title, items, partner } = related;
  return (
    <section className={cx(columnClass, styles.related)}>
      <h2 className={primitives.title}>{title}</h2>
      <ul className={cx(primitives.wrap, styles.links)}>
        {items.map(({ label, href }) => (
          <li key={href}>
            <TextLink to={href}>{label}</TextLink>
          </li>
        ))}
        <li>
          <a href={partnershipPath} className={textLinkClass}>
            {partner}
          </a>
        </li>
      </ul>
    </section>
  );
}
