import { Fragment } from "react";
import { Helmet } from "react-helmet-async";

/** Only the server needs Helmet: React 19 hoists title, metas and links in the browser, which saves 5 kB. */
export const Head = import.meta.env.SSR ? Helmet : Fragment;
