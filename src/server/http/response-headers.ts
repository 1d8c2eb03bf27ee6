import { hash } from "node:crypto";
import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import type { Env } from "../settings/env.ts";

const unusedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(", ");

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
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return [helmetHeaders, setPermissionsPolicy];
}

const setPermissionsPolicy: RequestHandler = (_req, res, next) => {
  res.set("Permissions-Policy", permissionsPolicy);
  next();
};

export const allowOwnFrames: RequestHandler = (_req, res, next) => {
  replaceInPolicy(res, "frame-ancestors 'none'", "frame-ancestors 'self'");
  if (res.hasHeader("X-Frame-Options")) res.setHeader("X-Frame-Options", "SAMEORIGIN");
  next();
};

export const allowOtherSites: RequestHandler = (_req, res, next) => {
  res.set("Cross-Origin-Resource-Policy", "cross-origin");
  next();
};

export function allowStyles(res: Response, styles: string): void {
  // With 'unsafe-inline' the policy must not have a hash, which would disable it.
  replaceInPolicy(res, "style-src 'self';", `style-src 'self' ${sourceOf(styles)};`);
}

export function allowScript(res: Response, script: string): void {
  replaceInPolicy(res, /script-src [^;]*/, `$& ${sourceOf(script)}`);
}

function sourceOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

function replaceInPolicy(res: Response, part: string | RegExp, replacement: string): void {
  const policy = res.getHeader("Content-Security-Policy");
  if (typeof policy === "string") {
    res.setHeader("Content-Security-Policy", policy.replace(part, replacement));
  }
}

export const noStore: RequestHandler = (_req, res, next) => {
  res.set("Cache-Control", "private, no-store");
  next();
};

/** For addresses with a secret in them. */
export const noReferrer: RequestHandler = (_req, res, next) => {
  res.set("Referrer-Policy", "no-referrer");
  next();
};
