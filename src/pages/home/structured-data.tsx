import { site } from "../../../content/site.ts";
import { JsonLd } from "../../components/json-ld/json-ld.tsx";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";

/** Who runs the site, for search engines; it stands on the home page only. */
export function StructuredData() {
  const { siteUrl } = useSiteFacts();
  const { street, city, state, zip } = site.address;
  return (
    <>
      <JsonLd
        data={{
          "@type": "Organization",
          name: site.name,
          url: `${siteUrl}/`,
          logo: `${siteUrl}/favicon.svg`,
          description: site.tagline,
          email: site.email,
          telephone: `+1 ${site.phone}`,
          address: {
            "@type": "PostalAddress",
            streetAddress: street,
            addressLocality: city,
            addressRegion: state,
            postalCode: zip,
            addressCountry: "US",
          },
          sameAs: site.social.map(({ href }) => href),
        }}
      />
      <JsonLd data={{ "@type": "WebSite", name: site.name, url: `${siteUrl}/` }} />
    </>
  );
}
