/**
 * Which modules of the browser share a file. Each further file costs a page more than its bytes; a module stands in the group
 * of the highest priority that takes it. `tests/sweeps/weight.spec.ts` holds what a page's first load may weigh.
 */
export const chunkGroups = [
  // Changes only when a package does, so it outlives deploys in the browser's cache.
  {
    name: "vendor",
    test: /node_modules\/(react|react-dom|react-router|react-helmet-async|scheduler)\//,
    priority: 8,
  },
  // Vite's way to load chunks would be a file of its own.
  { name: "entry-client", test: /\/src\/entry-client\.|vite\/preload-helper/, priority: 9 },
  // What is around every page, with all that it imports, is one request.
  {
    name: "site",
    test: /\/src\/(hydrate-app\.|browser\/copy-text\.|hooks\/use-media\.|components\/(primitives\.|icon\/|section\/))/,
    priority: 6,
  },
  // What the chat, the dashboard and the screens in place of the blog share.
  {
    name: "common",
    test: /\/src\/(shared\/urls\.|components\/(logo|text-link)\/|components\/illustration\/illustration\.module\.|widgets\/chat\/chat\.module\.)|\/content\/site\./,
    priority: 5,
  },
  // The islands that most pages have.
  {
    name: "islands",
    test: /\/src\/(widgets\/(tabs\/tabs\.(island|module)\.|carousel\/(carousel\.island|controls|slide-track|use-))|hooks\/use-in-view\.)/,
    priority: 5,
  },
  // Any other is a file by itself, with its style sheet.
  {
    name: (module: string) => `${/([\w-]+)\.island\.tsx$/.exec(module)?.[1]}.island`,
    test: /(?<!assistant)\.island\.tsx$/,
    priority: 4,
  },
  // All that runs in the sign-in, which has nothing of the app, but for its own script.
  {
    name: "sign-in",
    test: /\/src\/(shared\/(auth|dashboard-address)\.|widgets\/toasts\/toast)/,
    priority: 5,
  },
  // What the dashboard shares: styles with the checkout, types of posts, and code with the chat.
  {
    name: "form-parts",
    test: /\/content\/form(s|-names)\.|\/components\/(field|description-list)\//,
    priority: 2,
  },
  { name: "posts", test: /\/shared\/posts\/post\./, priority: 2 },
  {
    name: "person",
    test: /\/content\/chat\/person\.|\/src\/(browser\/request|shared\/forms\/form)\./,
    priority: 2,
  },
  // What several pages of HTML are made of is one style sheet each, not ten; its scripts are dropped.
  {
    name: "page-parts",
    test: /\/src\/(components\/(steps|banner\/mail-banner)|widgets\/(accordion|embedded-form\/embedded-form\.|exhibit|faq|form-section|hero|json-ld|carousel\/(benefit-)?carousel\.(tsx|module)|tabs\/tabs\.tsx|marquee\/marquee\.tsx)|pages\/(services|training|talent)\/[^/]+$)/,
    priority: 2,
  },
  {
    name: "checkout",
    test: /\/src\/(components\/post-form\/|pages\/checkout\/checkout-form)/,
    priority: 2,
  },
  // Without it each legal page takes two sheets more.
  {
    name: "document-parts",
    test: /\/src\/pages\/legal\/[^/]+$/,
    priority: 2,
  },
  {
    name: "blog-parts",
    test: /\/content\/blog\.|\/src\/(components\/(post-facts|uploaded-picture)|shared\/images\/|widgets\/post-image|pages\/blog\/(?!post\/)(?!list\/page\.tsx|failure-toast\.island))/,
    priority: 2,
  },
  {
    name: "post-parts",
    test: /\/src\/(components\/article|pages\/blog\/post\/(?!page\.tsx|preview\/|share\.island))/,
    priority: 2,
  },
  // What the two pages that have the assistant in them share.
  {
    name: "assistant",
    test: /\/src\/(pages\/assistant\.(?!island)|widgets\/assistant\/assistant-room\.)|\/content\/chat\/assistant-titles\./,
    priority: 1,
  },
  // What panel and page lead the same talk with.
  {
    name: "chat-panel",
    test: /\/src\/(shared\/chat\.|widgets\/chat\/(?!start-chat|starters|chat-button|person-form)|pages\/layout\/(chat-panel|person-form-missing)\.)|\/content\/chat\/panel\./,
  },
  // What the dashboard begins with is one request; its tabs, dialogs and editor come with what they add.
  { name: "dashboard", test: /\/src\/admin\/dashboard\/(?!page\.)/ },
];
