import { contact } from "../../../content/contact.ts";
import { forms } from "../../../content/forms.ts";
import { site } from "../../../content/site.ts";
import { cx } from "../../components/cx.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import primitives from "../../components/primitives.module.css";
import { columnClass } from "../../components/section/section.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import { phoneHref } from "../../shared/phone.ts";
import { urls } from "../../shared/urls.ts";
import place from "../../widgets/form-ground/form-ground.module.css";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import { Hero } from "../../widgets/hero/hero.tsx";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import styles from "./contact.module.css";
import { keypad } from "./keypad.picture.ts";
import { picture as postmark } from "./postmark.picture.svg";

const { hero, sender, postalAddress, inboxes, form } = contact;

const formId = "write";

const stamped: Picture = {
  ...postmark,
  words: [
    { text: site.address.city, x: 226, y: 61, anchor: "middle" },
    { text: site.address.zip, x: 226, y: 82, anchor: "middle" },
  ],
};

export function Page() {
  return (
    <>
      <PageHead {...contact.meta} path={urls.contact.path} />
      <Hero
        content={hero}
        sections={[formId]}
        drawingAt="foot"
        aside={<Illustration picture={keypad} className={styles.keypad} />}
        drawing={
          <a className={styles.phone} href={phoneHref(site.phone)}>
            {site.phone}
          </a>
        }
      />
      <FormSection id={formId} content={form} form={forms.contact} place={place.mint}>
        <ul className={cx(primitives.ruled, styles.inboxes)}>
          {inboxes.map(({ title, description, email }) => (
            <li key={title} className={styles.inbox}>
              <h3>{title}</h3>
              <p>{description}</p>
              <a className={styles.email} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          ))}
        </ul>
      </FormSection>
      <Envelope />
    </>
  );
}

/** The page ends on the letter that it asks for. */
function Envelope() {
  const { street, city, state, zip } = site.address;
  const [road, suite] = street.split(", ");
  return (
    <section className={styles.desk}>
      <div className={columnClass}>
        <div className={cx(primitives.framed, styles.envelope)}>
          <p className={cx(primitives.label, styles.sender)}>{sender}</p>
          <Illustration picture={stamped} className={styles.postmark} />
          <h2 className={primitives.label}>{postalAddress}</h2>
          <address className={styles.address}>
            {site.name}
            <br />
            {road}, <span className={styles.suite}>{suite}</span>
            <br />
            {city}, {state} {zip}
          </address>
        </div>
      </div>
    </section>
  );
}
