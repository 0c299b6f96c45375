/**
 * Long lists of cases: every run of the tests takes a part of them, spread evenly and always the same;
 * `npm run trial -- tests` takes all.
 */
export const takesAll = process.env['LAPEL_TESTS'] === 'all'

/** Each case whose place is a multiple of the step: one that shares no factor with how the list repeats. */
export const partOf = <Case>(all: readonly Case[], step: number): Case[] =>
  takesAll ? [...all] : all.filter((_, place) => place % step === 0)

export const times = (few: number, many: number): number => (takesAll ? many : few)
