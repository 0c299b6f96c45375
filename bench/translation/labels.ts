/** The labels that a translation writes, beside CLDR where that has them. */
import { languages } from '#domain/language/languages.ts'

import type { Compared } from '../../tests/translation/beside-cldr.ts'
import { monthsOf, spokenLanguagesOf } from '../../tests/translation/beside-cldr.ts'
import type { BenchTable } from '../table.ts'

export const benchLabels = (): BenchTable => ({
  title: 'Labels beside CLDR',
  columns: ['language', 'months with their year, long and short', 'spoken languages', 'different'],
  rows: languages.map((language) => {
    const [dates, spoken] = [monthsOf(language), spokenLanguagesOf(language)]
    const different = [...dates, ...spoken].filter((pair) => !isSame(pair))
    return [
      language,
      agreement(dates),
      agreement(spoken),
      different.map(({ ours, cldr }) => `${ours} (CLDR: ${cldr})`).join(', ') || 'none',
    ]
  }),
  notes: [
    'CLDR as the Intl of Node has it; Portuguese is the European one. Countries are taken from Intl itself.',
    'CLDR has no section titles, levels or statuses: each of these has a word of its own in all six languages, held by tests, and our own reader knows the section titles as headings.',
  ],
})

const isSame = ({ ours, cldr }: Compared): boolean => ours === cldr

const agreement = (pairs: readonly Compared[]): string =>
  `${pairs.filter(isSame).length} of ${pairs.length}`
