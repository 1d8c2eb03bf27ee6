import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { blog } from "../../../../content/blog.ts";
import { stepsFromList } from "../../../browser/list-state.ts";
import { hasModifier } from "../../../browser/modifiers.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import { urls } from "../../../shared/urls.ts";
import styles from "./post.module.css";

/** Leads to the list; who came from there goes back to the very place, with filter and scroll position. */
export function BackToBlogs() {
  const navigate = useNavigate();
  const location = useLocation();
  const goBack = (event: MouseEvent) => {
    const steps = stepsFromList(location.state);
    if (steps === 0 || hasModifier(event)) return;
    event.preventDefault();
    navigate(-steps);
  };
  return (
    <Link
      to={urls.blogs.path}
      onClick={goBack}
      className={cx(buttonClass("ghost"), primitives.screenOnly, styles.back)}
    >
      <Icon name="arrow-left" />
      {blog.post.back}
    </Link>
  );
}
