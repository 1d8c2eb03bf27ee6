import type { ComponentProps } from "react";
import { CopyButtons } from "./copy-code.tsx";
import { Share } from "./share.tsx";

interface ArticleToolsProps {
  share: ComponentProps<typeof Share>;
  /** Null in an article without code. */
  code: ComponentProps<typeof CopyButtons> | null;
}

/** What a reader can do with an article. One island, since each adds a line to the script of every page. */
export function Live({ share, code }: ArticleToolsProps) {
  return (
    <>
      {code !== null && <CopyButtons {...code} />}
      <Share {...share} />
    </>
  );
}
