import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { escapeJson } from "../../shared/escape-json.ts";

export type JsonLdData = (siteUrl: string) => Record<string, unknown>;

export function JsonLd({ data }: { data: JsonLdData }) {
  const { siteUrl } = useSiteFacts();
  return (
    <script type="application/ld+json">
      {escapeJson({ "@context": "https://schema.org", ...data(siteUrl) })}
    </script>
  );
}
