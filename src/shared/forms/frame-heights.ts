/** In px on a wide screen; `embedded-form.module.css` has the heights for all window widths. */
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
