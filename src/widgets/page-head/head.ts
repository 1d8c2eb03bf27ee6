import { Fragment } from "react";
import { Helmet } from "react-helmet-async";

/**
 * On the server Helmet collects the head. In the browser React 19 hoists title, metas and links itself, so a fragment
 * saves 5 kB.
 */
export const Head = import.meta.env.SSR ? Helmet : Fragment;
