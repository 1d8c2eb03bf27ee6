import { expect, test } from "vitest";
import { dashboardSearch } from "../../src/shared/dashboard-address.ts";

test.each([
  ["", ""],
  ["?tab=leads", "?tab=leads"],
  ["?lead=a1-B_2&tab=leads&utm_source=mail", "?tab=leads&lead=a1-B_2"],
  ["?edit=new", "?edit=new"],
  ["?tab=posts&view=trash", "?tab=posts&view=trash"],
  ["?tab=posts&view=attic", "?tab=posts"],
  ["?tab=leads&tab=posts", "?tab=leads"],
  ["?next=https://evil.test&tab=//evil.test", ""],
  ["?tab=a%0d%0aSet-Cookie:x", ""],
  [`?lead=${"x".repeat(101)}`, ""],
  ["?lead=", ""],
  [
    "?query=%22J%C3%B6rg%22+%26&form=AI/ML/GenAI+Form&state=in+progress&tab=leads",
    "?tab=leads&form=AI%2FML%2FGenAI+Form&state=in+progress&query=%22J%C3%B6rg%22+%26",
  ],
  ["?query=a%0d%0aSet-Cookie:x&state=<b>&form=%00", ""],
  [`?query=${"x".repeat(201)}`, ""],
])("of %j the dashboard takes %j", (search, taken) => {
  expect(dashboardSearch(search)).toBe(taken);
});
