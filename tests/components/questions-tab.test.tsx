import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { QuestionsTab } from "../../src/admin/questions/questions-tab.tsx";
import type { AddedAnswer } from "../../src/shared/questions/question.ts";
import { versionOf } from "../../src/shared/record-version.ts";

afterEach(() => vi.unstubAllGlobals());

const answer = { id: "1", questions: ["Is there parking?"], reply: "Yes.", link: null };

test("an answer that was changed meanwhile is not saved over, and the list shows it as it is now", async () => {
  const message = "This answer was changed meanwhile.";
  let answers: AddedAnswer[] = [answer];
  const versions: (string | undefined)[] = [];
  vi.stubGlobal(
    "fetch",
    async (path: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      if (method === "GET") return Response.json(path === "/api/answers" ? answers : []);
      if (path.endsWith("/caught")) return Response.json([]);
      versions.push(headers["If-Match"]);
      answers = [{ ...answer, questions: ["Where do I park?"] }];
      return Response.json({ message }, { status: 409 });
    },
  );
  render(<QuestionsTab />);
  fireEvent.click(await screen.findByRole("button", { name: /Edit.*Is there parking\?/ }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(message);
  await screen.findByRole("button", { name: /Edit.*Where do I park\?/ });
  expect(versions).toEqual([`"${versionOf(answer)}"`]);
});
