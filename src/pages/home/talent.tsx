import { Fragment } from "react";
import { home } from "../../../content/home.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import primitives from "../../components/primitives.module.css";
import { TextLink } from "../../components/text-link/text-link.tsx";
import styles from "./home.module.css";
import { match } from "./match.picture.ts";

export function Talent() {
  return (
    <ul className={styles.sides}>
      {home.talent.items.map(({ title, description, link }, at) => (
        <Fragment key={title}>
          {at > 0 && (
            <li aria-hidden="true">
              <Illustration picture={match} />
            </li>
          )}
          <li>
            <h3 className={primitives.title}>{title}</h3>
            <p>{description}</p>
            <TextLink to={link.href}>{link.label}</TextLink>
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
