import { Fragment } from "react";
import { Helmet } from "react-helmet-async";

/**
 * Holds a screen's title, metas and links. With React 19 the library hands them to React as they are, which puts them
 * into the head by itself; in the browser a fragment does the same without the library's 5 kB.
 */
export const Head = import.meta.env.SSR ? Helmet : Fragment;
