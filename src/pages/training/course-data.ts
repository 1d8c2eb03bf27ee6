import { site } from "../../../content/site.ts";
import { calendarEvents } from "../../../content/training/dates.ts";
import type { DatedCourse } from "../../shared/cohorts/cohort.ts";
import type { CohortWords } from "../../shared/cohorts/course-dates.ts";
import type { PagePath } from "../../shared/urls.ts";
import type { JsonLdData } from "../../widgets/json-ld/json-ld.tsx";

interface Course {
  name: string;
  description: string;
  path: PagePath;
  /** ISO 8601, such as "P6W". */
  duration: string;
  cohorts: readonly CohortWords[];
}

/** Structured data of a course with its dates. */
export function courseData({ name, description, path, duration, cohorts }: Course): JsonLdData {
  return (siteUrl) => ({
    "@type": "Course",
    name,
    description,
    url: siteUrl + path,
    provider: provider(siteUrl),
    hasCourseInstance: cohorts.map(({ startsAt, endsAt, schedule }) => ({
      "@type": "CourseInstance",
      courseMode: "online",
      courseSchedule: {
        "@type": "Schedule",
        description: schedule,
        repeatFrequency: "P1W",
        startDate: startsAt,
        endDate: endsAt,
      },
      courseWorkload: duration,
      startDate: startsAt,
      endDate: endsAt,
      location: { "@type": "VirtualLocation", url: siteUrl + path },
    })),
  });
}

interface FreeEvent {
  course: DatedCourse;
  description: string;
  path: PagePath;
  date: CohortWords;
}

/** Structured data of a free online event; only while it is upcoming. */
export function eventData({ course, description, path, date }: FreeEvent): JsonLdData {
  return (siteUrl) => ({
    "@type": "Event",
    name: calendarEvents[course].title,
    description,
    startDate: date.startsAt,
    endDate: date.endsAt,
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
  });
}

function provider(siteUrl: string) {
  return { "@type": "Organization", name: site.name, url: `${siteUrl}/`, sameAs: `${siteUrl}/` };
}
