import type { ReactNode } from "react";
import { forms } from "../../../content/forms.ts";
import type {
  ServiceClosing as ClosingContent,
  RelatedServices,
  ServiceFaq,
} from "../../../content/services/types.ts";
import { cx } from "../../components/cx.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import primitives from "../../components/primitives.module.css";
import { TextLink, textLinkClass } from "../../components/text-link/text-link.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import { partnershipPath } from "../../shared/paths.ts";
import { type AutoPlay, phoneAutoPlay } from "../../widgets/carousel/use-rotation.ts";
import { Questions } from "../../widgets/faq/questions.tsx";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import styles from "./service-parts.module.css";

/** The targets of the hero's buttons on every service page. */
export const formId = "contact-form";
export const useCasesId = "use-cases";

/** The first swipe or dot turns it off for the visit. */
export const keyBenefitsAutoPlay: AutoPlay = { ...phoneAutoPlay, turnedOffBy: ["swipe", "dot"] };

interface ClosingProps {
  faq: ServiceFaq;
  closing: ClosingContent;
  /** The page's own last drawing. */
  picture: Picture;
  /** Classes of form-ground.module.css, a choice of its own for each service. */
  place: string;
  children?: ReactNode;
}

/** The end of a service page: the form beside its questions and the neighbors, then the page's own picture. */
export function ServiceClosing({ faq, closing, picture, place, children }: ClosingProps) {
  return (
    <>
      <FormSection
        place={place}
        id={formId}
        content={closing}
        form={forms.services}
        fills
        under={
          <div className={styles.under}>
            <Questions items={faq.items} />
            {children}
            <Related {...closing.related} />
          </div>
        }
      />
      <aside className={styles.ending} data-tone="night" aria-hidden="true">
        <Illustration picture={picture} />
      </aside>
    </>
  );
}

function Related({ title, items, partner }: RelatedServices) {
  return (
    <div className={styles.related}>
      <h3>{title}</h3>
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
  );
}
