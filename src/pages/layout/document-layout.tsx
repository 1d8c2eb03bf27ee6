import { Outlet } from "react-router";
import { StaticPart } from "./static-part.tsx";

/** The layout of pages that run no app, and so have no chat. */
export function DocumentLayout() {
  return (
    <>
      <StaticPart name="header" />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <StaticPart name="footer" />
    </>
  );
}
