import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { TextLink } from "../../components/text-link/text-link.tsx";
import styles from "./home.module.css";

interface ServicePanelProps {
  service: {
    tagline: string;
    description: string;
    benefits: readonly string[];
    link: { label: string; href: string };
  };
}

/** One service in the carousel. */
export function ServicePanel({ service }: ServicePanelProps) {
  return (
    <div className={styles.service}>
      <h3 className={primitives.title}>{service.tagline}</h3>
      <p className={styles.description}>{service.description}</p>
      <ul className={cx(primitives.two, styles.benefits)}>
        {service.benefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
      <TextLink to={service.link.href}>{service.link.label}</TextLink>
    </div>
  );
}
