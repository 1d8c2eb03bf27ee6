import primitives from "../../components/primitives.module.css";
import { Accordion } from "../accordion/accordion.tsx";
import { JsonLd, type JsonLdData } from "../json-ld/json-ld.tsx";

interface Question {
  id: string;
  question: string;
  answer: string;
}

/** Questions to open, for the column beside a form, and as data for search engines. */
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
