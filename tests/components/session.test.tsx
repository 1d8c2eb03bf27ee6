import { render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test, vi } from "vitest";
import { SessionProvider, useSession } from "../../src/admin/session/session.tsx";
import { RequestError } from "../../src/browser/request.ts";
import { dialog, fill, gone, press } from "../support/dashboard/act.ts";

afterEach(() => vi.unstubAllGlobals());

function Calls({ call }: { call(name: number): Promise<void> }) {
  const withSession = useSession();
  const callAll = () => {
    for (const name of [1, 2, 3]) void withSession(() => call(name));
  };
  return (
    <button type="button" onClick={callAll}>
      Call
    </button>
  );
}

test("calls that find the session over together ask for the password once, and are all made again", async () => {
  let isOver = true;
  const signIn = vi.fn(async () => {
    isOver = false;
    return Response.json({ username: "admin", isAdmin: true });
  });
  vi.stubGlobal("fetch", signIn);
  const made: number[] = [];
  const call = async (name: number) => {
    if (isOver) throw new RequestError(401, "{}");
    made.push(name);
  };
  const element = (
    <SessionProvider username="admin">
      <Calls call={call} />
    </SessionProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  await press("Call");
  const asking = await dialog("Your session has ended");
  await fill("Password", "a password", asking);
  await press("Login", { place: asking });
  await gone("dialog", "Your session has ended");
  expect(made).toEqual([1, 2, 3]);
  expect(signIn).toHaveBeenCalledOnce();
});
