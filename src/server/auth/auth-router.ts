import { type RequestHandler, Router } from "express";
import type { AuthStatus } from "../../shared/auth.ts";
import { dashboardSearch } from "../../shared/dashboard-address.ts";
import { urls } from "../../shared/urls.ts";
import { addressOf } from "../http/address.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly } from "../http/http-error.ts";
import type { Auth } from "./auth.ts";
import { changePasswordSchema, loginSchema } from "./auth-schemas.ts";
import { secondFactorRouter } from "./second-factor-router.ts";
import { readSessionId, writeSessionId } from "./session-cookie.ts";

const bodyBytes = 16_384;

export function authRouter(auth: Auth): Router {
  const router = Router({ caseSensitive: true });
  router.use(auth.cookie);

  router
    .route("/login")
    .post(jsonBody(bodyBytes))
    .post(async (req, res) => {
      const { username, password, code } = parseBody(loginSchema, req.body);
      res.json(await auth.logIn(req, username, password, code));
    })
    .all(allowOnly("POST"));

  router
    .route("/status")
    .get(async (req, res) => {
      const user = await auth.findUser(req);
      // Renewing the cookie also re-signs it after a change of keys.
      if (user !== null) writeSessionId(req, readSessionId(req));
      const status: AuthStatus = { isAuthenticated: user !== null, user };
      res.json(status);
    })
    .all(allowOnly("GET"));

  router
    .route("/logout")
    .post(async (req, res) => {
      await auth.logOut(req);
      res.json({ message: "Logged out successfully" });
    })
    .all(allowOnly("POST"));

  router
    .route("/change-password")
    .post(jsonBody(bodyBytes))
    .post(async (req, res) => {
      const { currentPassword, newPassword } = parseBody(changePasswordSchema, req.body);
      await auth.changePassword(req, currentPassword, newPassword);
      res.json({ message: "Password changed successfully" });
    })
    .all(allowOnly("POST"));

  router.use("/second-factor", secondFactorRouter(auth, bodyBytes));

  return router;
}

export function redirectToLogin(auth: Auth): RequestHandler {
  return async (req, res, next) => {
    if ((await auth.findUser(req)) !== null) return next();
    res
      .set("Cache-Control", "private, no-store")
      .redirect(urls.adminLogin.path + dashboardSearch(addressOf(req).search));
  };
}
