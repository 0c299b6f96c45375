/** Why a line was kept in its own language. */
export const lineFaults = [
  'empty',
  'terms',
  'numbers',
  'length',
  'language',
  'unsupported',
] as const

export type LineFault = (typeof lineFaults)[number]
