import type { RequestHandler } from "express";

/** A browser that navigates gets the 404 page instead. */
export const fileOrScreenMissing: RequestHandler = (req, res, next) => {
  const { "sec-fetch-mode": mode = "navigate", accept = "" } = req.headers;
  if (mode === "navigate" && accept.includes("text/html")) return next();
  res.status(404).set("Cache-Control", "private, no-store").type("text/plain").send("Not found");
};

export const looksLikeFile =
  /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;
