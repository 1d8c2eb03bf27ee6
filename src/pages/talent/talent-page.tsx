import type { ReactNode } from "react";
import type { TalentPage as Content, TalentExhibit } from "../../../content/talent/types.ts";
import { MailBanner } from "../../components/banner/mail-banner.tsx";
import { cx } from "../../components/cx.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { columnClass } from "../../components/section/section.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import type { EmbeddableForm } from "../../shared/forms/lead.ts";
import type { PagePath } from "../../shared/urls.ts";
import { Hand } from "../../widgets/exhibit/hand.tsx";
import { Paper } from "../../widgets/exhibit/paper.tsx";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import { Hero } from "../../widgets/hero/hero.tsx";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import styles from "./talent-page.module.css";

interface TalentPageProps {
  path: PagePath;
  content: Content;
  picture: Picture;
  /** In percent of the picture, above it. */
  overPicture?: ReactNode;
  form: EmbeddableForm;
  /** The ids of the sections that the two actions scroll to. */
  formId: string;
  explanationId: string;
  paper: ReactNode;
  /** On narrow screens the paper comes second, after what it is an example of. */
  paperSecond?: boolean;
  ending: Picture;
  children: ReactNode;
}

/** A talent page opens with its whole picture, and ends with its form, beside a paper or below it. */
export function TalentPage(props: TalentPageProps) {
  const { path, content, picture, overPicture, form, formId, explanationId } = props;
  const { paper, paperSecond = false, ending, children } = props;
  const { meta, hero, form: words, closing } = content;
  return (
    <div className={cx(paperSecond && styles.paperSecond)}>
      <PageHead {...meta} path={path} />
      <Hero
        drawingAt="beside"
        content={hero}
        sections={[formId, explanationId]}
        drawing={
          <div className={styles.picture}>
            <Illustration picture={picture} className={styles.drawing} />
            {overPicture}
          </div>
        }
      />
      {children}
      <div className={styles.ending}>
        <div className={cx(columnClass, styles.exhibit)}>
          <div>{paper}</div>
        </div>
        <FormSection id={formId} content={words} form={form} offset="100px" />
      </div>
      <MailBanner {...closing} ending={ending} />
    </div>
  );
}

/** What is written down about a role or a person, as a paper. */
export function TalentPaper({ title, intro, heading, rows, remark, caption, sheet }: TalentExhibit) {
  return (
    <>
      <h3>{title}</h3>
      <p className={styles.intro}>{intro}</p>
      <Paper caption={caption} sheet={sheet}>
        <div className={styles.paper}>
          <h4>{heading}</h4>
          <dl className={styles.rows}>
            {rows.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.lines}>
            <Hand {...remark} />
          </div>
        </div>
      </Paper>
    </>
  );
}
