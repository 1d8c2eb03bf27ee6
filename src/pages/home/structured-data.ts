import { site, socialProfiles, tagline } from "../../../content/site.ts";
import { urls } from "../../shared/urls.ts";
import type { JsonLdData } from "../../widgets/json-ld/json-ld.tsx";

const { street, city, state, zip } = site.address;

/** For search engines; only on the home page. */
export const organizationData: JsonLdData = (siteUrl) => ({
  "@type": "Organization",
  name: site.name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/favicon.svg`,
  description: tagline,
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
  sameAs: socialProfiles.map(({ href }) => href),
});

export const websiteData: JsonLdData = (siteUrl) => ({
  "@type": "WebSite",
  name: site.name,
  url: `${siteUrl}/`,
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}${urls.blogs.path}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});
