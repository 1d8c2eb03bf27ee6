import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { personForm } from "../../content/chat/person-form.ts";
import { formFields } from "../../content/form-fields.ts";
import { forms } from "../../content/forms.ts";
import { site } from "../../content/site.ts";
import { suspicionOf } from "../../src/server/requests/suspicion/suspicion.ts";
import { honeypotName, shownForName } from "../../src/shared/forms/form.ts";
import honest from "../support/inputs/suspicion/honest.json" with { type: "json" };
import spam from "../support/inputs/suspicion/spam.json" with { type: "json" };
import { processorMsOf } from "../support/processor-time.ts";

type FormKey = keyof typeof forms | "chat";

interface Sent {
  form: string;
  [field: string]: string | undefined;
}

function reasonFor({ form, ...values }: Sent, typed: Record<string, string> = {}) {
  const key = form as FormKey;
  const { id, fields } = key === "chat" ? personForm : { ...forms[key], ...formFields[key] };
  return suspicionOf({ formId: id, fields, values: values as Record<string, string>, typed });
}

const reasonForMessage = (message: string, given: Partial<Sent> = {}) =>
  reasonFor({ form: "contact", message, ...given });

describe.each(["known", "keptApart"] as const)(
  "of the messages that are %s to who wrote the rules",
  (part) => {
    test("at most 1 in 100 honest ones is suspected", () => {
      const suspected = honest[part].filter((message) => reasonFor(message) !== null);
      expect(suspected.length).toBeLessThanOrEqual(honest[part].length / 100);
    });

    test("at least 80 in 100 of spam are suspected", () => {
      const suspected = spam[part].filter((message) => reasonFor(message) !== null);
      expect(suspected.length).toBeGreaterThanOrEqual(spam[part].length * 0.8);
    });
  },
);

test("there are over 100 of each, and a third of each is kept apart", () => {
  for (const { known, keptApart } of [honest, spam]) {
    const all = known.length + keptApart.length;
    expect(all).toBeGreaterThan(200);
    expect(keptApart.length).toBeGreaterThan(all / 3);
  }
});

test("of the questions that the chat knows at most 1 in 1,000 is suspected in a form", () => {
  const folder = path.resolve(import.meta.dirname, "../../content/chat/intents");
  const questions = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Record<string, string[]>)
    .flatMap((intents) => Object.values(intents).flat());
  expect(questions.length).toBeGreaterThan(10_000);
  const suspected = questions.filter((question) => reasonForMessage(question) !== null);
  expect(suspected.length).toBeLessThanOrEqual(questions.length / 1_000);
});

describe("two links", () => {
  const message = "See https://a.example and b.example.com/page";

  test("are suspected, and one is not", () => {
    expect(reasonForMessage(message)).toBe("links");
    expect(reasonForMessage("See https://a.example")).toBeNull();
  });

  test("are not suspected of a company, nor in the form of talents", () => {
    expect(reasonFor({ form: "services", message, company: "Engines" })).toBeNull();
    expect(reasonFor({ form: "services", message, company: "" })).toBe("links");
    expect(reasonFor({ form: "talent", message, profile: "https://c.example" })).toBeNull();
  });

  test("count over all fields of free text, and not where there is a place for them", () => {
    const systems = "https://b.example";
    expect(reasonFor({ form: "services", message: "See https://a.example", systems })).toBe("links");
    expect(
      reasonForMessage("Hello", { email: "a.com@b.com", phone: "https://a.example www.b.com" }),
    ).toBeNull();
  });

  test.each([
    `https://${site.domain}/blogs and https://www.${site.domain}/contact say different things`,
    `${site.domain} and www.${site.domain}/x, HTTPS://${site.domain.toUpperCase()}`,
  ])("of the site itself are not counted: %s", (text) => {
    expect(reasonForMessage(text)).toBeNull();
    expect(reasonForMessage(`${text} https://a.example`)).toBeNull();
  });

  test("of a site that only looks like it are", () => {
    expect(reasonForMessage(`https://${site.domain}.evil.example https://my-${site.domain}`)).toBe("links");
  });

  test("in the answers of the chat are the site's own", () => {
    const answer = "Cora: See https://a.example and https://b.example.";
    expect(reasonFor({ form: "chat", message: `Visitor: Hi\n\n${answer}` })).toBeNull();
    expect(reasonFor({ form: "chat", message: `${answer}\n\nVisitor: https://a.example www.b.com` })).toBe(
      "links",
    );
  });
});

