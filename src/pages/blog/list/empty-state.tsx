import type { ReactNode } from "react";
import { blog } from "../../../../content/blog.ts";
import { ButtonLink } from "../../../components/button/button.tsx";
import {
  EmptyIllustration,
  type Missing,
} from "../../../components/empty-illustration/empty-illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { urls } from "../../../shared/urls.ts";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  missing: Missing;
  title: string;
  description: string;
  children: ReactNode;
}

/** Stands in for a list without articles. */
export function EmptyState({ missing, title, description, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <EmptyIllustration missing={missing} />
      <div className={styles.words}>
        <h2 className={primitives.title}>{title}</h2>
        <p>{description}</p>
        {children}
      </div>
    </div>
  );
}

/** The list before the first post, or when it could not be fetched. */
export function EmptyBlog() {
  const { action, ...words } = blog.empty;
  return (
    <EmptyState missing="line" {...words}>
      <ButtonLink to={urls.conversationalAi.path} variant="ghost">
        {action}
      </ButtonLink>
    </EmptyState>
  );
}
