import { type FormEvent, useState } from "react";
import { Field } from "../../components/field/field.tsx";
import { FormFoot } from "../components/form-foot.tsx";
import { Modal } from "../components/modal.tsx";
import type { TextImage } from "./content/image-markdown.ts";
import styles from "./editor.module.css";

interface DescribeImagesProps {
  images: readonly TextImage[];
  onSave(words: string[]): void;
  onClose(): void;
}

export function DescribeImages({ images, onSave, onClose }: DescribeImagesProps) {
  const [words, setWords] = useState<string[]>(() => images.map(() => ""));

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog stands inside the editor's form.
    event.stopPropagation();
    onSave(words);
  }

  return (
    <Modal title="Describe the images" size="small" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <p>Who cannot see an image hears its text instead. Leave it empty where an image only decorates.</p>
        {images.map(({ url, from }, index) => (
          <div className={styles.image} key={from}>
            <img src={url} alt="" />
            <Field
              id={`image-text-${index}`}
              label={images.length === 1 ? "Text of the image" : `Text of image ${index + 1}`}
              data-autofocus={index === 0 ? "" : undefined}
              value={words[index]}
              onChange={(event) => setWords(words.with(index, event.target.value))}
            />
          </div>
        ))}
        <FormFoot cancel="Keep editing" action="Save" onCancel={onClose} />
      </form>
    </Modal>
  );
}
