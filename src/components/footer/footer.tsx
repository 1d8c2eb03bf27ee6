import type { ReactNode } from "react";
import { Link } from "react-router";
import { phoneHref } from "../../shared/phone.ts";
import { Logo } from "../logo/logo.tsx";
import styles from "./footer.module.css";

interface FooterLink {
  title: string;
  href: string;
}

interface FooterProps {
  name: string;
  tagline: string;
  social: readonly { network: string; href: string }[];
  /** Headed lists of links; the first one ends with `partner`. */
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  partner: ReactNode;
  contact: {
    email: string;
    phone: string;
    address: { street: string; city: string; state: string; zip: string };
  };
  year: number;
  legal: readonly FooterLink[];
}

/** The bottom of every page: all parts of the site, how to reach the company, the legal pages. */
export function Footer({ name, tagline, social, columns, partner, contact, year, legal }: FooterProps) {
  const { street, city, state, zip } = contact.address;
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Link to="/" className={styles.home} aria-label={`${name} home`}>
            <Logo name={name} />
          </Link>
          <p>{tagline}</p>
          <ul className={styles.social} aria-label="Social media">
            {social.map(({ network, href }) => (
              <li key={network}>
                <a className={styles.link} href={href} target="_blank" rel="noopener">
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {columns.map(({ title, links }, index) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link className={styles.link} to={link.href}>
                    {link.title}
                  </Link>
                </li>
              ))}
              {index === 0 && <li>{partner}</li>}
            </ul>
          </nav>
        ))}
        <div className={styles.contact}>
          <p className={styles.title}>Contact info</p>
          <address className={styles.address}>
            <span className={styles.street}>{street}</span>
            {city}, {state} {zip}
            <br />
            <a className={styles.link} href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
            <br />
            <a className={styles.link} href={phoneHref(contact.phone)}>
              {contact.phone}
            </a>
          </address>
        </div>
      </div>
      <div className={styles.bottom}>
        <p>
          © {year} {name}. All rights reserved.
        </p>
        <ul className={styles.legal}>
          {legal.map((link) => (
            <li key={link.href}>
              <Link className={styles.link} to={link.href}>
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

/** The class of the footer's links, for a link that has behavior of its own. */
export const footerLinkClass = styles.link;
