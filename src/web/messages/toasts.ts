/** The constants of toasts (specification §9), in milliseconds. */
export const toastDefaults = {
  autoClose: 5000,
  position: 'top-right',
  theme: 'light',
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  draggablePercent: 80,
} as const

export const toastDurations = {
  success: 3000,
  saved: 1000,
  notes: 500,
  profile: 3000,
  jobSearch: 2000,
  /** The job search view of the dashboard, which shows one toast at a time. */
  dashboardJobSearch: 500,
  jobLinkNotFound: 3000,
} as const

export const dashboardJobSearchLimit = 1

/** Intervals and delays of what a person sees while waiting (specification §9), in milliseconds. */
export const rhythms = {
  uploadMessage: 5000,
  tailoringMessage: 9000,
  newResumeHighlight: 300,
  printDelay: 300,
  callbackRedirect: 3000,
} as const

/** Not the specification's: how long the undo of a deletion is offered. */
export const undoOffer = 8000
