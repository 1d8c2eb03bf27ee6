/** The height of each form's frame on a wide screen, in px; `embedded-form.module.css` has those of all window widths. */
export const frameHeights = {
  partnership: 1008,
  contact: 769,
  corporateTraining: 1008,
  course: 751,
  client: 1006,
  talent: 921,
  services: 1008,
  webinar: 751,
  waitlist: 420,
};
