import primitives from "../../components/primitives.module.css";
import { Section } from "../../components/section/section.tsx";
import { Accordion } from "../accordion/accordion.tsx";
import { JsonLd, type JsonLdData } from "../json-ld/json-ld.tsx";

interface Question {
  /** The address of the item on its page. */
  id: string;
  question: string;
  answer: string;
}

interface FaqSectionProps {
  faq: { title: string; intro?: string; items: readonly Question[] };
  /** A link where an answer names it. */
  email?: string;
}

/** What is asked before deciding, each question to open. */
export function FaqSection({ faq: { title, intro, items }, email }: FaqSectionProps) {
  return (
    <Section tone="white" layout="split" title={title} intro={intro}>
      <JsonLd data={faqData(items)} />
      <Accordion
        items={items.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <Answer text={answer} email={email} />,
        }))}
      />
    </Section>
  );
}

/** The questions with their answers, for search engines. */
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

/** The answer, with the address in it as a link. */
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
