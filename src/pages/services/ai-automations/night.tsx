import { aiAutomations as content } from "../../../../content/services/ai-automations.ts";
import type { TimelineEntry } from "../../../../content/services/types.ts";
import type { Item } from "../../../../content/types.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Benefits } from "../../../widgets/carousel/benefits.tsx";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import { formId, keyBenefitsAutoPlay, useCasesId } from "../service-parts.tsx";
import band from "./band.module.css";
import clock from "./clock.module.css";
import moves from "./moves.module.css";
import styles from "./night.module.css";
import { evenings, nameOf, strip } from "./night.picture.ts";
import sky from "./sky.module.css";

const { hero, benefits, keyBenefits, revolution } = content;
const { candidates, aroundTheClock } = revolution;
const [inquiry, prices, failure, morning] = aroundTheClock.items;

/** One night from 6 PM to 8:45 AM: on wide screens scrolling is time, elsewhere it is read from top to bottom. */
export function Night() {
  return (
    <div className={cx(styles.night, band.night)} data-tone="night">
      <div className={cx(band.stage, moves.wake)}>
        <div className={sky.sky} aria-hidden="true">
          {[sky.dusk, sky.dawn, sky.day, sky.setting, sky.rising, sky.floor, sky.dayFloor].map((layer) => (
            <i key={layer} className={layer} />
          ))}
        </div>
        <div className={cx(band.strip, moves.pan)}>
          <Illustration picture={strip} />
        </div>
        <div className={band.done} aria-hidden="true" />
        <div className={band.clock} aria-hidden="true">
          <b className={cx(clock.clock, moves.tell)} />
          {aroundTheClock.exampleTitle}
        </div>
        <div className={cx(styles.part, styles.hero, band.hero, moves.leave)}>
          <h1>{hero.title}</h1>
          <p className={cx(primitives.lead, styles.lead)}>{hero.lead}</p>
          <div className={cx(primitives.wrap, styles.actions, moves.close)} data-page-action>
            <SectionLink to={formId} className={buttonClass("primary")}>
              {hero.action}
            </SectionLink>
            <SectionLink to={useCasesId} className={buttonClass("ghost")}>
              {hero.secondaryAction}
            </SectionLink>
          </div>
        </div>
        <Illustration picture={evenings} className={styles.evening} />
        <p className={cx(band.cue, moves.leave)} aria-hidden="true">
          {aroundTheClock.cue}
        </p>
        <section className={cx(styles.part, styles.hours, band.act)}>
          <Words title={benefits.title} move={moves.evening} />
          <div className={cx(band.six, moves.evening)}>
            <ul className={cx(styles.six, moves.light)}>
              {benefits.items.map((item, at) => (
                <li key={item.title}>
                  <Caption {...item} hour={nameOf(1 + at)} />
                </li>
              ))}
            </ul>
          </div>
          <Slip {...inquiry} className={band.inquiry} />
        </section>
        <section className={cx(styles.part, styles.hours, band.act)}>
          <Words title={keyBenefits.title} move={moves.small} intro={keyBenefits.intro} />
          <div className={cx(band.six, moves.small)}>
            <Benefits
              label={keyBenefits.title}
              autoPlay={keyBenefitsAutoPlay}
              className={cx(styles.six, moves.light)}
              cards={keyBenefits.items.map((item, at) => ({
                title: item.title,
                content: <Caption {...item} hour={nameOf(7 + at)} />,
              }))}
            />
          </div>
          <Slip {...prices} className={band.prices} />
          <Slip {...failure} className={band.failure} />
        </section>
        <section className={cx(styles.part, styles.hours, band.act)}>
          <Words title={revolution.title} move={moves.day} intro={revolution.intro} />
          <div className={cx(styles.two, band.two, moves.day)}>
            <Caption title={candidates.title} description={candidates.intro} hour={nameOf(13)} />
            <Caption title={aroundTheClock.title} description={aroundTheClock.intro} hour={nameOf(14)} />
          </div>
          <Slip {...morning} className={band.morning} />
        </section>
      </div>
    </div>
  );
}

function Words({ title, intro, move }: { title: string; intro?: string; move: string | undefined }) {
  return (
    <div className={cx(band.words, move)}>
      <h2>{title}</h2>
      {intro !== undefined && <p className={cx(primitives.lead, styles.intro)}>{intro}</p>}
    </div>
  );
}

/** What holds from this hour on. */
function Caption({ title, description, hour }: Item & { hour: string }) {
  return (
    <div className={cx(styles.caption, band.caption)}>
      <span className={styles.hour} aria-hidden="true">
        {hour}
      </span>
      <h3>{title}</h3>
      <p>{description}</p>
    </div>
  );
}

/** A slip that is printed out of the line at its minute. */
function Slip({
  time,
  subject,
  facts,
  description,
  className,
}: TimelineEntry & { className: string | undefined }) {
  return (
    <div className={cx(styles.slip, band.slip, moves.pan, className)}>
      <div className={cx(styles.sheet, moves.print)} data-tone="white">
        <p className={styles.time}>{time}</p>
        <p className={styles.subject}>{subject}</p>
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.say}>{description}</p>
      </div>
    </div>
  );
}
