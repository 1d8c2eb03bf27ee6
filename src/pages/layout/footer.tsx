import { navigation } from "../../../content/navigation.ts";
import { site, socialProfiles, tagline } from "../../../content/site.ts";
import { cx } from "../../components/cx.ts";
import { Logo } from "../../components/logo/logo.tsx";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { partnershipPath } from "../../shared/paths.ts";
import { phoneHref } from "../../shared/phone.ts";
import { urls } from "../../shared/urls.ts";
import styles from "./footer.module.css";

const { menus, links, legal } = navigation;
const columns = [
  { title: "Quick Links", links: [...links, { title: "Partner with Us", href: partnershipPath }] },
  ...menus.map(({ title, groups }) => ({ title, links: groups.flatMap((group) => group.links) })),
];

export function Footer() {
  const { year } = useSiteFacts();
  const { street, city, state, zip } = site.address;
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.columns}>
        <div className={styles.brand}>
          <a href={urls.home.path} className={styles.home} aria-label={`${site.name} home`}>
            <Logo name={site.name} />
          </a>
          <p>{tagline}</p>
          <ul className={styles.social} aria-label="Social media">
            {socialProfiles.map(({ network, href }) => (
              <li key={network}>
                <a
                  className={cx(styles.link, network.length === 1 && styles.letter)}
                  href={href}
                  target="_blank"
                  rel="noopener"
                >
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <Links links={links} />
          </nav>
        ))}
        <div className={styles.contact}>
          <p className={styles.title}>Contact info</p>
          <address className={styles.address}>
            {street}, {city}, {state}
            {"\u00a0"}
            {zip}
            <span className={styles.ways}>
              <a className={styles.link} href={`mailto:${site.email}`}>
                {site.email}
              </a>
              <a className={styles.link} href={phoneHref(site.phone)}>
                {site.phone}
              </a>
            </span>
          </address>
        </div>
      </div>
      <div className={styles.bottom}>
        <p>
          © {year} {site.name}. All rights reserved.
        </p>
        <Links links={legal} className={styles.legal} />
      </div>
    </footer>
  );
}

interface LinksProps {
  links: readonly { title: string; href: string }[];
  className?: string | undefined;
}

function Links({ links, className }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
