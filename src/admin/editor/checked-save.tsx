import { useRef, useState } from "react";
import type { RunningUploads } from "../images/use-running-uploads.ts";
import { describeImages, imagesWithoutText, type TextImage } from "./content/image-markdown.ts";
import { DescribeImages } from "./describe-images.tsx";
import type { Waiting } from "./editor-foot.tsx";
import type { EditorState } from "./use-editor.ts";

interface SaveOptions {
  /** Which version of the post it is saved over; that which the text was written from, where none is given. */
  version?: string;
  /** Keeps the form. */
  goOn?: boolean;
}

/** Saves once the images of a text are there, and its readers can be told what they show. */
export function useCheckedSave(editor: EditorState, uploads: RunningUploads, flush: () => void) {
  const [waiting, setWaiting] = useState<Waiting>("none");
  const [silent, setSilent] = useState<{ images: TextImage[]; how: SaveOptions } | null>(null);
  const described = useRef(new Set<string>());

  async function save(how: SaveOptions = {}) {
    if (waiting === "uploads" || editor.saving) return;
    if (uploads.isRunning()) {
      setWaiting("uploads");
      const all = await uploads.finished();
      setWaiting(all ? "none" : "failed");
      if (!all || editor.isClosed()) return;
    } else setWaiting("none");
    flush();
    const { status, content: text } = editor.inputFor(how.goOn);
    const unknown = imagesWithoutText(text).filter(({ url }) => !described.current.has(url));
    if (status !== "draft" && unknown.length > 0) setSilent({ images: unknown, how });
    else editor.save(how.version, how.goOn);
  }

  return {
    save,
    waiting,
    describing: silent !== null && (
      <DescribeImages
        images={silent.images}
        onSave={(words) => {
          setSilent(null);
          // What was left empty only decorates: nobody is asked twice.
          for (const { url } of silent.images) described.current.add(url);
          flush();
          const { content: text } = editor.inputFor(silent.how.goOn);
          editor.change({ content: describeImages(text, silent.images, words) });
          save(silent.how);
        }}
        onClose={() => setSilent(null)}
      />
    ),
  };
}
