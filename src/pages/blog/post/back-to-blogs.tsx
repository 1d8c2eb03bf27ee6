import { blog } from "../../../../content/blog.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import { urls } from "../../../shared/urls.ts";

/** In the app it goes back in the history, to the list with its filter and scroll position. */
export function BackToBlogs() {
  return (
    <a href={urls.blogs.path} data-back="" className={cx(buttonClass("ghost"), primitives.screenOnly)}>
      <Icon name="arrow-left" />
      {blog.post.back}
    </a>
  );
}
