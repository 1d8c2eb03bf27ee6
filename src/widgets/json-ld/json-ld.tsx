import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { escapeJson } from "../../shared/escape-json.ts";

/** What a page says of something to search engines, in the terms of schema.org. */
export type JsonLdData = (siteUrl: string) => Record<string, unknown>;

/** Data about the page for search engines. */
export function JsonLd({ data }: { data: JsonLdData }) {
  const { siteUrl } = useSiteFacts();
  return (
    <script type="application/ld+json">
      {escapeJson({ "@context": "https://schema.org", ...data(siteUrl) })}
    </script>
  );
}
