import { clearNameOf } from "../../../content/form-names.ts";
import { site } from "../../../content/site.ts";
import { localTimeIn } from "../../shared/company-time.ts";
import { csvCell, csvFile } from "../../shared/csv.ts";
import { leadPath } from "../../shared/dashboard-address.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { personName } from "../../shared/forms/person-name.ts";
import { plainPhone } from "../../shared/forms/phone-number.ts";
import { sourceColumns } from "../../shared/forms/source-columns.ts";
import { moneyWords } from "../../shared/money.ts";

type DateOf = (cohort: string) => string | null;

interface Words {
  dateOf: DateOf;
  siteUrl: string;
}

type Column = [name: string, textOf: (entry: LeadEntry, words: Words) => string | null | undefined];

const columnsBefore: Column[] = [
  ["received", ({ createdAt }) => timeOf(createdAt)],
  ["kind", ({ kind }) => kind],
  ["form", ({ formName }) => clearNameOf(formName)],
  ["formName", ({ formName }) => formName],
  ["state", ({ state }) => state],
  ["handled", ({ handledAt }) => handledAt && timeOf(handledAt)],
  ["name", ({ fields }) => personName(fields)],
  fieldColumn("email"),
  fieldColumn("phone"),
  ["date", ({ cohort }, { dateOf }) => cohort && dateOf(cohort)],
];

const fieldsOfAll: ReadonlySet<string> = new Set(["name", "email", "phone"]);

const columnsAfter: Column[] = [
  ["payment", ({ payment }) => payment?.state],
  ["paid", ({ payment }) => payment && moneyWords(payment)],
  ["paid_at", ({ payment }) => payment && timeOf(payment.at)],
  ["payment_reference", ({ payment }) => payment?.reference],
  ["to_do", (entry) => toDoOf(entry)],
  ["page", ({ page }) => page],
  ...sourceColumns.map(([name, textOf]): Column => [name, ({ source }) => source && textOf(source)]),
  ["notes", ({ notes }) => notes.map(({ text, at }) => `${timeOf(at)}: ${text}`).join("\n")],
  ["next_step", ({ nextStep }) => nextStep?.text],
  ["next_step_on", ({ nextStep }) => nextStep?.on],
  ["id", ({ id }) => id],
  ["address", ({ id }, { siteUrl }) => siteUrl + leadPath(id)],
  ["cohort", ({ cohort }) => cohort],
];

function toDoOf({ payment, cohort, paidTwice }: LeadEntry): string {
  if (payment == null || payment.state === "refunded") return "";
  return [paidTwice && "paid twice", cohort === null && "needs a date"].filter(Boolean).join(", ");
}

export function leadsCsv(entries: readonly LeadEntry[], dateOf: DateOf, siteUrl: string): string {
  const others = new Set(
    entries.flatMap(({ fields }) => Object.keys(fields)).filter((name) => !fieldsOfAll.has(name)),
  );
  const columns = [...columnsBefore, ...[...others].map(fieldColumn), ...columnsAfter];
  const rows = [
    columns.map(([name]) => cell(name)),
    ...entries.map((entry) =>
      columns.map(([name, textOf]) => cell(textOf(entry, { dateOf, siteUrl }) ?? "", name)),
    ),
  ];
  return csvFile(rows);
}

function timeOf(time: string): string {
  return localTimeIn(site.timeZone, time).replace("T", " ");
}

function fieldColumn(name: string): Column {
  return [name, ({ fields }) => (Object.hasOwn(fields, name) ? fields[name] : "")];
}

// An apostrophe would stay in imports, and Excel would compute +1-972; "+1 972" is safe in both.
const phone = /^\+\d[\d ()./-]*$/;

function spaced(text: string): string {
  return text
    .replace("(0)", " ")
    .replaceAll(/[ ()./-]+/g, " ")
    .trim();
}

function cell(text: string, column = ""): string {
  const number = column === "phone" ? plainPhone(text) : "";
  return phone.test(number) ? csvCell(spaced(number), true) : csvCell(text);
}
