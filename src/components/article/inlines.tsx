import type { PhrasingContent } from "mdast";
import { Fragment, type ReactNode } from "react";
import { canonicalAddress } from "../../shared/canonical-path.ts";
import { type ImageSize, renditionSize, uploadedImage } from "../../shared/images/image.ts";
import styles from "./article.module.css";
import { ArticleImage } from "./article-image.tsx";
import { type ArticleContext, placeUrl } from "./context.ts";
import { safeImage, safeLink } from "./safe-url.ts";

export function inlines(nodes: readonly PhrasingContent[], context: ArticleContext): ReactNode {
  return each(nodes, (node) => inline(node, context));
}

export function each<Node>(
  nodes: readonly Node[],
  render: (node: Node, index: number) => ReactNode,
): ReactNode {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of an article does not change while it is shown
    <Fragment key={index}>{render(node, index)}</Fragment>
  ));
}

/** A heading is a link itself, so links in it keep only their text. */
export function headingInlines(nodes: readonly PhrasingContent[], context: ArticleContext): ReactNode {
  const bare = nodes.flatMap((node) => {
    const isLink = node.type === "link" || node.type === "linkReference";
    return isLink ? node.children : node.type === "footnoteReference" ? [] : [node];
  });
  return inlines(bare, context);
}

function inline(node: PhrasingContent, context: ArticleContext): ReactNode {
  switch (node.type) {
    case "text":
    case "html":
      return node.value;
    case "emphasis":
      return <em>{inlines(node.children, context)}</em>;
    case "strong":
      return <strong>{inlines(node.children, context)}</strong>;
    case "delete":
      return <del>{inlines(node.children, context)}</del>;
    case "inlineCode":
      return <code translate="no">{node.value}</code>;
    case "break":
      return <br />;
    case "link":
      return <ArticleLink url={node.url} context={context} content={node.children} />;
    case "linkReference": {
      const definition = context.definitions.get(node.identifier);
      return <ArticleLink url={definition?.url ?? ""} context={context} content={node.children} />;
    }
    case "image":
    case "imageReference": {
      const url = node.type === "image" ? node.url : (context.definitions.get(node.identifier)?.url ?? "");
      const src = placeUrl(url, safeImage, context);
      const alt = node.alt ?? "";
      if (context.base !== null)
        return src === null ? alt : <img src={src} alt={alt} loading="lazy" {...sizeOf(url)} />;
      return <ArticleImage src={src} alt={alt} caption={null} />;
    }
    case "footnoteReference": {
      const number = context.footnotes.findIndex(({ identifier }) => identifier === node.identifier) + 1;
      if (number === 0) return null;
      if (context.base !== null) return <sup>[{number}]</sup>;
      return (
        <sup>
          <a className={styles.noteLink} href={`#note-${number}`} aria-label={`Note ${number}`}>
            {number}
          </a>
        </sup>
      );
    }
    default:
      return null;
  }
}

function sizeOf(url: string): Partial<ImageSize> {
  const image = uploadedImage(url);
  return image === null ? {} : renditionSize(image, 1600);
}

interface ArticleLinkProps {
  url: string;
  content: readonly PhrasingContent[];
  context: ArticleContext;
}

function ArticleLink({ url, content, context }: ArticleLinkProps) {
  const href = placeUrl(url, safeLink, context);
  const words = inlines(content, context);
  if (href === null) return words;
  return <a href={canonicalAddress(href)}>{words}</a>;
}
