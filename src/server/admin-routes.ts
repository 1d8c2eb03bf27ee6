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

interface AdminWorld {
  store: Pick<SiteStore, "posts" | "redirects">;
  posts: Posts;
  images: Images;
  foundImages: FoundImages;
  imageFolder: ImageFolder;
  forgetPerson: (email: string) => Promise<Forgotten>;
  postBytes: number;
}

/** What commands on this machine ask of the site, over the admin socket: nobody signs in there. */
export function adminRoutes(world: AdminWorld): Router {
  const { store, images } = world;
  const router = Router({ caseSensitive: true });
  router.use("/api", peopleRouter(world.forgetPerson, []));
  router.use("/api", importsRouter(store, world.posts, world.postBytes));
  router.use(
    "/api/images",
    imagesRouter(images, world.foundImages, () => imageUsersOf(store.posts.read()), []),
  );
  router.use(imageFilesRouter(images, world.imageFolder));
  return router;
}
