import type { ReactNode } from "react";
import type { TalentPage as Content } from "../../../content/talent/types.ts";
import { gather } from "../../components/banner/gather.ts";
import { MailBanner } from "../../components/banner/mail-banner.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { Steps } from "../../components/steps/steps.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import type { EmbeddableForm } from "../../shared/forms/lead.ts";
import type { PagePath } from "../../shared/urls.ts";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import { Hero } from "../../widgets/hero/hero.tsx";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import styles from "./talent-page.module.css";

interface TalentPageProps {
  path: PagePath;
  content: Content;
  picture: Picture;
  form: EmbeddableForm;
  /** The ids of the sections that the two actions scroll to. */
  formId: string;
  explanationId: string;
  children: ReactNode;
}

/** A talent page opens with its whole picture, and ends with its form and what happens next. */
export function TalentPage(props: TalentPageProps) {
  const { path, content, picture, form, formId, explanationId, children } = props;
  const { meta, hero, form: words, closing } = content;
  return (
    <>
      <PageHead {...meta} path={path} />
      <Hero
        content={hero}
        sections={[formId, explanationId]}
        drawing={<Illustration picture={picture} className={styles.drawing} />}
      />
      {children}
      <FormSection id={formId} content={words} form={form} offset="100px">
        <p className={styles.next}>{words.next.title}</p>
        <Steps steps={words.next.steps} />
      </FormSection>
      <MailBanner {...closing} ending={gather(closing.title)} />
    </>
  );
}
