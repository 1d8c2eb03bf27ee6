import { fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CohortEditor } from "../../src/admin/courses/cohort-editor.tsx";
import { OfferEditor } from "../../src/admin/courses/offer-editor.tsx";
import { AnswerEditor } from "../../src/admin/questions/answer-editor.tsx";
import type { CohortEntry, Offer } from "../../src/shared/cohorts/cohort.ts";
import type { AddedAnswer } from "../../src/shared/questions/question.ts";
import { versionOf } from "../../src/shared/record-version.ts";

const close = vi.fn();
beforeEach(() => close.mockReset());
afterEach(() => vi.unstubAllGlobals());

const times = {
  course: "engineer",
  startsOn: "2099-10-06",
  endsOn: "2099-11-12",
  days: ["mon", "tue"],
  time: "19:45",
  minutes: 90,
  timeZone: "America/Chicago",
  seats: 20,
} satisfies Partial<CohortEntry>;
const cohort: CohortEntry = { ...times, id: "1", seatsLeft: 20 };
const offer: Offer = { code: "EARLY", amount: 100, lastDay: null };
const answer: AddedAnswer = { id: "1", questions: ["Is there parking?"], reply: "Yes.", link: null };

interface Case {
  kind: string;
  Editor: ComponentType<{ isNew?: boolean }>;
  /** What is typed: into which field, and how the comparison says it. */
  typed: [label: RegExp, text: string];
  /** What another tab has saved meanwhile, and the version by which it is saved over. */
  stored: object;
  version: string;
  theirs: string;
  /** Whom a save makes anew. */
  make: string;
}

const common = { onChanged() {}, onClose: close };

function DateEditor({ isNew = false }: { isNew?: boolean }) {
  return <CohortEditor cohort={isNew ? null : cohort} takingPart={0} waiting={() => 0} {...common} />;
}

function dateIn(timeZone: string): Case {
  return {
    kind: `a date in ${timeZone}`,
    Editor: DateEditor,
    typed: [/^Time zone/, "Europe/Berlin"],
    stored: { ...cohort, timeZone },
    version: versionOf({ ...times, timeZone }),
    theirs: timeZone,
    make: "POST /api/cohorts",
  };
}

const cases: Case[] = [
  dateIn("Europe/Paris"),
  // No browser lists this name of it.
  dateIn("US/Central"),
  {
    kind: "a code",
    Editor: ({ isNew = false }) => <OfferEditor offer={isNew ? null : offer} offers={[]} {...common} />,
    typed: [/^Dollars off/, "150"],
    stored: { ...offer, amount: 120 },
    version: versionOf({ ...offer, amount: 120 }),
    theirs: "120",
    make: "PUT /api/offers/EARLY",
  },
  {
    kind: "an answer",
    Editor: ({ isNew = false }) => (
      <AnswerEditor answer={isNew ? null : answer} question="Is there parking?" {...common} />
    ),
    typed: [/^Answer/, "Behind the house."],
    stored: { ...answer, reply: "In the street." },
    version: versionOf({ ...answer, reply: "In the street." }),
    theirs: "In the street.",
    make: "POST /api/answers",
  },
];

/** Types into the form and saves, over what the server answers with `refusal` first. */
async function saveOver({ Editor, typed: [label, text] }: Case, refusal: Response, isNew = false) {
  const sent: { call: string; headers: Record<string, string>; body: string }[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", headers = {}, body = "" }) => {
    // The form asks this too, after a pause in typing.
    if (path === "/api/answers/caught") return Response.json([]);
    sent.push({ call: `${method} ${path}`, headers, body });
    return sent.length === 1 ? refusal : Response.json({});
  });
  render(<Editor isNew={isNew} />);
  const code = screen.queryByRole("textbox", { name: /^Code/ });
  if (code !== null) fireEvent.change(code, { target: { value: "EARLY" } });
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("alert");
  return sent;
}

function field(label: RegExp): HTMLInputElement {
  return screen.getByLabelText(label);
}

const refusal = (status: number, body: object) => Response.json({ message: "Changed.", ...body }, { status });

test.each(cases)(
  "$kind that was saved elsewhere meanwhile: both are shown, and mine is saved over it",
  async (kind) => {
    const sent = await saveOver(kind, refusal(409, { record: kind.stored }));
    const conflict = screen.getByRole("region", { name: "Changed." });
    expect(within(conflict).getByText(kind.typed[1])).toBeTruthy();
    expect(within(conflict).getByText(kind.theirs)).toBeTruthy();
    // What is the same in both is not shown.
    expect(within(conflict).getAllByText("Yours")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Save mine" }));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(sent[1]?.headers["If-Match"]).toBe(`"${kind.version}"`);
    expect(sent[1]?.body).toContain(kind.typed[1]);
  },
);

test.each(cases)(
  "$kind that was saved elsewhere meanwhile: theirs comes into the form, and is saved on",
  async (kind) => {
    const sent = await saveOver(kind, refusal(409, { record: kind.stored }));
    fireEvent.click(screen.getByRole("button", { name: "Load saved version" }));
    expect(field(kind.typed[0]).value).toBe(kind.theirs);
    expect(screen.queryByRole("region", { name: "Changed." })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(sent[1]?.headers["If-Match"]).toBe(`"${kind.version}"`);
  },
);

test.each(cases)(
  "$kind that turns out to be there already is saved over, where the author says so",
  async (kind) => {
    const sent = await saveOver(kind, refusal(409, { record: kind.stored }), true);
    fireEvent.click(screen.getByRole("button", { name: "Save mine" }));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(sent[1]?.call).toMatch(/^PUT /);
    expect(sent[1]?.headers["If-Match"]).toBe(`"${kind.version}"`);
  },
);

test.each(
  cases.flatMap((kind) => [
    { ...kind, status: 404, body: {} },
    { ...kind, status: 409, body: { record: null } },
  ]),
)(
  "$kind that was deleted meanwhile ($status) is made anew by the next save",
  async ({ status, body, ...kind }) => {
    const sent = await saveOver(kind, refusal(status, body));
    expect(screen.getByRole("alert").textContent).toBe(
      "Changed. Your text is safe: Save makes a new one of it.",
    );
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(sent[1]?.call).toBe(kind.make);
    expect(sent[1]?.headers["If-Match"]).toBeUndefined();
    expect(sent[1]?.body).toContain(kind.typed[1]);
  },
);

test("of minutes that are no number yet nothing is shown", async () => {
  render(<CohortEditor cohort={cohort} takingPart={0} waiting={() => 0} {...common} />);
  fireEvent.change(field(/^Minutes/), { target: { value: "" } });
  expect(field(/^Minutes/).value).toBe("");
});
