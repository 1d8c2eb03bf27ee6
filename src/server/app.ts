import type { RequestListener } from "node:http";
import compression from "compression";
import express, { type Request, type RequestHandler } from "express";
import { site } from "../../content/site.ts";
import { yearIn } from "../shared/company-time.ts";
import { dashboardSearch } from "../shared/dashboard-address.ts";
import { sandboxCheckoutUrl } from "../shared/forms/plans.ts";
import { adminPath, formFramePath, urls } from "../shared/urls.ts";
import type { Articles } from "./articles/articles.ts";
import type { Auth } from "./auth/auth.ts";
import { authApi } from "./auth/auth-router.ts";
import { pictures } from "./cards/pictures-router.ts";
import type { PostCards } from "./cards/post-cards.ts";
import { updateCards } from "./cards/update-cards.ts";
import { type ChatLimits, chatRouter, defaultChatLimits } from "./chat/chat-router.ts";
import type { SiteStore } from "./collections.ts";
import { feeds } from "./feeds/feeds-router.ts";
import { addressOf, canonicalOnly, takeAddress } from "./http/address.ts";
import { formBody } from "./http/body.ts";
import { allowOnly, HttpError, handleErrors } from "./http/http-error.ts";
import { ownOriginOnly } from "./http/own-origin.ts";
import { probes } from "./http/probes.ts";
import { networkOf } from "./http/rate-limiter.ts";
import { allowOwnFrames, securityHeaders } from "./http/security-headers.ts";
import { fileOrScreenMissing, filePath } from "./http/static-files.ts";
import { logFault } from "./logging/request-log.ts";
import type { Document } from "./pages/document.ts";
import { pageAddress } from "./pages/page-address.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { pageHandler } from "./pages/page-handler.ts";
import type { Render, RenderArticle, RenderServices } from "./pages/render.ts";
import { createSiteApi } from "./pages/site-api.ts";
import { blogsApi } from "./posts/blogs-router.ts";
import { createPosts } from "./posts/posts.ts";
import { createEnrollmentDesks, type EnrollmentLimits } from "./requests/enrollments.ts";
import { createLeadDesks, type LeadLimits } from "./requests/leads.ts";
import { leadsApi } from "./requests/leads-router.ts";
import type { Env } from "./settings/env.ts";

/** All that the app needs of its world. */
export interface AppWorld {
  env: Pick<Env, "siteUrl" | "trustProxy" | "formProviderUrl" | "checkoutUrls" | "chatWebhook">;
  store: SiteStore;
  render: Render;
  renderArticle: RenderArticle;
  articles: Articles;
  document: Document;
  /** Answers for files: the build's, or Vite's in development. */
  files: RequestHandler;
  cards: PostCards;
  /** Who the admin is, and how one gets in. */
  auth: Auth;
  limits: Limits;
  /** Off only in development, where Vite puts inline scripts and styles into the page. */
  contentPolicy: boolean;
}

export interface Limits extends LeadLimits, EnrollmentLimits, ChatLimits {
  /** The longest body of a post's write: 200,000 characters of any script, and the other fields. */
  postBytes: number;
  /** How long a deleted post can be put back. */
  deletedPostKeptMs: number;
}

export const defaultLimits: Limits = {
  ...defaultChatLimits,
  leadsPerHour: 5,
  enrollmentsPerHour: 5,
  postBytes: 1_000_000,
  deletedPostKeptMs: 10 * 60 * 1000,
};

/** Composes the whole site as one request handler, in the order that a request takes. */
export function createApp(world: AppWorld): RequestListener {
  const { env } = world;
  const app = express();
  app.disable("x-powered-by");
  // Express would tag what is not to be stored as well.
  app.disable("etag");
  app.set("trust proxy", env.trustProxy);
  app.enable("case sensitive routing");
  if (world.contentPolicy) app.use(securityHeaders(env.siteUrl, env.formProviderUrl));
  app.use(canonicalOnly);
  app.use(world.files);
  app.use(compression());

  const posts = createPosts(world.store.posts, world.limits.deletedPostKeptMs);
  app.use("/api", neverStored, ownOriginOnly(env.siteUrl));
  const requireAdmin = [world.auth.cookie, world.auth.requireAdmin];
  app.use("/api/auth", authApi(world.auth));
  app.use("/api/blogs", blogsApi(posts, world.articles, requireAdmin, world.limits.postBytes));
  app.use(
    "/api/chat",
    chatRouter(env.chatWebhook, () => posts.view().posts, world.limits),
  );
  app.use("/api", leadsApi(world.store, requireAdmin));
  app.use("/api", nothingHere);
  app.use(feeds(posts, env.siteUrl, world.articles, world.renderArticle));

  const siteApi = createSiteApi(posts, world.articles);
  updateCards(posts, world.cards);
  app.use(pictures(() => posts.view(), world.cards));
  const leadDeskOf = createLeadDesks(world.store, world.limits);
  const enrollmentDeskOf = createEnrollmentDesks(world.store, world.limits);
  const servicesOf = (req: Request): RenderServices => ({
    api: siteApi,
    facts: {
      siteUrl: env.siteUrl,
      siteName: site.name,
      year: yearIn(site.timeZone, new Date()),
      formProviderUrl: env.formProviderUrl,
      checkoutUrls: {
        professionals: env.checkoutUrls.professionals ?? sandboxCheckoutUrl("professionals"),
        students: env.checkoutUrls.students ?? sandboxCheckoutUrl("students"),
      },
    },
    leads: leadDeskOf(networkOf(req.ip)),
    enrollments: enrollmentDeskOf(networkOf(req.ip)),
    report: (error) => logFault(req, error),
  });
  const cache = createPageCache(() => world.store.posts.read());
  const pages = pageHandler(env.siteUrl, world.render, world.document, servicesOf, cache);
  app.use(
    probes({
      store: world.store.checkWritable,
      async render(req) {
        const page = await world.render(new Request(env.siteUrl + urls.blogs.path), servicesOf(req));
        if (page instanceof Response || page.status !== 200) throw new Error("A page does not render");
      },
    }),
  );
  // The fullest form, in a script whose characters take nine bytes each on the wire, has 52 kB.
  const readForm = formBody(64 * 1024);
  if (env.formProviderUrl === null) {
    app.use(formFramePath(""), allowOwnFrames);
    app.route(formFramePath(":formId")).get(pages).post(readForm, pages).all(allowOnly("GET", "POST"));
  }
  app.route(urls.checkout.path).get(pages).post(readForm, pages).all(allowOnly("GET", "POST"));
  app.use(adminPath, world.auth.cookie, async (req, res, next) => {
    if ((await world.auth.findUser(req)) !== null) return next();
    res
      .set("Cache-Control", "private, no-store")
      .redirect(urls.adminLogin.path + dashboardSearch(addressOf(req).search));
  });
  app.get(filePath, fileOrScreenMissing);
  app.get("/{*path}", pages);
  app.all("/{*path}", allowOnly("GET"));
  app.use(handleErrors);
  return (req, res) => {
    const address = takeAddress(req, env.siteUrl);
    if (address === null || !cache.trySend(pageAddress(address), req, res)) app(req, res);
  };
}

/** The API's answers are for the one who asked, except where a route says otherwise. */
const neverStored: RequestHandler = (_req, res, next) => {
  res.set("Cache-Control", "private, no-store");
  next();
};

const nothingHere: RequestHandler = () => {
  throw new HttpError(404, "There is nothing at this address.");
};
