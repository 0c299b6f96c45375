/** The names by which a town is found. */
import { spellingsOf } from '#domain/job-search/folding.ts'

import { placeWordsOf } from './names.ts'
import type { Town } from './store.ts'

/** A name as it is looked up. */
export const nameKey = (name: string): string => placeWordsOf(name).join(' ')

/** `Bad Homburg vor der Höhe` and `Kempten (Allgäu)` by their first words, `Donostia / San Sebastián` by either name. */
export function ownNames({ name, country }: Pick<Town, 'name' | 'country'>): string[] {
  const short = ['DE', 'AT', 'CH'].includes(country) ? name.replace(addition, '') : name
  const keys = [name, short, ...name.split(' / ')].flatMap((one) => spellingsOf(nameKey(one)))
  return [...new Set(keys)]
}

const addition =
  /(?<!\s)\s+(?:\(|(?:am|an der|an den|im|in der|in den|vor der|ob der|bei|unter|auf dem)\s).*$/s
