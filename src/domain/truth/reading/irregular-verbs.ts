/** The infinitive of a form that no ending tells: "taught" is "teach", "beriet" is "beraten". */
import { irregularVerbs } from '#tables/irregular-verbs.js'

import type { Language } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'

/** Of a folded word; itself where it is no such form. */
export function infinitiveOf(word: string, language: Language): string {
  const forms = formsOf(language)
  const whole = forms.get(word)
  if (whole !== undefined || !hasFirstParts(language)) return whole ?? word
  const [, first = '', rest = ''] = firstPart.exec(word) ?? []
  if (first === '') return word
  // "Abgegeben" has the syllable of participles inside, "vergeben" has none.
  const bare = forms.get(rest) ?? forms.get(`ge${rest}`)
  return bare === undefined ? word : `${first}${bare}`
}

function hasFirstParts(language: Language): boolean {
  return language === 'de' || language === 'nl'
}

const firstPart =
  /^(zusammen|zuruck|weiter|wieder|durch|unter|uber|nach|fest|fort|vor|weg|auf|aus|bei|ein|her|hin|mit|miss|ver|zer|ent|emp|los|um|an|ab|zu|be|er|samen|terug|onder|over|door|voor|aan|bij|uit|mee|toe|vast|ont|her|na|om|op|af|in)(\p{L}{3,})$/u

const known = new Map<Language, ReadonlyMap<string, string>>()

function formsOf(language: Language): ReadonlyMap<string, string> {
  const made = known.get(language)
  if (made) return made
  const forms = new Map(
    rowsIn(irregularVerbs, language).flatMap((row) =>
      row.forms.split(' ').map((form): [string, string] => [form, row.infinitive]),
    ),
  )
  known.set(language, forms)
  return forms
}
