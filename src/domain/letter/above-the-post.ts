/**
 * Who directed and applies for a post that directs nobody: there, to have led is no gain. A letter tells what
 * such a person did with their own hands, and leaves it to them to say why they want the post.
 */
import { letterWords } from '#tables/letter-words.js'
import { occupations } from '#tables/occupations.js'

import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { once } from '../language/remembered.ts'
import { rowsInAll, rowsOf } from '../language/word-table.ts'
import { soughtRole } from '../scoring/sought-role.ts'
import { fitsAny, formsOf } from '../truth/reading/written-forms.ts'
import { letterFormsOf } from './words.ts'

/** "Directora de operaciones", "Personaldirektor"; the "assistante du directeur" directs nobody. */
export const directs = (role: string): boolean => {
  const [first = ''] = wordsOf(role)
  return fitsAny(first, directing) || /^head of /iu.test(role)
}

/** Whether a title is one of managers, at whatever level. */
export const leads = (role: string): boolean =>
  directs(role) ||
  wordsOf(role).some((word) => fitsAny(word, directing)) ||
  soughtRole(role).occupations.some((id) => managing().has(id))

/** The first main group of ISCO-08. */
const managing = once(
  () =>
    new Set(
      rowsOf(occupations).flatMap(({ occupation, isco }) =>
        isco.startsWith('1') ? [occupation] : [],
      ),
    ),
)

/** "118 Mitarbeitende", "Budget of £6.2m": what a line says of having led. */
export const isOfLeading = (line: string, language: Language): boolean =>
  /[€£$]/u.test(line) || wordsOf(line).some((word) => fitsAny(word, leading[language]))

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

const directing = formsOf(
  rowsInAll(letterWords)
    .flatMap(({ use, word }) => (use === 'directs' ? [word] : []))
    .join(' '),
)

const leading = letterFormsOf('leading')
