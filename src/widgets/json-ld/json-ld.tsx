import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { escapeJson } from "../../shared/escape-json.ts";

/** What a page says of something to search engines, in the terms of schema.org. */
export type JsonLdData = (siteUrl: string) => Record<string, unknown>;

interface JsonLdProps {
  /** False in the browser: what reads it asks the server for documents. */
  data: JsonLdData | false;
}

/** Data about the page for search engines. The browser leaves it as the server wrote it. */
export const JsonLd = import.meta.env.SSR ? WrittenJsonLd : LeftJsonLd;

function WrittenJsonLd({ data }: JsonLdProps) {
  const { siteUrl } = useSiteFacts();
  const facts = data === false ? {} : data(siteUrl);
  return (
    <script type="application/ld+json">{escapeJson({ "@context": "https://schema.org", ...facts })}</script>
  );
}

function LeftJsonLd(_: JsonLdProps) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {"{}"}
    </script>
  );
}
