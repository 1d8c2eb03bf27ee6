import type { ReactNode } from "react";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { columnClass, sectionClass } from "../../components/section/section.tsx";
import type { EmbeddableForm } from "../../shared/forms/lead.ts";
import { EmbeddedForm } from "../embedded-form/embedded-form.tsx";
import styles from "./form-section.module.css";

interface FormSectionProps {
  id: string;
  content: { title: string; intro: string };
  form: EmbeddableForm;
  /** How far under the window's top a link to the section stops; by default under the header. */
  offset?: "80px" | "100px";
  children?: ReactNode;
  /** Between the words and the form, such as questions or an exhibit; on wide screens under the words. */
  under?: ReactNode;
  /** Whether that takes all the height beside the form. */
  fills?: boolean;
  /** Classes of form-ground.module.css, where the form stands otherwise than at the right on the page's paper. */
  place?: string;
}

/** A section with words, and a lead form beside them. */
export function FormSection(props: FormSectionProps) {
  const { id, content, form, offset, children, under, fills = false, place } = props;
  return (
    <section className={sectionClass} id={id} tabIndex={-1} data-offset={offset}>
      <div className={cx(columnClass, primitives.beside, styles.split, place)}>
        <div className={styles.words}>
          <h2>{content.title}</h2>
          <p className={cx(primitives.lead, styles.intro)}>{content.intro}</p>
          {children}
        </div>
        {under !== undefined && <div className={cx(styles.under, fills && styles.fills)}>{under}</div>}
        <EmbeddedForm form={form} />
      </div>
    </section>
  );
}
