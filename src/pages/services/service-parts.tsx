import type { ReactNode } from "react";
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
import { Questions } from "../../widgets/faq/questions.tsx";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import { Hero } from "../../widgets/hero/hero.tsx";
import styles from "./service-parts.module.css";

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

interface ClosingProps {
  faq: ServiceFaq;
  closing: ClosingContent;
  /** The page's own last drawing, over which the neighbors stand. */
  picture: Picture;
  children?: ReactNode;
}

/** The end of a service page: the form beside its steps and questions, then the neighbors in the page's own drawing. */
export function ServiceClosing({ faq, closing, picture, children }: ClosingProps) {
  const { next, related } = closing;
  return (
    <>
      <FormSection
        id={formId}
        content={closing}
        form={forms.services}
        under={
          <div className={styles.questions}>
            <Questions items={faq.items} />
            {children}
          </div>
        }
      >
        <div>
          <h3 className={styles.next}>{next.title}</h3>
          <ol className={cx(primitives.path, primitives.counted, styles.steps)}>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </FormSection>
      <Related related={related} picture={picture} />
    </>
  );
}

function Related({ related, picture }: { related: RelatedServices; picture: Picture }) {
  const { title, items, partner } = related;
  return (
    <section className={styles.related} data-tone="night">
      <Illustration picture={picture} className={styles.ending} />
      <div className={cx(columnClass, styles.onward)}>
        <h2>{title}</h2>
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
      </div>
    </section>
  );
}
