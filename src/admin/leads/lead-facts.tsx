import { clearNameOf } from "../../../content/form-names.ts";
import { site } from "../../../content/site.ts";
import { DescriptionList, type DescriptionRow } from "../../components/description-list/description-list.tsx";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import { longTimeIn } from "../../shared/company-time.ts";
import { labelOfField } from "../../shared/forms/field-names.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { nameFields } from "../../shared/forms/person-name.ts";
import { callTo } from "../../shared/forms/phone-number.ts";
import { PageLink } from "../components/app-link.tsx";
import { copyAndNotify } from "../notify.ts";
import styles from "./lead-detail.module.css";
import { dateName, originOf, paymentWords } from "./lead-fact-words.ts";
import { replyTo } from "./lead-links.ts";

export function LeadFacts({ entry, cohorts }: { entry: LeadEntry; cohorts: readonly CohortEntry[] }) {
  const { fields, formName, cohort, payment, paidTwice, page, source, createdAt, handledAt } = entry;
  const clearName = clearNameOf(formName);
  const origin = originOf(entry);
  const sent = Object.entries(fields).filter(
    ([name, text]) => text !== "" && name !== "message" && !nameFields.has(name),
  );
  const rows: (DescriptionRow | null)[] = [
    { term: "Received", detail: longTimeIn(site.timeZone, createdAt) },
    handledAt === null ? null : { term: "Handled", detail: longTimeIn(site.timeZone, handledAt) },
    ...sent.map(([name, text]) => ({ term: labelOfField(name), detail: detailOf(name, text) })),
    { term: "Form", detail: clearName === formName ? formName : `${clearName} (“${formName}”)` },
    payment == null ? null : { term: "Payment", detail: paymentWords(payment) },
    paidTwice ? { term: "Paid twice", detail: "The same address had paid before, and has one seat." } : null,
    cohort === null ? null : { term: "Course date", detail: dateName(cohort, cohorts) },
    page === null ? null : { term: "Page", detail: <PageLink path={page} /> },
    origin === null ? null : { term: "Source", detail: origin },
    source?.utm.term ? { term: "Campaign term", detail: source.utm.term } : null,
    source?.utm.content ? { term: "Campaign content", detail: source.utm.content } : null,
    source?.landing && source.landing !== page ? { term: "First page", detail: source.landing } : null,
  ];
  return <DescriptionList layout="dense" rows={rows.filter((row) => row !== null)} />;
}

function detailOf(name: string, text: string) {
  if (name === "email")
    return (
      <>
        <a href={replyTo(text)}>{text}</a> <CopyAddress address={mailAddressOf(text)} />
      </>
    );
  const call = name === "phone" ? callTo(text) : null;
  if (call !== null) return <a href={call}>{text}</a>;
  return <bdi>{text}</bdi>;
}

function CopyAddress({ address }: { address: string }) {
  return (
    <button type="button" className={styles.copy} onClick={() => copyAndNotify(address, "The address")}>
      Copy<span className="visually-hidden"> address</span>
    </button>
  );
}
