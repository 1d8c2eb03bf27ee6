import primitives from "../../components/primitives.module.css";
import { Section } from "../../components/section/section.tsx";
import { Accordion } from "../accordion/accordion.tsx";
import { JsonLd, type JsonLdData } from "../json-ld/json-ld.tsx";

interface Question {
  id: string;
  question: string;
  answer: string;
}

interface FaqSectionProps {
  faq: { title: string; intro?: string; items: readonly Question[] };
  email?: string;
}

export function FaqSection({ faq: { title, intro, items }, email }: FaqSectionProps) {
  return (
    <Section tone="white" layout="split" title={title} intro={intro}>
      <Questions items={items} email={email} />
    </Section>
  );
}

/** The questions alone, for the column beside a form. */
export function Questions({ items, email }: { items: readonly Question[]; email?: string | undefined }) {
  return (
    <>
      <JsonLd data={faqData(items)} />
      <Accordion
        items={items.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <Answer text={answer} email={email} />,
        }))}
      />
    </>
  );
}

function faqData(items: readonly Question[]): JsonLdData {
  return () => ({
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}

function Answer({ text, email }: { text: string; email: string | undefined }) {
  const [before, after] = email === undefined ? [text] : text.split(email);
  return (
    <p className={primitives.soft}>
      {before}
      {after !== undefined && <a href={`mailto:${email}`}>{email}</a>}
      {after}
    </p>
  );
}