describe("the time for which a form was shown", () => {
  const reasonAfter = (shownFor: string) =>
    reasonFor({ form: "contact", message: "Hello" }, { [shownForName]: shownFor });

  test.each(["0", "1", "1999"])("of %s ms is too short for a person", (shownFor) => {
    expect(reasonAfter(shownFor)).toBe("quick");
  });

  test.each(["2000", "86400000", "", "-1", "NaN", "1e3", "1.5", "abc", "99999999999999999999", " 5"])(
    "of %j ms says nothing against it",
    (shownFor) => {
      expect(reasonAfter(shownFor)).toBeNull();
    },
  );

  test("says nothing where no script ran", () => {
    expect(reasonForMessage("Hello")).toBeNull();
  });
});

test("the name of a company is no offer", () => {
  const names = { company: "Best Marketing & Ads, www.best-ads.com", jobTitle: "Head of Sales, SEO expert" };
  expect(
    reasonFor({ form: "services", message: "Reports by robot, today if possible", ...names }),
  ).toBeNull();
});

test("a filled field that nobody sees is suspected", () => {
  expect(reasonFor({ form: "contact", message: "Hello" }, { [honeypotName]: "x" })).toBe("trap");
});

describe("a name", () => {
  test.each(["Win at www.prize.com", "https://a.example", "Ann https://a.example/x"])(
    "%j has a link",
    (name) => {
      expect(reasonFor({ form: "noCodeWaitlist", name })).toBe("name");
      expect(reasonForMessage("Hello", { firstName: name })).toBe("name");
    },
  );

  test.each([
    "Thomas Thomas",
    "Dr.Ana Ng",
    "Jean-Luc d'Arc",
    "李小龙",
    "J. R. R. T.",
    "ANNA",
    "O’Neil",
    "X Æ A-12",
  ])("%j is one", (name) => {
    expect(reasonFor({ form: "noCodeWaitlist", name })).toBeNull();
  });
});

describe("random letters", () => {
  test.each(["QwErTzUiOpLk", "bVxKqLwRtZmN pQrStUvWxYzAb"])("%j are suspected", (message) => {
    expect(reasonForMessage(message)).toBe("letters");
  });

  test.each([
    "getUserNameById",
    "PostgreSQL",
    "JavaScript TypeScript",
    "HELLOHELLOHELLO",
    "Bewerbungsunterlagen",
    "LaTeX",
  ])("%j are words", (message) => {
    expect(reasonForMessage(message)).toBeNull();
  });
});

test.each([
  "Сколько времени займёт курс? Напишите цену, можно в телеграм.",
  "Можно ли купить курс в кредит, и получу ли я диплом? Какая цена?",
  "Können Sie uns ein Angebot für einen Kredit-Chatbot machen? Garantiert ohne Cloud. WhatsApp geht auch.",
  "Je cherche une formation gratuite, avez-vous des prix pour les étudiants ? Répondez par WhatsApp.",
  "Quiero saber el precio y si hay bonus, por WhatsApp por favor.",
])("who asks in another language is no seller: %j", (message) => {
  expect(reasonForMessage(message)).toBeNull();
});

test.each([
  "ＳＥＯ　ｆｏｒ　ｙｏｕｒ　ｗｅｂｓｉｔｅ, ｏｎｌｙ $99",
  "S\u200bEO for your web\u00adsite, only $99",
  "SEO FOR YOUR WEBSITE, ONLY $99",
])("the words of spam are known as %j", (message) => {
  expect(reasonForMessage(message)).toBe("offer");
});

test.each([
  "a.",
  "[](",
  "<a href=x>",
  "copyright you ",
  "https://",
  "http://a.b<http",
  "need a loan ",
  "。a",
])("4,000 characters of %j are judged at once", async (part) => {
  const text = part.repeat(4_000).slice(0, 4_000);
  expect(await processorMsOf(() => reasonForMessage(text))).toBeLessThan(500);
});
