import type { RequestListener } from "node:http";
import compression from "compression";
import express, { type Router } from "express";
import type { Forgotten } from "../shared/forms/lead.ts";
import { adminPath } from "../shared/paths.ts";
import { confirmPath, subscribePath, unsubscribePath } from "../shared/subscribers/paths.ts";
import { formFramePath, sharedPicturePaths, urls } from "../shared/urls.ts";
import { adminRoutes } from "./admin-routes.ts";
import type { Articles } from "./articles/articles.ts";
import type { Auth } from "./auth/auth.ts";
import { authRouter, redirectToLogin } from "./auth/auth-router.ts";
import { lazy } from "./cache/memoize.ts";
import { picturesRouter } from "./cards/pictures-router.ts";
import type { PostCards } from "./cards/post-cards.ts";
import { type ChatLimits, chatRouter, defaultChatLimits } from "./chat/chat-router.ts";
import { withoutUnknownLinks } from "./chat/known-links.ts";
import { createQuestionMatcher } from "./chat/same-question.ts";
import { siteLinks } from "./chat/site-links.ts";
import type { Clock } from "./clock/clock.ts";
import { calendarRouter } from "./cohorts/calendar-router.ts";
import type { Cohorts } from "./cohorts/cohorts.ts";
import { cohortsRouter } from "./cohorts/cohorts-router.ts";
import type { SiteStore } from "./collections.ts";
import { feedsRouter } from "./feeds/feeds-router.ts";
import { canonicalOnly, parseAddress } from "./http/address.ts";
import { formBody } from "./http/body.ts";
import { allowOnly, handleErrors, notFound } from "./http/http-error.ts";
import { fileOrScreenMissing, looksLikeFile } from "./http/missing-file.ts";
import { ownOriginOnly } from "./http/own-origin.ts";
import { probesRouter } from "./http/probes-router.ts";
import type { MakeLimiter } from "./http/rate-limiter.ts";
import {
  allowOtherSites,
  allowOwnFrames,
  noReferrer,
  noStore,
  securityHeaders,
} from "./http/response-headers.ts";
import { createFoundImages } from "./images/found-images.ts";
import type { ImageFolder } from "./images/image-folder.ts";
import { createImages } from "./images/images.ts";
import { imageFilesRouter, imagesRouter } from "./images/images-router.ts";
import { sentToSubscribers } from "./mailings/readers.ts";
import { deliveriesOf } from "./outbox/delivery-rules.ts";
import type { SiteBuild } from "./pages/built-site.ts";
import { pageAddress } from "./pages/page-address.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { pageHandler } from "./pages/page-handler.ts";
import { createRenderServices } from "./pages/render-services.ts";
import { acceptancesRouter } from "./payments/acceptances-router.ts";
import { createPayments } from "./payments/payments.ts";
import { paymentsRouter } from "./payments/payments-router.ts";
import { peopleRouter } from "./people/people-router.ts";
import { blogsRouter } from "./posts/blogs-router.ts";
import { imageUsersOf } from "./posts/post-images.ts";
import { defaultPostLimits, type PostLimits } from "./posts/post-limits.ts";
import { createPostPages } from "./posts/post-pages.ts";
import { createPosts } from "./posts/posts.ts";
import { createMovedTo } from "./posts/redirects.ts";
import { unsavedRouter } from "./posts/unsaved-router.ts";
import { createUnsavedTexts } from "./posts/unsaved-texts.ts";
import type { PostVersions } from "./posts/versions.ts";
import { createQuestions } from "./questions/questions.ts";
import { questionsRouter } from "./questions/questions-router.ts";
import { announceDates } from "./requests/announce-dates.ts";
import type { DeliveriesFor } from "./requests/change-request.ts";
import { createCodeCheck } from "./requests/code-check.ts";
import { createIntake, defaultIntakeLimits, type IntakeLimits } from "./requests/intake.ts";
import { leadsRouter } from "./requests/leads-router.ts";
import type { Env } from "./settings/env.ts";
import { subscribersRouter } from "./subscribers/subscribers-router.ts";
import { createSubscriptions } from "./subscribers/subscriptions.ts";
import { createPageOf } from "./visits/view.ts";
import { createVisitorOf } from "./visits/visitor.ts";
import type { Visits } from "./visits/visits.ts";
import { visitsRouter } from "./visits/visits-router.ts";

