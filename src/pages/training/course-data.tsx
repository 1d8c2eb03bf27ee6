import { site } from "../../../content/site.ts";
import { JsonLd } from "../../components/json-ld/json-ld.tsx";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import type { CohortWords } from "../../shared/cohorts/course-dates.ts";
import type { PagePath } from "../../shared/urls.ts";

interface CourseDataProps {
  name: string;
  description: string;
  path: PagePath;
  /** Such as "P6W", in ISO 8601. */
  duration: string;
  /** The dates to come. */
  cohorts: readonly CohortWords[];
}

/** A course for search engines, with its dates. */
export function CourseData({ name, description, path, duration, cohorts }: CourseDataProps) {
  const { siteUrl } = useSiteFacts();
  return (
    <JsonLd
      data={{
        "@type": "Course",
        name,
        description,
        url: siteUrl + path,
        provider: provider(siteUrl),
        hasCourseInstance: cohorts.map(({ startsAt, endsAt, schedule }) => ({
          "@type": "CourseInstance",
          courseMode: "online",
          courseSchedule: schedule,
          courseWorkload: duration,
          startDate: startsAt,
          endDate: endsAt,
          location: { "@type": "VirtualLocation", url: siteUrl + path },
        })),
      }}
    />
  );
}

interface EventDataProps {
  name: string;
  description: string;
  path: PagePath;
  event: CohortWords;
}

/** A free event on the web for search engines; only as long as it is to come. */
export function EventData({ name, description, path, event: { startsAt, endsAt } }: EventDataProps) {
  const { siteUrl } = useSiteFacts();
  return (
    <JsonLd
      data={{
        "@type": "Event",
        name,
        description,
        startDate: startsAt,
        endDate: endsAt,
        eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
        eventStatus: "https://schema.org/EventScheduled",
        location: { "@type": "VirtualLocation", url: siteUrl + path },
        organizer: provider(siteUrl),
        offers: {
          "@type": "Offer",
          price: 0,
          priceCurrency: "USD",
          availability: "https://schema.org/InStock",
          url: siteUrl + path,
        },
      }}
    />
  );
}

function provider(siteUrl: string) {
  return { "@type": "Organization", name: site.name, url: `${siteUrl}/`, sameAs: `${siteUrl}/` };
}
