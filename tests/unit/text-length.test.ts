import * as v from "valibot";
import { expect, test } from "vitest";
import { formFields } from "../../content/form-fields.ts";
import { parseFields } from "../../src/server/requests/parse-fields.ts";
import { maxNoteLength } from "../../src/shared/forms/lead.ts";
import { leadChangeSchema } from "../../src/shared/forms/lead-change.ts";
import { postInputSchema } from "../../src/shared/posts/post-input.ts";
import { answerInputSchema, maxReplyLength } from "../../src/shared/questions/question.ts";
import { textLength } from "../../src/shared/text-length.ts";

test.each([
  ["", 0],
  ["a\r\nb", 3],
  ["a\nb", 3],
  ["a\rb", 3],
  ["\r\n\r\n", 2],
  // As a browser counts it.
  ["👍", 2],
  ["e\u0301", 2],
])("%j has %i characters", (text, length) => {
  expect(textLength(text)).toBe(length);
});

/** By its limit, whether each text that people write is taken. */
const limits: [what: string, most: number, isTaken: (text: string) => boolean][] = [
  [
    "a form's message",
    4_000,
    (message) => {
      const contact = {
        firstName: "Ada",
        lastName: "Lovelace",
        email: "ada@example.com",
        message,
      };
      return Object.keys(parseFields(formFields.contact.fields, contact).issues).length === 0;
    },
  ],
  ["a note", maxNoteLength, (note) => v.is(leadChangeSchema, { note })],
  ["a post", 400_000, (content) => v.is(postInputSchema, { title: "A post", content })],
  ["a summary", 1_000, (summary) => v.is(postInputSchema, { title: "A post", content: "Words", summary })],
  ["an answer", maxReplyLength, (reply) => v.is(answerInputSchema, { questions: ["Why?"], reply })],
];

test.each(limits)(
  "%s of %i characters is taken, its line breaks counted once, and no longer one",
  (_what, most, isTaken) => {
    const words = "x".repeat(most - 100);
    for (const line of ["\r\n", "\n"]) {
      const breaks = line.repeat(50);
      expect(isTaken(`a${breaks}${words}${"y".repeat(49)}`)).toBe(true);
      expect(isTaken(`a${breaks}${words}${"y".repeat(50)}`)).toBe(false);
    }
    expect(isTaken("👍".repeat(most / 2))).toBe(true);
    expect(isTaken(`${"👍".repeat(most / 2)}x`)).toBe(false);
  },
);
