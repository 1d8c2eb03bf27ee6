import { Router } from "express";
import type { Forgotten } from "../shared/forms/lead.ts";
import type { SiteStore } from "./collections.ts";
import type { FoundImages } from "./images/found-images.ts";
import type { ImageFolder } from "./images/image-folder.ts";
import type { Images } from "./images/images.ts";
import { imageFilesRouter, imagesRouter } from "./images/images-router.ts";
import { peopleRouter } from "./people/people-router.ts";
import { importsRouter } from "./posts/imports-router.ts";
import { imageUsersOf } from "./posts/post-images.ts";
import type { Posts } from "./posts/posts.ts";

interface AdminDependencies {
  store: Pick<SiteStore, "posts" | "redirects">;
  posts: Posts;
  images: Images;
  foundImages: FoundImages;
  imageFolder: ImageFolder;
  forgetPerson: (email: string) => Promise<Forgotten>;
  postBytes: number;
}

/** What commands on this machine ask of the site, over the admin socket: nobody signs in there. */
export function adminRoutes(dependencies: AdminDependencies): Router {
  const { store, images } = dependencies;
  const router = Router({ caseSensitive: true });
  router.use("/api", peopleRouter(dependencies.forgetPerson, []));
  router.use("/api", importsRouter(store, dependencies.posts, dependencies.postBytes));
  router.use(
    "/api/images",
    imagesRouter(images, dependencies.foundImages, () => imageUsersOf(store.posts.read()), []),
  );
  router.use(imageFilesRouter(images, dependencies.imageFolder));
  return router;
}
