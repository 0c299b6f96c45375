/** Why a line is to be looked at: it was kept in its own language, or (`form`) written in one of two. */
export const lineFaults = [
  'empty',
  'terms',
  'numbers',
  'length',
  'language',
  'unsupported',
  'form',
] as const

export type LineFault = (typeof lineFaults)[number]
