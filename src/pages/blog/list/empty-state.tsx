import type { ReactNode } from "react";
import { blog } from "../../../../content/blog.ts";
import { ButtonLink } from "../../../components/button/button.tsx";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { urls } from "../../../shared/urls.ts";
import styles from "./list-layout.module.css";
import { picture as noLine } from "./no-line.picture.svg";

interface EmptyStateProps {
  picture: Picture;
  title: string;
  description: string;
  children: ReactNode;
}

export function EmptyState({ picture, title, description, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Illustration picture={picture} />
      <div className={styles.words}>
        <h2 className={primitives.title}>{title}</h2>
        <p>{description}</p>
        {children}
      </div>
    </div>
  );
}

export function EmptyBlog() {
  const { action, ...words } = blog.empty;
  return (
    <EmptyState picture={noLine} {...words}>
      <ButtonLink to={urls.conversationalAi.path} variant="ghost">
        {action}
      </ButtonLink>
    </EmptyState>
  );
}
