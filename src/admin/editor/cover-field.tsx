import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { Field } from "../../components/field/field.tsx";
import { Button } from "../components/button.tsx";
import ui from "../components/ui.module.css";
import { ImagePicker } from "../images/image-picker.tsx";
import { type RunningUploads, useUpload } from "../images/use-upload.ts";
import { isAddress } from "./content/insert-commands.ts";
import styles from "./editor.module.css";
import { useImageCheck } from "./use-image-check.ts";

interface CoverFieldProps {
  value: string;
  issue: string | undefined;
  uploads: RunningUploads;
  onChange(imageUrl: string): void;
}

export function CoverField({ value, issue, uploads, onChange }: CoverFieldProps) {
  const check = useImageCheck(value.trim());
  const upload = useUpload();
  const box = useRef<HTMLDivElement>(null);
  const latestFile = useRef<File | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [uploading, setUploading] = useState("");
  const [dragged, setDragged] = useState(false);

  async function uploadCover(file: File): Promise<boolean> {
    latestFile.current = file;
    setUploading(`Uploading ${file.name}...`);
    const image = await upload(file);
    if (latestFile.current !== file || !box.current?.isConnected) return image !== null;
    setUploading("");
    if (image !== null) onChange(image.url);
    return image !== null;
  }

  function onDrop(event: DragEvent) {
    setDragged(false);
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    uploads.track(uploadCover(file));
  }

  function onPaste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    // Some programs copy a picture along with text, others the name along with a file.
    if (file === undefined || isAddress(event.clipboardData.getData("text/plain"))) return;
    event.preventDefault();
    uploads.track(uploadCover(file));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its button does the same by keyboard */}
      <div
        ref={box}
        className={styles.cover}
        data-dragged={dragged}
        onPaste={onPaste}
        onDrop={onDrop}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = "copy";
          setDragged(true);
        }}
        onDragLeave={() => setDragged(false)}
      >
        <Field
          id="post-imageUrl"
          label="Image URL"
          hint="If you leave this empty, a cover is drawn."
          counter={check.found}
          warning={issue === undefined ? check.warning : ""}
          issue={issue}
          type="url"
          placeholder="https://"
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
          under={
            <p className={styles.ways}>
              <Button onClick={() => setChoosing(true)}>Choose a cover</Button>
              {uploading === "" && <span className={ui.meta}>or drop or paste an image here</span>}
              <span className={ui.meta} role="status">
                {uploading}
              </span>
            </p>
          }
        />
      </div>
      {choosing && (
        <ImagePicker
          title="Choose a cover"
          action="Use as cover"
          described={false}
          onPick={({ url }) => {
            setChoosing(false);
            onChange(url);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
