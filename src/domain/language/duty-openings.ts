/** How a line opens that says somebody had a duty: "Responsible for", "chargée de la". */
import { dutyOpenings } from '#tables/duty-openings.js'

import { fold } from './fold.ts'
import type { Language } from './languages.ts'
import { byLanguage } from './languages.ts'
import { rowsIn } from './word-table.ts'

const openings = byLanguage((language) =>
  rowsIn(dutyOpenings, language).map(({ opening }) => opening.split(' ')),
)

/** The words of the opening that these words begin with, folded; null where no duty opens them. */
export function dutyOpeningOf(
  words: readonly string[],
  language: Language,
): readonly string[] | null {
  const folded = words.slice(0, longest).map(fold)
  return openings[language].find((parts) => parts.every((part, i) => folded[i] === part)) ?? null
}

const longest = 12