export interface AppDependencies extends SiteBuild {
  env: Env;
  store: SiteStore;
  articles: Articles;
  cards: PostCards;
  imageFolder: ImageFolder;
  findImage: (url: string) => Promise<string | null | undefined>;
  versions: PostVersions;
  clock: Clock;
  visits: Visits | null;
  cohorts: Cohorts;
  makeLimiter: MakeLimiter;
  auth: Auth;
  forgetPerson: (email: string) => Promise<Forgotten>;
  limits: Limits;
  isStopping: () => boolean;
  afterStart: (task: () => Promise<unknown>) => void;
  /** The policy is off only in development, where Vite injects inline scripts and styles. */
  contentPolicy: boolean;
}

export interface Limits extends ChatLimits, PostLimits {
  intake: IntakeLimits;
}

export const defaultLimits: Limits = {
  ...defaultChatLimits,
  ...defaultPostLimits,
  intake: defaultIntakeLimits,
};

// The longest form has 52 kB percent-encoded; its source came from an address, of which Node reads at most 16 kB.
const maxFormBytes = 72 * 1024;

interface App {
  /** The whole site; its middleware runs in the order below. */
  handle: RequestListener;
  admin: Router;
}

export function createApp(dependencies: AppDependencies): App {
  const { env, store, articles, auth, limits, render, cohorts, clock, visits, makeLimiter } = dependencies;
  const posts = createPosts(store.posts, dependencies.versions, limits.deletedPostRestorableMs, clock);
  if (env.mail !== null) announceDates(store.requests, store.cohorts, cohorts, clock);
  const images = createImages(store.images, dependencies.imageFolder);
  const foundImages = createFoundImages(store.images, dependencies.findImage);
  const deliveriesFor: DeliveriesFor = (request, all, now, about) =>
    deliveriesOf(request, all, env, now, about);
  const checkCode = createCodeCheck(cohorts, makeLimiter);
  const intakeFor = createIntake(
    store.requests,
    limits.intake,
    deliveriesFor,
    cohorts,
    makeLimiter,
    checkCode,
  );
  const questions = createQuestions(store.questions, store.answers, {
    keepUnanswered: env.keepChatMisses,
    createQuestionMatcher,
    clock,
  });
  const links = siteLinks(() => posts.view().newestFirst, env.siteUrl);
  const unsaved = createUnsavedTexts(store.unsaved, clock);
  const search = lazy(async () => (await import("./posts/post-index.ts")).createPostIndex(posts.view));
  dependencies.afterStart(async () => (await search()).prepare());
  const pages = createPostPages(posts, articles, foundImages.typeOf);
  const subscriptionsFor = createSubscriptions(store.subscribers, makeLimiter, clock);
  const servicesFor = createRenderServices(
    env,
    posts,
    search,
    pages,
    intakeFor,
    subscriptionsFor,
    cohorts,
    checkCode,
    clock,
  );
  const cache = createPageCache(posts.view, cohorts.dates);
  const movedTo = createMovedTo(store.redirects.read, posts.view);
  const page = pageHandler(env.siteUrl, dependencies, servicesFor, cache, movedTo);

  const app = express();
  app.disable("x-powered-by");
  // Express would also tag responses that must not be stored.
  app.disable("etag");
  app.set("trust proxy", env.trustProxy);
  app.enable("case sensitive routing");

  if (dependencies.contentPolicy) app.use(securityHeaders(env));
  app.use(canonicalOnly((path) => movedTo(path) !== null));
  app.use(sharedPicturePaths, allowOtherSites);
  app.use(dependencies.files);
  app.use(compression());

  const requireAdmin = [auth.cookie, auth.requireAdmin];
  app.use("/api", noStore, ownOriginOnly(env.siteUrl));
  app.use("/api/auth", authRouter(auth));
  app.use(
    "/api/blogs",
    blogsRouter(
      posts,
      unsaved,
      articles,
      foundImages,
      {
        canSend: env.mail !== null,
        sentOf: (id) => sentToSubscribers(id, store.mailings.read(), store.subscribers.read()),
      },
      requireAdmin,
      env.siteUrl,
      limits.postBytes,
    ),
  );
  app.use("/api", unsavedRouter(unsaved, posts, requireAdmin, limits.postBytes));
  const visitorOf = createVisitorOf(auth);
  const newestPosts = () => posts.view().newestFirst;
  const siteAnswers = lazy(async () => {
    const { createSiteAnswers } = await import("./chat/site-answers.ts");
    return createSiteAnswers(newestPosts, cohorts.dates, env, limits, questions, makeLimiter);
  });
  if (env.chatWebhook === null) dependencies.afterStart(siteAnswers);
  app.use(
    "/api/chat",
    auth.cookie,
    chatRouter(env, siteAnswers, intakeFor, limits, makeLimiter, async (req) => {
      const visitor = await visitorOf(req);
      if (visitor !== null) await visits?.countEvent(visitor, "chats");
    }),
  );
  app.use(
    "/api/images",
    imagesRouter(images, foundImages, () => imageUsersOf(store.posts.read()), requireAdmin),
  );
  const payments = createPayments(store.requests, store.payments, { cohorts, deliveriesFor }, clock);
  app.use("/api", acceptancesRouter(store.payments, clock, makeLimiter));
  app.use("/api", paymentsRouter(payments, env.paymentSecrets));
  app.use("/api", cohortsRouter(cohorts, requireAdmin));
  app.use("/api", leadsRouter(store.requests, requireAdmin, deliveriesFor, cohorts, clock, env.siteUrl));
  app.use(
    "/api",
    questionsRouter(
      questions,
      { ...links, hasForeignLink: (text) => withoutUnknownLinks(text, links) !== text },
      async (answer) => (await siteAnswers()).questionsAnsweredBy(answer),
      requireAdmin,
    ),
  );
  app.use(
    "/api",
    subscribersRouter(store.subscribers, env.mail === null ? null : subscriptionsFor, requireAdmin),
  );
  app.use("/api", peopleRouter(dependencies.forgetPerson, requireAdmin));
  if (visits !== null) {
    const pageOf = createPageOf(posts.view);
    const stored = { requests: store.requests.read, subscribers: store.subscribers.read };
    app.use("/api", visitsRouter({ visits, pageOf, visitorOf, ...stored, env, clock, auth, makeLimiter }));
  }
  app.use("/api", notFound);

  app.use(feedsRouter(posts, env.siteUrl, articles, dependencies.renderArticle));
  app.use(calendarRouter(cohorts, env.siteUrl));
  app.use(imageFilesRouter(images, dependencies.imageFolder));
  app.use(picturesRouter(posts, dependencies.cards));
  app.use(
    probesRouter(
      {
        store: store.checkWritable,
        async render(req) {
          const blog = await render(new Request(env.siteUrl + urls.blogs.path), servicesFor(req));
          if (blog instanceof Response || blog.status !== 200) throw new Error("A page does not render");
        },
      },
      dependencies.isStopping,
      dependencies.release,
    ),
  );

  const form = [...formBody(maxFormBytes), page];
  if (env.formProviderUrl === null) {
    app.use(formFramePath(""), allowOwnFrames);
    app.route(formFramePath(":formId")).get(page).post(form).all(allowOnly("GET", "POST"));
  }
  app.route(urls.checkout.path).get(page).post(form).all(allowOnly("GET", "POST"));
  app.use([subscribePath, unsubscribePath("")], noReferrer);
  app.route(subscribePath).get(page).post(form).all(allowOnly("GET", "POST"));
  // These need no body, which mail programs send in several ways (RFC 8058), and no origin: the token says enough.
  const mailLinks = [confirmPath(":token"), unsubscribePath(":token")];
  app.route(mailLinks).get(page).post(page).all(allowOnly("GET", "POST"));
  app.use(adminPath, auth.cookie, redirectToLogin(auth));
  app.get(looksLikeFile, fileOrScreenMissing);
  app.get("/{*path}", page);
  app.all("/{*path}", allowOnly("GET"));
  app.use(handleErrors);

  // Cached pages bypass Express (docs/decisions/page-cache-before-express.md).
  return {
    handle(req, res) {
      const address = parseAddress(req, env.siteUrl);
      if (address === null || !cache.trySend(pageAddress(address), req, res)) app(req, res);
    },
    admin: adminRoutes({ ...dependencies, posts, images, foundImages, postBytes: limits.postBytes }),
  };
}
