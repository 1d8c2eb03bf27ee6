import { site } from "./site.ts";
import type { CallToAction, PageMeta } from "./types.ts";

/** One sentence, which begins with the error. */
interface PostError {
  error: string;
  advice: string;
}

interface BlogPage {
  meta: PageMeta;
  hero: { title: string; lead: string };
  filter: { label: string; all: string };
  readArticle: string;
  loading: string;
  /** Shown without any post, and without one in the chosen category. */
  empty: CallToAction;
  emptyCategory: CallToAction;
  search: { label: string; action: string; clear: string; others: string };
  emptySearch: CallToAction;
  pages: { label: string; previous: string; next: string };
  follow: { description: string; rss: string; json: string };
  errors: { title: string; list: string; post: string };
  post: {
    back: string;
    contents: string;
    share: { title: string; copy: string; copied: string; refused: string; mail: string };
    /** On a block of code; `selected` where the browser refused to copy. */
    code: { copy: string; copied: string; selected: string };
    next: string;
    banner: CallToAction;
    loading: string;
  };
  postError: { title: string; action: string; missing: PostError; failed: PostError; newest: string };
}

export const blog: BlogPage = {
  meta: {
    title: "AI Industry Insights & Technology Blog",
    description: `Insight Hub, the blog of ${site.name}: practical articles on AI, automation, machine learning, data and cloud, with methods to try on your own work.`,
  },
  hero: {
    title: "Insight Hub",
    lead: "Practical articles on building and running AI systems, and on teaching people to use them, with methods that you can try on your own work.",
  },
  filter: { label: "Filter articles by topic", all: "All Topics" },
  readArticle: "Read Article",
  loading: "Loading articles...",
  empty: {
    title: "No blog posts yet",
    description:
      "Our admins add posts here, and the first one will appear on this page the moment it is published. Meanwhile, our services show what we would write about.",
    action: "See what we build",
  },
  emptyCategory: {
    title: "No articles found in this category",
    description:
      "Nothing has been published under this topic so far. The other topics have articles to read.",
    action: "View All Articles",
  },
  search: { label: "Search articles", action: "Search", clear: "Clear the search", others: "Other articles" },
  emptySearch: {
    title: "No articles found for this search",
    description:
      "Please check the spelling, or try one or two other words. Titles, topics and texts of all articles are searched.",
    action: "View All Articles",
  },
  pages: { label: "Pages of articles", previous: "Newer articles", next: "Older articles" },
  follow: { description: "New articles in your feed reader:", rss: "RSS", json: "JSON Feed" },
  errors: {
    title: "Error",
    list: "Failed to fetch blog posts",
    post: "Failed to fetch blog post",
  },
  post: {
    back: "Back to Blogs",
    contents: "On this page",
    share: {
      title: "Share this article",
      copy: "Copy link",
      copied: "Link copied",
      refused: "Your browser did not allow it. Copy the link from the address bar.",
      mail: "Email",
    },
    code: { copy: "Copy", copied: "Code copied", selected: "Now press Ctrl+C or ⌘C." },
    next: "Next articles",
    banner: {
      title: "Partner With Us",
      description:
        "Tell us about the work behind your question. We will say what is worth building, what is better bought, and what to leave as it is.",
      action: "Partner with Us",
    },
    loading: "Loading article...",
  },
  postError: {
    title: "Blog Post Not Found",
    action: "Back to Blog",
    missing: {
      error: "Blog post not found",
      advice: "the address may be mistyped, or the article may have been taken down.",
    },
    failed: {
      error: "Failed to fetch blog post",
      advice: "something went wrong while the article was on its way. Please try again in a moment.",
    },
    newest: "Newest articles",
  },
};

/** From reading on to doing. An export of its own, since no script of a browser needs it. */
export const blogClosing: CallToAction = {
  title: "Build what you have read about",
  description:
    "In the No Code Agentic AI Course you build AI agents of your own, in six weeks of live evening classes.",
  action: "See the course",
};
