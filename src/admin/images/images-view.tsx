import { useState } from "react";
import { site } from "../../../content/site.ts";
import { cx } from "../../components/cx.ts";
import { type ImageEntry, imagePath } from "../../shared/images/image.ts";
import { adminApi } from "../api.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { IconButton } from "../components/icon-button.tsx";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { useStateUntilNavigation } from "../components/modal.tsx";
import { RemoveRecord } from "../components/record-list.tsx";
import { ShowMore, useShowMore } from "../components/show-more.tsx";
import { Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { useLoadedList } from "../use-list.ts";
import { nameOf, titlesOf } from "./image-names.ts";
import styles from "./images-view.module.css";
import { UploadButton } from "./upload-button.tsx";
import { useUploadBatch } from "./use-upload.ts";

const imagesAtOnce = 60;

const added = new Intl.DateTimeFormat("en-US", { timeZone: site.timeZone, dateStyle: "medium" });

export function ImagesView() {
  const list = useLoadedList(adminApi.listImages, "Failed to fetch the images");
  const beginUploads = useUploadBatch();
  const [busy, setBusy] = useState(false);
  const { listRef, ...rows } = useShowMore(imagesAtOnce);
  const [toDelete, setToDelete] = useStateUntilNavigation<ImageEntry>();

  async function uploadFiles(files: File[]) {
    if (busy) return;
    setBusy(true);
    const batch = beginUploads();
    let all = true;
    for (const file of files) all = (await batch.upload(file)) !== null && all;
    batch.end();
    setBusy(false);
    // A silent refresh: a failing reload would hide the images that were uploaded, and ask for the password again.
    await (all ? list.reload() : list.refresh());
  }

  const { items } = list;
  if (items === null) {
    return <ListStatus list={list} what="images" />;
  }
  return (
    <section aria-labelledby="images-heading">
      <Toolbar
        heading="Images"
        headingId="images-heading"
        count={items.length === 1 ? "1 image" : `${items.length} images`}
        items={items}
      >
        <UploadButton look="primary" label="Upload images" isBusy={busy} multiple onChoose={uploadFiles} />
      </Toolbar>
      {items.length === 0 && (
        <EmptyList icon={<AdminIcon name="image" />}>No images yet. Upload one here, or in a post.</EmptyList>
      )}
      <ul ref={listRef} className={styles.images}>
        {items.slice(0, rows.shown).map((image) => (
          <li key={image.id} className={cx(ui.frame, styles.image)}>
            <img
              src={imagePath(image.id, 480, "webp")}
              alt={nameOf(image)}
              width={image.width}
              height={image.height}
              loading="lazy"
            />
            <div className={styles.facts}>
              <p className={styles.name} dir="auto">
                {titlesOf(image, "usedBy") || added.format(new Date(image.createdAt))}
              </p>
              {image.usedBy.length === 0 && (
                <IconButton
                  symbol="trash"
                  label={`Delete ${nameOf(image)}`}
                  tip="Delete"
                  onClick={() => setToDelete(image)}
                />
              )}
              <p className={ui.meta}>{`${image.width} x ${image.height}${usageOf(image)}`}</p>
            </div>
          </li>
        ))}
      </ul>
      <ShowMore {...rows} total={items.length} what="images" />
      {toDelete !== null && (
        <RemoveRecord
          title="Delete Image"
          text={
            toDelete.usedByVersionsOf.length > 0
              ? "No post shows this image now, but earlier versions do, and would have a gap in its place if you restored them. If you delete it, it is gone for good."
              : "No post shows this image. If you delete it, it is gone for good."
          }
          verb="Delete"
          remove={() => adminApi.deleteImage(toDelete.id)}
          done="The image is deleted"
          onTried={() => void list.reload()}
          onClose={() => setToDelete(null)}
        />
      )}
    </section>
  );
}

/** In words behind the size; an image of posts has their titles for a name. */
function usageOf({ usedBy, usedByVersionsOf }: ImageEntry): string {
  if (usedBy.length > 0) return "";
  return usedByVersionsOf.length > 0 ? ", in earlier versions only" : ", in no post";
}
