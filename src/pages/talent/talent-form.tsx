import { site } from "../../../content/site.ts";
import type { FormSection as Content } from "../../../content/talent/types.ts";
import { Steps } from "../../components/steps/steps.tsx";
import type { EmbeddableForm } from "../../shared/forms/lead.ts";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import styles from "./talent-form.module.css";

interface TalentFormProps {
  id: string;
  content: Content;
  form: EmbeddableForm;
}

/** The form of a talent page, beside what happens after it is sent. */
export function TalentForm({ id, content, form }: TalentFormProps) {
  const { title, intro, next } = content;
  return (
    <FormSection id={id} title={title} intro={intro} form={form} email={site.talentEmail} offset="100px">
      <p className={styles.next}>{next.title}</p>
      <Steps steps={next.steps} />
    </FormSection>
  );
}
