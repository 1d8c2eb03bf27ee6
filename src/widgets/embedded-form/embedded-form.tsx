import { useLocation } from "react-router";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { frameHeights } from "../../shared/forms/frame-heights.ts";
import type { EmbeddableForm } from "../../shared/forms/lead.ts";
import { formFramePath } from "../../shared/urls.ts";
import styles from "./embedded-form.module.css";

/** A lead form in a frame, with the attributes for the provider's script. CSS reserves its least height. */
export function EmbeddedForm({ form }: { form: EmbeddableForm }) {
  const { formProviderUrl } = useSiteFacts();
  const { pathname } = useLocation();
  const host = formProviderUrl ?? "";
  const src = host + formFramePath(form.id) + (host ? "" : `?page=${pathname}`);
  const frameId = `inline-${form.id}`;

  return (
    <div>
      {/* The provider's script may wrap the frame, and this box is removed from the page as a whole. */}
      <div className={cx(primitives.card, styles.box)}>
        <iframe
          className={cx(styles.frame, styles[form.frame])}
          src={src}
          id={frameId}
          title={form.name}
          loading="lazy"
          data-layout="{'id':'INLINE'}"
          data-trigger-type="alwaysShow"
          data-trigger-value=""
          data-activation-type="alwaysActivated"
          data-activation-value=""
          data-deactivation-type="neverDeactivate"
          data-deactivation-value=""
          data-form-name={form.name}
          data-height={frameHeights[form.frame]}
          data-layout-iframe-id={frameId}
          data-form-id={form.id}
        />
      </div>
      <p className={cx(primitives.meta, styles.help)}>
        {/* Only a tab with `opener` inherits the session storage, and with it the visit's source. */}
        <a data-form href={src} target="_blank" rel={host === "" ? "opener" : "noopener"}>
          Open this form in a new tab
        </a>
        , or write to <a href={`mailto:${form.email}`}>{form.email}</a>.
      </p>
    </div>
  );
}
