/** Claims that a Romance language words otherwise than its source, which makes them all the same. */
import type { Concept } from '../concept.ts'
import { tokensOf } from '../number-tokens.ts'
import type { Passage } from '../passages.ts'
import { supports } from '../quantity.ts'
import type { LineReading, Word } from '../reading.ts'
import { isOfCounted, isOfNamed } from './collectives.ts'

export function isRestatedClaim(
  concept: Concept,
  words: readonly Word[],
  { path, line, isSummary, isTranslated }: Passage,
  sources: readonly LineReading[],
): boolean {
  // A course lasts so many hours, and a course it is.
  if (path.startsWith('/certification') && words.every(({ word }) => lesson.test(word))) return true
  if (isSummary && words.every(({ word }) => trained.test(word))) return true
  if (concept.scope !== undefined && words.every((word) => isOfCounted(word, line, sources)))
    return true
  if (isTranslated) return false
  if (concept.scope !== undefined && words.every((word) => isOfNamed(word, line, sources)))
    return true
  if (concept.id === 'site' && words.every((word) => isCounted(word, line, sources))) return true
  return words.every((word) => isOfPhrase(word, sources)) || isInCharge(concept, words, sources)
}

/** "Responsable de un equipo" for "Gestión de un equipo": whoever manages, leads or directs is in charge. */
function isInCharge(
  { id }: Concept,
  words: readonly Word[],
  sources: readonly LineReading[],
): boolean {
  if (id !== 'boss' && id !== 'topboss') return false
  const has = (...ids: string[]) =>
    sources.some(({ concepts }) => !concepts.has('assist') && ids.some((one) => concepts.has(one)))
  if (id === 'boss' && words.every(({ word }) => inCharge.test(word) || /^pel[ao]s?$/u.test(word)))
    return has('administer', 'coordinate', 'lead') || sources.some(isSeenTo)
  return words.every(({ word }) => /^dire[ct]/u.test(word)) && has('lead')
}

/** "35 magasins" for "35 points de vente": the count is the source's, and says how far it reaches. */
function isCounted({ start }: Word, line: LineReading, sources: readonly LineReading[]): boolean {
  const tokens = tokensOf(line.text)
  const count = line.quantities.find(({ to }) => {
    const end = tokens[to - 1]?.end ?? 0
    return start >= end && start - end <= 1
  })
  return (
    count !== undefined &&
    sources.some(({ quantities }) => quantities.some((one) => supports(one, count)))
  )
}

/** "Formada em Serviço Social": the degree beside it is one of the resume's, or is found missing. */
export const trained =
  /^(?:formad[oa]|diplomee?|titulad[oa]|graduad[oa]|egresad[oa]|graduated?|qualified|ausgebildete?r?|weiterbildung|ausbildung|afgestudeerde?|opgeleid|gediplomeerde?)$/u

/** "Veille à l'hygiène": whoever sees to it is responsible for it. */
function isSeenTo({ words }: LineReading): boolean {
  return words.slice(0, 2).some(({ word }) => /^(?:veill|velar|vele$|velo$|zel[aeo])/u.test(word))
}

const inCharge = /^(?:responsa|encargad|encarreg)/u
const lesson =
  /^(?:cours|training$|lehrgang|kurs|schulung|weiterbildung|fortbildung|opleiding|cursus|stage$|curso|formation|formacion|formacao)/u

/** The "maîtrise" of what HACCP is short for is nobody's. */
function isOfPhrase({ phrases }: Word, sources: readonly LineReading[]): boolean {
  return sources.some(({ words }) =>
    words.some((other) => [...other.wordings].some((id) => phrases.has(id))),
  )
}
