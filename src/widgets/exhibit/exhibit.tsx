import type { ReactNode } from "react";
import primitives from "../../components/primitives.module.css";
import { Section } from "../../components/section/section.tsx";

interface ExhibitProps {
  title: string;
  intro: string;
  caption: string;
  children: ReactNode;
}

/** A section with something that a client or a learner will hold, and a caption that says that it is an example. */
export function Exhibit({ title, intro, caption, children }: ExhibitProps) {
  return (
    <Section tone="paper" layout="split" title={title} intro={intro}>
      <figure>
        {children}
        <figcaption className={primitives.meta}>{caption}</figcaption>
      </figure>
    </Section>
  );
}
