import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Illustration } from "../../src/components/illustration/illustration.tsx";
import type { Picture } from "../../src/shared/drawing/picture.ts";

const onServer: Picture = { viewBox: "0 0 9 9", html: '<path d="M1 1h0"/>' };
const link = '<use href="/assets/a.svg#dot"></use>';
const inBrowser: Picture = { ...onServer, html: link };
const another: Picture = { ...inBrowser, html: '<use href="/assets/b.svg#ring"></use>' };

test("the marks that came with the page stay, whatever is rendered again", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Illustration picture={onServer} label="A dot" />);
  const path = container.querySelector("path");
  expect(path?.getAttribute("d")).toBe("M1 1h0");
  const hydrated = <Illustration picture={inBrowser} label="A dot" />;
  const { rerender } = render(hydrated, { container, hydrate: true });
  rerender(<Illustration picture={{ ...inBrowser }} label="One dot" />);
  expect(container.querySelector("svg")?.getAttribute("aria-label")).toBe("One dot");
  expect(container.querySelector("path")).toBe(path);

  rerender(<Illustration picture={another} />);
  rerender(<Illustration picture={inBrowser} />);
  expect(container.querySelector("path")).toBeNull();
  expect(container.innerHTML).toContain(link);
});

test("what the browser renders anew takes its marks from the file", () => {
  expect(render(<Illustration picture={inBrowser} />).container.innerHTML).toContain(link);

  const page = (text: string, picture: Picture) => (
    <p>
      {text}
      <Illustration picture={picture} />
    </p>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page("Translated", onServer));
  const onRecoverableError = vi.fn();
  render(page("Written", inBrowser), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).toHaveBeenCalledOnce();
  expect(container.innerHTML).toContain(link);
});
