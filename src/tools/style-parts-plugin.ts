import postcss, { type ChildNode, type Rule } from "postcss";
import type { Plugin } from "vite";
import { type StylePart, stylePartsFile } from "../server/pages/page-styles.ts";

const conditionalRules = new Set(["layer", "media", "supports", "container"]);
/** What only shows while a visitor does something. */
const acts =
  /:(hover|active|focus|focus-visible|focus-within|popover-open|user-invalid|:(selection|backdrop|view-transition))/;
/** `:not()`, `:is()` and the like: what stands in them is taken as given. */
const conditions = /(?<!:):[\w-]+\([^()]*\)/;

/** What shows on paper, in colors of the reader's own, and what moves: screens that are fast enough for it are asked for by name. */
const later = /print|forced-colors: ?active|update: ?fast/;

/**
 * Takes the style sheets of the build apart, so that the server can put into a page what shows there at first. The fonts
 * stand in the pages only: of faces that are declared again the browser would set the text anew.
 */
export function styleParts(): Plugin {
  return {
    name: "style-parts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const sheets: Record<string, StylePart[]> = {};
        for (const asset of Object.values(bundle)) {
          if (asset.type !== "asset" || !asset.fileName.endsWith(".css")) continue;
          const sheet = postcss.parse(asset.source.toString());
          sheets[asset.fileName] = takeApart(sheet.nodes);
          sheet.walkAtRules("font-face", (face) => {
            face.remove();
          });
          asset.source = sheet.toString();
        }
        this.emitFile({ type: "asset", fileName: stylePartsFile, source: JSON.stringify(sheets) });
      },
    },
  };
}

/** The parts of a sheet that a page may show before anybody does anything. */
export function takeApart(nodes: ChildNode[]): StylePart[] {
  return nodes.flatMap((node): StylePart[] => {
    if (node.type === "rule") {
      const body = bodyOf(node);
      const selectors = node.selectors.flatMap((selector) => {
        const plain = withoutConditions(selector);
        return acts.test(plain) ? [] : [{ selector, needs: namesIn(plain) }];
      });
      return selectors.length > 0 ? [{ selectors, body }] : [];
    }
    if (node.type !== "atrule") return [];
    if (node.nodes === undefined) return [`${node};`];
    if (!conditionalRules.has(node.name)) return [node.toString()];
    if (node.params.split(",").every((medium) => later.test(medium))) return [];
    return [{ block: `@${node.name} ${node.params}`, parts: takeApart(node.nodes) }];
  });
}

/** Without how it passes from one state to another, which begins once the sheets are there. */
function bodyOf(rule: Rule): string {
  const first = rule.clone();
  first.walkDecls(/^transition/, (declaration) => {
    declaration.remove();
  });
  return first.toString().slice(rule.selector.length);
}

function withoutConditions(selector: string): string {
  return conditions.test(selector) ? withoutConditions(selector.replace(conditions, "")) : selector;
}

/** What a page must have for a selector to fit anything, as `StylePart` names it. */
function namesIn(selector: string): string[] {
  const attributes = [...selector.matchAll(/\[((?:aria|data)-[\w-]+)="?([\w-]*)"?\]/g)];
  const others = selector.replaceAll(/\[[^\]]*\]|::?[\w-]+|#[\w-]+/g, " ").match(/\.?[\w-]+/g) ?? [];
  return [
    ...others.filter((name) => name !== "html" && name !== "body"),
    ...attributes.map(([, name, value]) => `${name}="${value}"`),
  ];
}
