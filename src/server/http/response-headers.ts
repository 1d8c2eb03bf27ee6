import { hash } from "node:crypto";
import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import type { Env } from "../settings/env.ts";

/** What the site never asks a browser for; frames may not either. */
const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(", ");

/**
 * The security headers of every response.
 * `siteUrl` decides what only makes sense behind https; a form provider joins the content policy by its origin.
 */
export function securityHeaders({
  siteUrl,
  formProviderUrl,
  hstsSubdomains,
}: Pick<Env, "siteUrl" | "formProviderUrl" | "hstsSubdomains">): RequestHandler[] {
  const https = siteUrl.startsWith("https:");
  const provider = formProviderUrl === null ? [] : [formProviderUrl];
  const helmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'", ...provider],
        // The provider's script adds a <style> of its own.
        "style-src": ["'self'", ...(formProviderUrl === null ? [] : ["'unsafe-inline'"])],
        "img-src": ["'self'", "https:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'", ...provider],
        "frame-src": ["'self'", ...provider],
        "form-action": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
        ...(https && { "upgrade-insecure-requests": [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 63_072_000, includeSubDomains: hstsSubdomains },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    // For browsers and plug-ins that are gone; each would stand in every response.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return [helmetHeaders, setPermissionsPolicy];
}

// Helmet has none of its own.
const setPermissionsPolicy: RequestHandler = (_req, res, next) => {
  res.set("Permissions-Policy", permissionsPolicy);
  next();
};

/** Lets the site's own pages, and nobody else, show the response in a frame. */
export const allowOwnFrames: RequestHandler = (_req, res, next) => {
  replaceInPolicy(res, "frame-ancestors 'none'", "frame-ancestors 'self'");
  if (res.hasHeader("X-Frame-Options")) res.setHeader("X-Frame-Options", "SAMEORIGIN");
  next();
};

/** Lets pages of other sites show the response. */
export const allowOtherSites: RequestHandler = (_req, res, next) => {
  res.set("Cross-Origin-Resource-Policy", "cross-origin");
  next();
};

/** Lets the response carry one `<style>`, with exactly this in it. */
export function allowStyles(res: Response, styles: string): void {
  // Where the form provider needs unsafe-inline, a hash would take that away.
  replaceInPolicy(res, "style-src 'self';", `style-src 'self' ${sourceOf(styles)};`);
}

/** Lets the response carry one inline `<script>`, with exactly this in it. */
export function allowScript(res: Response, script: string): void {
  replaceInPolicy(res, /script-src [^;]*/, `$& ${sourceOf(script)}`);
}

function sourceOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

function replaceInPolicy(res: Response, part: string | RegExp, replacement: string): void {
  const policy = res.getHeader("Content-Security-Policy");
  // In development there is none.
  if (typeof policy === "string") {
    res.setHeader("Content-Security-Policy", policy.replace(part, replacement));
  }
}

/** The response is for the one who asked, except where a route says otherwise. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.set("Cache-Control", "private, no-store");
  next();
};
