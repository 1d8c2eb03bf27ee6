import type { ReactNode } from "react";
import { legalLabels } from "../../../content/legal/labels.ts";
import type { LegalPage as Content } from "../../../content/legal/types.ts";
import { cx } from "../../components/cx.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import primitives from "../../components/primitives.module.css";
import { columnClass } from "../../components/section/section.tsx";
import { BackLink } from "../../components/text-link/text-link.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import { urls } from "../../shared/urls.ts";
import { ContentsList } from "../../widgets/contents-list/contents-list.tsx";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { SectionLink } from "../../widgets/section-link/section-link.tsx";
import { Blocks } from "./blocks.tsx";
import styles from "./legal-page.module.css";

interface LegalPageProps {
  content: Content;
  path: string;
  picture: Picture;
  /** Above the sections. */
  summary?: ReactNode;
}

export function LegalPage({ content, path, picture, summary }: LegalPageProps) {
  const { hero, effectiveDate, sections } = content;
  return (
    <>
      <PageHead {...content.meta} path={path} />
      <article>
        <div className={styles.head}>
          <div className={cx(columnClass, styles.headRow)}>
            <div>
              <div className={cx(primitives.screenOnly, styles.back)}>
                <BackLink to={urls.home.path}>{legalLabels.backToHome}</BackLink>
              </div>
              <h1>{hero.title}</h1>
              <p className={cx(primitives.lead, styles.lead)}>{hero.lead}</p>
              <p className={styles.date}>
                {legalLabels.effectiveDate}: <time dateTime={effectiveDate.day}>{effectiveDate.text}</time>
              </p>
            </div>
            <Illustration picture={picture} className={cx(primitives.screenOnly, styles.drawing)} />
          </div>
        </div>
        <div className={styles.sheet}>
          {summary !== undefined && <div className={columnClass}>{summary}</div>}
          <div className={cx(columnClass, primitives.beside, styles.split)}>
            <ContentsList title={legalLabels.contentsTitle} entries={sections} numbered />
            <div>
              {sections.map(({ id, title, blocks }, index) => (
                <section key={id} id={id} className={styles.section} tabIndex={-1}>
                  <h2 className={styles.title}>
                    <SectionLink to={id} className={styles.anchor}>
                      <span className={styles.number}>{index + 1}</span> {title}
                    </SectionLink>
                  </h2>
                  <Blocks blocks={blocks} />
                </section>
              ))}
            </div>
          </div>
        </div>
      </article>
    </>
  );
}
