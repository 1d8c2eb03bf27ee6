import { escapeJson } from "../../shared/escape-json.ts";

/** Data about the page for search engines, in the terms of schema.org. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script type="application/ld+json">{escapeJson({ "@context": "https://schema.org", ...data })}</script>
  );
}
