/** The matching group of the highest priority wins. `tests/sweeps/weight.spec.ts` limits what a page loads. */
export const chunkGroups = [
  // Changes only with a package, so it stays cached across deployments.
  {
    name: "vendor",
    test: /node_modules\/(react|react-dom|react-router|react-helmet-async|scheduler)\//,
    priority: 8,
  },
  { name: "entry-client", test: /\/src\/entry-client\.|vite\/preload-helper/, priority: 9 },
  // The frame of every page is one request, with what most islands share.
  {
    name: "site",
    test: /\/src\/(hydrate-app\.|browser\/copy-text\.|hooks\/use-(media|in-view)\.|components\/(primitives\.|icon\/|section\/)|widgets\/carousel\/(benefits\.island|controls|swipe-step|use-))/,
    priority: 6,
  },
  {
    name: "common",
    test: /\/src\/(shared\/urls\.|components\/(logo|text-link)\/|components\/illustration\/illustration\.module\.|widgets\/chat\/chat\.module\.)|\/content\/site\./,
    priority: 5,
  },
  {
    name: "slides",
    test: /\/src\/widgets\/(tabs\/tabs\.(island|module)\.|carousel\/slide-track)/,
    priority: 5,
  },
  // Every other island is a chunk of its own, with its style sheet; those of the chat share its code.
  {
    name: (module: string) => `${/([\w-]+)\.island\.tsx$/.exec(module)?.[1]}.island`,
    test: /(?<!assistant|desk)\.island\.tsx$/,
    priority: 4,
  },
  {
    name: "sign-in",
    test: /\/src\/(shared\/(auth|dashboard-address)\.|widgets\/toasts\/toast)/,
    priority: 5,
  },
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
  // Style sheets shared by HTML pages; the scripts are dropped.
  {
    name: "page-parts",
    test: /\/src\/(widgets\/(embedded-form\/embedded-form\.|form-section|json-ld|tabs\/tabs\.tsx))/,
    priority: 2,
  },
  // Those of the pages that sell, which home does not need.
  {
    name: "offer-parts",
    test: /\/src\/(components\/banner\/mail-banner|widgets\/(accordion|exhibit|faq|carousel\/benefits\.(?!island)|marquee\/marquee\.tsx))/,
    priority: 2,
  },
  {
    name: (module: string) => `${/(\w+)\/[^/]+$/.exec(module)?.[1]}-parts`,
    // AI Automations has a first screen of its own, without the sheet of the others'.
    test: /\/src\/pages\/(services|training|talent)\/(?!service-hero)[^/]+$/,
    priority: 2,
  },
  { name: "hero", test: /\/src\/widgets\/hero\//, priority: 2 },
  { name: "benefit-parts", test: /\/src\/widgets\/carousel\/benefit-carousel\./, priority: 2 },
  {
    name: "checkout",
    test: /\/src\/(components\/post-form\/|pages\/checkout\/checkout-form)/,
    priority: 2,
  },
  {
    name: "document-parts",
    test: /\/src\/pages\/legal\/[^/]+$/,
    priority: 2,
  },
  {
    name: "blog-parts",
    test: /\/content\/blog\.|\/src\/(components\/(post-facts|skeleton|uploaded-picture)|shared\/images\/|widgets\/post-image|pages\/blog\/(?!post\/|list\/|failure-toast\.island))/,
    priority: 2,
  },
  // An article needs none of its list's.
  { name: "list-parts", test: /\/src\/pages\/blog\/list\/(?!page\.)/, priority: 1 },
  {
    name: "post-parts",
    test: /\/src\/(components\/article|pages\/blog\/post\/(?!page\.tsx|preview\/|tools\.|copy-code\.|share\.))/,
    priority: 2,
  },
  { name: "code-font", test: /\/src\/components\/code-font\//, priority: 3 },
  // The dashboard needs it, and nothing else of the blog.
  { name: "head", test: /\/src\/widgets\/page-head\//, priority: 3 },
  { name: "message-screen", test: /\/src\/components\/message-screen\//, priority: 3 },
  {
    name: "assistant",
    test: /\/src\/(pages\/assistant\.(?!island)|widgets\/assistant\/assistant-room\.)|\/content\/chat\/assistant-titles\./,
    priority: 1,
  },
  {
    name: "chat-panel",
    test: /\/src\/(shared\/chat\.|widgets\/chat\/(?!start-chat|starters|chat-button|person-form)|pages\/layout\/(chat-panel|person-form-missing)\.)|\/content\/chat\/panel\./,
  },
  { name: "dashboard", test: /\/src\/admin\/dashboard\/(?!page\.)/ },
];
