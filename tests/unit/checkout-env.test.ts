import { describe, expect, test } from "vitest";
import { readEnv } from "../../src/server/settings/env.ts";

const read = (env: Record<string, string>) => readEnv(env, "/srv/site").checkoutUrls;

test("without the settings no plan has a checkout of a provider", () => {
  expect(read({ CHECKOUT_URL_STUDENTS: " " })).toEqual({ professionals: null, students: null });
});

test("each plan has a setting of its own", () => {
  expect(read({ CHECKOUT_URL_STUDENTS: "https://pay.example.com/b/students" })).toEqual({
    professionals: null,
    students: "https://pay.example.com/b/students",
  });
});

test.each([
  "https://buy.example.com/b/4gw5kD?prefilled_promo_code=EARLYNOCODE&locale=en#pay",
  "http://localhost:4242/pay",
  "http://127.0.0.1/pay",
  "http://[::1]:4242/",
  "http://192.168.1.5/pay",
  "http://10.0.0.2:8080/pay",
  "http://172.20.0.1/pay",
])("%s is taken as it is", (url) => {
  expect(read({ CHECKOUT_URL_PROFESSIONALS: url }).professionals).toBe(url);
});

describe("a wrong value stops the start with one sentence that names the setting", () => {
  test.each([
    "http://pay.example.com/course",
    "http://172.32.0.1/pay",
    "http://10.0.0.2.example.com/",
    "pay.example.com",
    "/checkout",
    "javascript:alert(1)",
    "ftp://localhost/pay",
    "https://user:secret@pay.example.com/",
  ])("%s", (url) => {
    for (const name of ["CHECKOUT_URL_PROFESSIONALS", "CHECKOUT_URL_STUDENTS"]) {
      expect(() => read({ [name]: url })).toThrow(
        `${name} must be an https address such as https://pay.example.com/course, ` +
          `or http on a loopback or private address, without a user name, but it is "${url}".`,
      );
    }
  });
});
