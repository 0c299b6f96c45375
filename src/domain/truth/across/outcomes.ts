/**
 * What a line tells beyond what was done by the way it goes on: a clause about what followed ("wat
 * de doorlooptijd verkortte"), an outcome told as a fact ("all delivered on time"). No table of words
 * knows them; each language opens them with its own few words.
 */
import { patternsOf } from '../../language/patterns.ts'
import { foldKeepingPlaces } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'

type Outcome = {
  id: 'clause' | 'outcome'
  claims: Readonly<Record<Language, RegExp>>
  told: RegExp
}

/** Where such a part begins, by its kind; of a kind that a text may tell in other ways, null. */
export function outcomesIn(
  text: string,
  language: Language,
): { id: Outcome['id']; at: number | null }[] {
  const folded = foldKeepingPlaces(text).toLowerCase()
  return outcomes.flatMap(({ id, claims, told }) => {
    const found = claims[language].exec(folded)
    const said = found ? [{ id, at: found.index }] : []
    return told.test(folded) ? [...said, { id, at: null }] : said
  })
}

const unicode = (pattern: string): RegExp => new RegExp(pattern, 'u')

const outcomes: readonly Outcome[] = [
  {
    id: 'clause',
    claims: patternsOf('clause', unicode),
    told: /[,;:(–—]|\b(?:which|that|who|whose|so|through|by|thanks|der|die das|das|durch|wodurch|sodass|indem|mittels|dank|infolge|qui|dont|ou|que|grace|lo que|cuy[oa]s?|cuj[oa]s?|quien|mediante|tras|gracias|atraves|gracas|apos|die|dat|waardoor|waarmee|waarna|zodat|door|dankzij|with|resulting|leading|[a-z]{4,}(?:ant|ando|endo|iendo|indo))\b/u,
  },
  {
    id: 'outcome',
    claims: patternsOf('outcome', unicode),
    told: /[,;:(–—]|\b(?:all|every|alle|jede\p{L}*|tou[st]e?s?|chaque|tod[oa]s?|cada|elke?|without|ohne|sans|sin|sem|zonder|no|kein\p{L}*|aucune?|ningun\p{L}*|nenhum\p{L}*|geen|including|inklusive|darunter|dont|incluid\p{L}*|inclu\p{L}*|waaronder)\b|distin|mention|auszeich|honou?r|merit|cum laude|mencion|louvor|onderscheid|time|schedul|frist|termin|delai|plazo|prazo|tijd/u,
  },
]
