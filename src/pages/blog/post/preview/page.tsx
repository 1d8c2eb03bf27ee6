import { data, type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { useSiteFacts } from "../../../../hooks/use-site-facts.ts";
import type { SiteApi } from "../../../../shared/site-api.ts";
import { previewCoverPath } from "../../../../shared/urls.ts";
import { PageHead } from "../../../../widgets/page-head/page-head.tsx";
import { isShowableImage } from "../../../../widgets/post-image/post-image.tsx";
import { type PostPage, PostScreen, postPage } from "../page.tsx";
import { PostError } from "../post-error.tsx";

export async function load(api: SiteApi, { params }: Pick<LoaderFunctionArgs, "params">): Promise<PostPage> {
  const found = await api.findPreview(params.token ?? "");
  if (found === null) throw data(null, { status: 404, statusText: "Not Found" });
  return postPage(found);
}

export const Failed = PostError;

/** Where the post is not public, its cover has no address yet. */
export function Page() {
  const { description, ...shown } = useLoaderData<PostPage>();
  const { siteUrl, siteName } = useSiteFacts();
  const { token = "" } = useParams();
  const { post } = shown;
  const imageUrl = isShowableImage(post.imageUrl, siteUrl)
    ? post.imageUrl
    : siteUrl + previewCoverPath(token);
  return (
    <>
      <PageHead title={`${post.title} | ${siteName} Blog`} description={description} path={null} />
      <PostScreen {...shown} post={{ ...post, imageUrl }} />
    </>
  );
}
