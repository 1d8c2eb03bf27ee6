import { expect, test } from "vitest";
import { dashboardSearch } from "../../src/shared/dashboard-address.ts";

test.each([
  ["", ""],
  ["?tab=leads", "?tab=leads"],
  ["?lead=a1-B_2&tab=leads&utm_source=mail", "?tab=leads&lead=a1-B_2"],
  ["?edit=new", "?edit=new"],
  ["?tab=leads&tab=posts", "?tab=leads"],
  ["?next=https://evil.test&tab=//evil.test", ""],
  ["?tab=a%0d%0aSet-Cookie:x", ""],
  [`?lead=${"x".repeat(101)}`, ""],
  ["?lead=", ""],
])("of %j the dashboard takes %j", (search, taken) => {
  expect(dashboardSearch(search)).toBe(taken);
});
