import { beforeAll, expect, test } from "vitest";
import { isForeign, loadLanguages } from "../../src/server/chat/language.ts";

const known = new Set(
  "what is the price of course do you have can i a an how much it refund please certificate for on site time join who".split(
    " ",
  ),
);
const isEnglish = (word: string) => known.has(word);

beforeAll(() => loadLanguages("quanto costa il corso", isEnglish));

test.each([
  "Wie viel kostet der Kurs?",
  "wat kost het",
  "hoeveel kost de cursus",
  "combien ça coûte ?",
  "quanto costa il corso",
  "ile kosztuje kurs",
  "¿Cuánto cuesta el curso?",
  "Kann ich in Raten zahlen?",
  "bonjour",
  "kiedy start",
  "सुप्रभात, फीस कितनी है",
  "Скільки це коштує?",
  "コースはいくらですか",
])("%s is another language", (message) => {
  expect(isForeign(message, isEnglish)).toBe(true);
});

test.each([
  "Los Angeles?",
  "El Paso?",
  "EST?",
  "São Paulo time?",
  "los angeles, on site",
  "Can Maria Gonzalez from El Paso join",
  "who is Jürgen Müller",
  "how much",
  "refund please",
  "n8n",
  "la",
  "?",
  "👍",
  "$$$",
  "lorem ipsum dolor sit amet",
])("%s is none", (message) => {
  expect(isForeign(message, isEnglish)).toBe(false);
});
