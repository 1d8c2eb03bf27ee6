import type { BlogList } from "../shared/posts/list.ts";
import type { SiteApi } from "../shared/site-api.ts";

/** The site's API as the browser reaches it, whose code comes with the first page that asks. `shown` is as in `createApiClient`. */
export function lazyApi(shown: BlogList | undefined): SiteApi {
  let client: Promise<SiteApi> | null = null;
  const load = () => {
    client ??= import("./api-client.ts").then(({ createApiClient }) => createApiClient(shown));
    // Another try may have a connection.
    client.catch(() => {
      client = null;
    });
    return client;
  };
  return {
    listPosts: async (query) => (await load()).listPosts(query),
    findPost: async (slug) => (await load()).findPost(slug),
    courseDates: async () => (await load()).courseDates(),
    findPreview: async (token) => (await load()).findPreview(token),
  };
}
