import { type PagePath, urls } from "../urls.ts";
import type { DatedCourse } from "./cohort.ts";

export const pageOfCourse: Record<DatedCourse, PagePath> = {
  "no-code": urls.noCodeAgenticAi.path,
  engineer: urls.aiMlGenAiCourse.path,
  webinar: urls.noCodeAgenticAi.path,
};
