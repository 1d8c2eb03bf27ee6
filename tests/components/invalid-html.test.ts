import { afterEach, expect, test } from "vitest";
import { invalidHtml } from "../support/browser/invalid-html.ts";

afterEach(() => document.body.replaceChildren());

test.each([
  '<input type="checkbox" autocomplete="off">',
  '<input type="radio" autocomplete="on">',
  '<input type="submit" autocomplete="off">',
  '<input autocomplete="firstname">',
  '<input autocomplete="nope">',
  '<form autocomplete="name"></form>',
  "<time>9:14:02</time>",
  "<time>9:40 PM</time>",
  '<time datetime="2026-13-01">then</time>',
  '<time datetime="May 1, 2026">then</time>',
  '<svg><text font-weight="650">a</text></svg>',
  "<select><option>Words</option></select>",
])("%s is not valid", (html) => {
  document.body.innerHTML = html;
  expect(invalidHtml()).toHaveLength(1);
});

test.each([
  '<input autocomplete="given-name">',
  '<input type="hidden" autocomplete="off">',
  '<input type="email" autocomplete="section-a billing work email">',
  '<input type="password" autocomplete="current-password webauthn">',
  '<textarea autocomplete="street-address"></textarea>',
  '<form autocomplete="off"><input type="checkbox"></form>',
  "<time>09:14:02</time>",
  '<time datetime="09:14:02">9:14:02</time>',
  '<time datetime="2026-05-01T10:00:00.000Z">May 1</time>',
  '<time datetime="2026-05-29">May 29, 2026</time>',
  '<time datetime="PT5M">5 minutes</time>',
  '<svg><text font-weight="700">a</text></svg>',
  '<select><option value="">Please choose</option></select>',
])("%s is valid", (html) => {
  document.body.innerHTML = html;
  expect(invalidHtml()).toEqual([]);
});
