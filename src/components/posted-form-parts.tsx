import { honeypotName } from "../shared/forms/form.ts";

/** Enhances each form that the browser posts. Also stands with the thanks, where it forgets what was typed. */
export function PostFormScript() {
  return <script src="/js/post_form.js" async />;
}

export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this field empty
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
