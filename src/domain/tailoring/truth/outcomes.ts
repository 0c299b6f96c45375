/**
 * What a line tells beyond what was done by the way it goes on: a clause about what followed ("wat
 * de doorlooptijd verkortte"), an outcome told as a fact ("all delivered on time"). No table of words
 * knows them; each language opens them with its own few words.
 */
import { foldKeepingPlaces } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'

type Outcome = { id: 'clause' | 'outcome'; claims: Record<Language, RegExp>; told: RegExp }

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

const outcomes: readonly Outcome[] = [
  {
    id: 'clause',
    claims: {
      en: /, (?:which|who|all of (?:which|whom)|thereby|thus|resulting in|leading to|(?!including|using|working|reporting|covering|starting|ranging|serving|supporting|being|having|according|ending|studying|training|teaching|specialising|specializing|focusing|following)\p{L}{3,}ing) |\b(?:so that|as a result|resulting in)\b/u,
      de: /, (?:die|der|das|was|wodurch|womit|sodass|so dass|dadurch|dessen|deren) |\b(?:wodurch|sodass|so dass)\b/u,
      fr: /, (?:qui|ce qui|dont|lesquel\p{L}+|permettant|entrainant) |\b(?:ce qui|de sorte que|si bien que)\b/u,
      es: /, (?:que|quien(?:es)?|lo que|lo cual|cuy[oa]s?|\p{L}{3,}(?:ando|iendo)) |\b(?:lo que|lo cual|de modo que|de manera que)\b/u,
      pt: /, (?:que|o que|cuj[oa]s?|\p{L}{3,}(?:ando|endo|indo)) |\b(?:o que|de modo que|de forma que)\b/u,
      nl: /, (?:die|dat|wat|waardoor|waarmee|waarna|zodat) |\b(?:waardoor|zodat)\b/u,
    },
    told: /[,;:(–—]|\b(?:which|that|who|whose|so|through|by|thanks|der|die das|das|durch|wodurch|sodass|indem|mittels|dank|infolge|qui|dont|ou|que|grace|lo que|cuy[oa]s?|cuj[oa]s?|quien|mediante|tras|gracias|atraves|gracas|apos|die|dat|waardoor|waarmee|waarna|zodat|door|dankzij|with|resulting|leading|[a-z]{4,}(?:ant|ando|endo|iendo|indo))\b/u,
  },
  {
    id: 'outcome',
    claims: {
      en: /, (?:all )?(?:delivered|completed|finished|passed|hired|adopted|approved|on time|on schedule|without|with distinction|with honours|award\p{L}*)\b|\bon schedule\b/u,
      de: /, (?:alle|darunter|ohne) |\bmit auszeichnung\b|\bfristgerecht\b|\btermingerecht\b/u,
      fr: /, (?:toutes?|tous|tout|sans|valid[eé]\p{L}*|adopt[eé]\p{L}*|embauch[eé]\p{L}*|prim[eé]\p{L}*|reconnu\p{L}*|retenu\p{L}*) |\bavec mention\b|\bmention (?:tres )?bien\b|\bdans les delais\b/u,
      es: /, (?:tod[oa]s?|sin|adoptad[oa]s?|aprobad[oa]s?|cerrad[oa]s?|contratad[oa]s?|premiad[oa]s?|distinguid[oa]s?) |\bcon (?:mencion|matricula|honores|sobresaliente)\b/u,
      pt: /, (?:tod[oa]s?|sem|adotad[oa]s?|aprovad[oa]s?|fechad[oa]s?|contratad[oa]s?|premiad[oa]s?|distinguid[oa]s?) |\bcom (?:distincao|louvor|mencao)\b/u,
      nl: /, (?:alle|allemaal|zonder|waaronder) |\bmet (?:onderscheiding|lof)\b|\bcum laude\b/u,
    },
    told: /[,;:(–—]|\b(?:all|every|alle|jede\p{L}*|tou[st]e?s?|chaque|tod[oa]s?|cada|elke?|without|ohne|sans|sin|sem|zonder|no|kein\p{L}*|aucune?|ningun\p{L}*|nenhum\p{L}*|geen|including|inklusive|darunter|dont|incluid\p{L}*|inclu\p{L}*|waaronder)\b|distin|mention|auszeich|honou?r|merit|cum laude|mencion|louvor|onderscheid|time|schedul|frist|termin|delai|plazo|prazo|tijd/u,
  },
]
