import type { ReactNode } from "react";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { columnClass, sectionClass } from "../../components/section/section.tsx";
import type { EmbeddableForm } from "../../shared/forms/lead.ts";
import { EmbeddedForm } from "../embedded-form/embedded-form.tsx";
import styles from "./form-section.module.css";

/** What sets the end of a page apart from that of others. */
export interface FormPlace {
  /** What the form stands on, from its column to the edge of the window; by default the page's paper. */
  ground?: "mint" | "pine";
  /** Its side on wide screens; by default the right. */
  formAt?: "left";
}

interface FormSectionProps extends FormPlace {
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
}

/** A section with words, and a lead form beside them. */
export function FormSection(props: FormSectionProps) {
  const { id, content, form, offset, children, under, fills = false, ground, formAt } = props;
  return (
    <section className={sectionClass} id={id} tabIndex={-1} data-offset={offset}>
      <div
        className={cx(
          columnClass,
          primitives.beside,
          styles.split,
          formAt && styles[formAt],
          ground && cx(styles.ground, styles[ground]),
        )}
      >
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
