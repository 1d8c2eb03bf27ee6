import { forms } from "../../../../content/forms.ts";
import { roleSheet } from "../../../../content/talent/exhibits.ts";
import { forClients } from "../../../../content/talent/for-clients.ts";
import { send } from "../../../components/banner/send.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { Benefits } from "../../../widgets/carousel/benefits.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import { TalentPage, TalentPaper } from "../talent-page.tsx";
import styles from "./for-clients.module.css";
import { joining, seats } from "./missing.picture.ts";
import { reasonPictures } from "./reasons.picture.ts";
import { skills as fourSkills } from "./skills.picture.ts";
import { team, teamDown } from "./team.picture.ts";
import { middleOf, wayOf } from "./ways.picture.ts";

const { roles, progress, reasons } = forClients;

const formId = "find-your-talent";

const progressId = "ai-progresses";

export function Page() {
  return (
    <TalentPage
      path={urls.talentForClients.path}
      content={forClients}
      picture={joining}
      overPicture={<RoleIndex />}
      explanationId={progressId}
      formId={formId}
      form={forms.client}
      paper={<TalentPaper {...roleSheet} />}
      paperSecond
      ending={send}
    >
      <Section tone="paper" title={roles.title} intro={roles.intro}>
        <Benefits
          label={roles.title}
          autoPlay={null}
          className={styles.index}
          cards={roles.items.map(({ title, description, skills }, at) => ({
            title,
            content: (
              <div
                id={roleId(title)}
                className={cx(
                  styles.role,
                  seats[at]?.isFree && styles.missing,
                  at === middleOf(roles.items.length) && styles.middle,
                )}
                tabIndex={-1}
              >
                <h3>
                  <SectionLink to={formId} className={styles.ask}>
                    {title}
                  </SectionLink>
                </h3>
                <p>{description}</p>
                <ul className={styles.skills}>
                  {skills.map((skill) => (
                    <li key={skill}>{skill}</li>
                  ))}
                </ul>
                <Illustration picture={fourSkills} className={styles.fan} />
                <Illustration picture={wayOf(at, roles.items.length)} className={styles.way} />
              </div>
            ),
          }))}
        />
      </Section>
      <Section tone="night" id={progressId} offset="100px" title={progress.title} intro={progress.intro}>
        <div className={styles.team}>
          <Illustration picture={team} className={styles.across} />
          <Illustration picture={teamDown} className={styles.down} />
          <ul className={cx(primitives.four, styles.promises)}>
            {progress.items.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
          <p className={cx(primitives.label, styles.fresh)}>{progress.fresh}</p>
        </div>
      </Section>
      <Section tone="white" title={reasons.title}>
        <Benefits
          label={reasons.title}
          autoPlay={phoneAutoPlay}
          className={styles.tiles}
          cards={reasons.items.map(({ title, description }, at) => ({
            title,
            content: (
              <div className={styles.tile}>
                <Illustration picture={reasonPictures[at]} className={styles.tileDrawing} />
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            ),
          }))}
        />
      </Section>
    </TalentPage>
  );
}

/** The names around the picture's project, as links to what these roles can do. */
function RoleIndex() {
  return (
    <nav className={styles.names} aria-label={roles.title}>
      <ul>
        {seats.map(({ word }) => (
          <li key={word.text}>
            <SectionLink to={roleId(word.text)} className={styles.name}>
              {word.text}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function roleId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}
