/** Who wrote the cases of a first sight, and at which state of the code they were judged. */
export const outsiders =
  'written by somebody who had not seen the code; judged at f76846f of 2026-11-23'

export const latest =
  'written and labelled by somebody who had not seen the code; judged at first sight, at facf8c63 of 2026-11-27'

export const strangers =
  'written and labelled by somebody who had not seen the code; judged once, at 6d5de605 of 2026-11-24'

export const fourteenth =
  'written and labelled by somebody who had not seen the code; judged at first sight, at 12b5e37b of 2026-11-28'

export const twelfth =
  'written and labelled by somebody who had not seen the code; judged at first sight, at 10881ddc of 2026-11-28'
