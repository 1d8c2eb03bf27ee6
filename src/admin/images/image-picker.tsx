import { type FormEvent, useState } from "react";
import { Field } from "../../components/field/field.tsx";
import { imagePath, type UploadedImage } from "../../shared/images/image.ts";
import { adminApi } from "../api.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { FormFoot } from "../components/form-foot.tsx";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { Modal } from "../components/modal.tsx";
import { ShowMore, useShowMore } from "../components/show-more.tsx";
import { useLoadedList } from "../use-list.ts";
import { nameOf } from "./image-names.ts";
import styles from "./image-picker.module.css";
import { UploadButton } from "./upload-button.tsx";
import { useUpload } from "./use-upload.ts";

interface ImagePickerProps {
  title: string;
  action: string;
  /** Whether to ask for a description and a caption. A cover needs none, since the post's title says what it shows. */
  described: boolean;
  onPick(image: Pick<UploadedImage, "url">, alt: string, caption: string): void;
  onClose(): void;
}

// More would take long to load, and most authors look for new ones.
const imagesAtOnce = 24;

export function ImagePicker({ title, action, described, onPick, onClose }: ImagePickerProps) {
  const list = useLoadedList(adminApi.listImages, "Failed to fetch the images");
  const upload = useUpload();
  const [picked, setPicked] = useState<UploadedImage | null>(null);
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const [busy, setBusy] = useState(false);
  const { listRef, ...rows } = useShowMore(imagesAtOnce);

  async function uploadFile(file: File | undefined) {
    if (file === undefined || busy) return;
    setBusy(true);
    const image = await upload(file);
    setBusy(false);
    if (image === null) return;
    setPicked(image);
    await list.refresh();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog stands inside the editor's form.
    event.stopPropagation();
    // An image that is still uploading is the one that is wanted.
    if (picked !== null && !busy) onPick(picked, alt.trim(), caption.trim());
  }

  return (
    <Modal title={title} size="small" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <UploadButton
          look="ghost"
          label="Upload an image"
          isBusy={busy}
          onChoose={([file]) => void uploadFile(file)}
        />
        {list.items === null && <ListStatus list={list} what="images" />}
        {list.items?.length === 0 && (
          <EmptyList icon={<AdminIcon name="image" />}>No images yet. Upload the first one.</EmptyList>
        )}
        {list.items !== null && list.items.length > 0 && (
          <ul ref={listRef} className={styles.images} aria-label="Images">
            {list.items.slice(0, rows.shown).map((image) => (
              <li key={image.id}>
                <button
                  type="button"
                  className={styles.image}
                  aria-pressed={picked?.id === image.id}
                  onClick={() => setPicked(image)}
                >
                  <img
                    src={imagePath(image.id, 480, "webp")}
                    alt={nameOf(image)}
                    width={image.width}
                    height={image.height}
                    loading="lazy"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
        <ShowMore {...rows} total={list.items?.length ?? 0} what="images" />
        {described && (
          <>
            <Field
              id="image-alt"
              label="Description for those who cannot see it"
              hint="What the image shows that matters here."
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
            <Field
              id="image-caption"
              label="Caption"
              hint="What everybody reads under it; it may stay empty."
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
            />
          </>
        )}
        <FormFoot action={action} isBusy={picked === null || busy} onCancel={onClose} />
      </form>
    </Modal>
  );
}
