import type { ReactNode } from "react";
import { contact } from "../../../content/contact.ts";
import { forms } from "../../../content/forms.ts";
import { site } from "../../../content/site.ts";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import primitives from "../../components/primitives.module.css";
import { Section } from "../../components/section/section.tsx";
import type { IconName } from "../../shared/icon-name.d.ts";
import { phoneHref } from "../../shared/phone.ts";
import { urls } from "../../shared/urls.ts";
import { FormSection } from "../../widgets/form-section/form-section.tsx";
import { Hero } from "../../widgets/hero/hero.tsx";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import styles from "./contact.module.css";
import { sorted } from "./inboxes.picture.ts";

const { hero, details, inboxes, form } = contact;

const formId = "write";

export function Page() {
  const { street, city, state, zip } = site.address;
  return (
    <>
      <PageHead {...contact.meta} path={urls.contact.path} />
      <Hero content={hero} sections={[formId]} drawing={<Illustration picture={sorted} />} />
      <FormSection id={formId} content={form} form={forms.contact}>
        <address className={styles.facts}>
          <Fact icon="pin" label={details.labels.address}>
            {street}
            <br />
            {city}, {state} {zip}
          </Fact>
          <Fact icon="phone" label={details.labels.phone}>
            <a href={phoneHref(site.phone)}>{site.phone}</a>
          </Fact>
          <Fact icon="mail" label={details.labels.email}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </Fact>
        </address>
      </FormSection>
      <Section tone="white" title={details.title} intro={details.intro}>
        <ul className={styles.inboxes}>
          {inboxes.map(({ title, description, email }) => (
            <li key={title} className={cx(primitives.beside, styles.inbox)}>
              <h3>{title}</h3>
              <p className={primitives.soft}>{description}</p>
              <a className={styles.email} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          ))}
        </ul>
        <p className={primitives.statement}>{details.statement}</p>
      </Section>
    </>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <p className={cx(primitives.iconRow, styles.fact)}>
      <Icon name={icon} />
      <span>
        <b>{label}</b>
        {children}
      </span>
    </p>
  );
}
