import { forms } from "../../../content/forms.ts";
import type {
  ServiceClosing as ClosingContent,
  RelatedServices,
  ServiceFaq,
} from "../../../content/services/types.ts";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { columnClass } from "../../components/section/section.tsx";
import { TextLink, textLinkClass } from "../../components/text-link/text-link.tsx";
import { partnershipPath } from "../../shared/urls.ts";
import { FaqSection } from "../../widgets/faq/faq-section.tsx";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import styles from "./service-closing.module.css";
import { formId } from "./service-hero.tsx";

/** The end of a service page: questions, the form with what follows once it is sent, and the practices next door. */
export function ServiceClosing({ faq, closing }: { faq: ServiceFaq; closing: ClosingContent }) {
  const { next, related } = closing;
  return (
    <>
      <FaqSection faq={faq} />
      <FormSection id={formId} content={closing} form={forms.services}>
        <div>
          <h3 className={styles.next}>{next.title}</h3>
          <ol className={cx(primitives.ruled, primitives.numbered, styles.steps)}>
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
