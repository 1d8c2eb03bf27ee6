import { dataCloudSolutions } from "../../../../content/services/data-cloud-solutions.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { picture } from "./stack.picture.svg";

/** Where the lines to the names of the layers end. */
const namesAt = [112, 200, 294, 394];

export const stack: Picture = {
  ...picture,
  words: dataCloudSolutions.hero.diagram.layers.map((text, at) => ({
    text,
    x: 258,
    y: (namesAt[at] ?? 0) + 5,
  })),
};
