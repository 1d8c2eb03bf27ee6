import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cookiePolicy } from "../../content/legal/cookie-policy.ts";
import { sourceStorageKey, withCampaign } from "../../src/browser/visit-source.ts";
import { noteSource } from "../../src/hydration/note-source.ts";
import { parseVisit } from "../../src/server/requests/parse-visit.ts";
import { sourceFieldName } from "../../src/shared/forms/form.ts";
import { referrers } from "../support/inputs/referrers.ts";
import cases from "./visit-source.cases.json" with { type: "json" };

afterEach(() => sessionStorage.clear());

function cameWith(parameters: string): void {
  sessionStorage.setItem(sourceStorageKey, `landing=%2F&referrer=a.example${parameters}`);
}

test.each(cases.framed)("%s takes the campaign along, and nothing else", (address, taken) => {
  cameWith("&gclid=7&utm_source=news&utm_campaign=a+%26+b");
  expect(withCampaign(address)).toBe(taken);
});

test("an address stays as it is where nothing was noted, or no campaign", () => {
  expect(withCampaign("https://pay.example")).toBe("https://pay.example");
  cameWith("&gclid=7");
  expect(withCampaign("https://pay.example")).toBe("https://pay.example");
});

test("the cookie policy and the form's script know the entry by its name", () => {
  const items = cookiePolicy.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "list" ? block.items : [])),
  );
  const [entry] = items.filter((item) => item.startsWith(`${sourceStorageKey} (sessionStorage): `));
  for (const name of ["source", "medium", "campaign", "term", "content"])
    expect(entry).toContain(`utm_${name}`);
  for (const name of ["gclid", "msclkid", "fbclid"]) expect(entry).toContain(name);
  const script = readFileSync(path.resolve("public/js/post_form.js"), "utf8");
  expect(script).toContain(`sessionStorage.getItem("${sourceStorageKey}")`);
  expect(script).toContain(`formData.set("${sourceFieldName}"`);
});

describe("a visit to the site's own address", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each(referrers)("from %j gives its leads the host %j", (referrer, host) => {
    vi.stubGlobal("location", new URL("https://www.example.test/contact"));
    vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
    noteSource();
    const noted = sessionStorage.getItem(sourceStorageKey) ?? "";
    const landing = referrer === "https://www.example.test/about" ? "/about" : "/contact";
    expect(parseVisit({ [sourceFieldName]: noted }, null).source).toMatchObject({
      landing,
      referrer: host === "" ? null : host,
    });
  });
});
