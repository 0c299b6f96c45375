/**
 * The trade that a degree or a certificate is named by, as somebody is called who has it: "Gärtner" of "Ausbildung zum
 * Gärtner", "Contabilista Certificada" as it is. A course names the trade that it is for and makes nobody of it.
 */
import { isLearning, isOfEveryTrade, occupationsIn } from '../../job-search/occupations.ts'
import { titleWords } from '../../job-search/title-words.ts'
import type { Language } from '../../language/languages.ts'
import { remembered } from '../../language/remembered.ts'
import { formOf, servesEverybody } from '../../titles/person-form.ts'
import { isCourse, isOfPapers } from '../claims/papers.ts'
import { readLine } from '../reading/reading.ts'
import { degreeLevel } from './degrees.ts'

const mostPapers = 1000
const mostWords = 5

export const paperTrade = (text: string, language: Language): string | null =>
  trades(`${language} ${text.trim()}`)

const trades = remembered(mostPapers, (key: string): string | null => {
  const [language, text] = [key.slice(0, 2) as Language, key.slice(3)]
  const [head = ''] = text.split(/, | [–—-] | ?\(/u, 1)
  if (isCourse(text, language) || degreeLevel(text) > 1) return null
  const line = readLine(head, language)
  const at = line.words.findLastIndex((word) => isOfPapers(word) || sign.test(word.text))
  const behind = line.words.slice(at + 1)
  const [first] = behind.slice(behind.findIndex(({ isContent }) => isContent))
  const named = first === undefined ? '' : head.slice(first.start).trim()
  if (!isTrade(named, language)) return null
  return named.charAt(0).toUpperCase() + named.slice(1)
})

/** "CAP", "mbo-3", "Gesellenbrief": what stands for the kind of a paper, or how far it goes. */
const sign =
  /^(?:\p{Lu}{2,5}|[MmHh]bo|\p{L}{2,4}-?\d|\d|\p{L}*(?:ausbildung|opleiding|brief|[Ll]ehre))$/u

/** "Nursing" and "Achats" are fields, and call nobody: the first word has a form for a person, or ends as such words do. */
function isTrade(named: string, language: Language): boolean {
  const found = occupationsIn(titleWords(named))
  const isOfOne =
    found.some(({ id }) => !isOfEveryTrade(id)) && !found.some(({ id }) => isLearning(id))
  return (
    isOfOne &&
    callsPerson(named, language) &&
    named.split(' ').length <= mostWords &&
    !/\d|-$/u.test(named)
  )
}

export function callsPerson(named: string, language: Language): boolean {
  const [first = ''] = named.split(' ')
  return (
    formOf(first, language) !== null ||
    ofPerson.test(first) ||
    (servesEverybody(language) && ofAgent.test(named))
  )
}

const ofPerson = /(?:kraft|angestellter?)$/u
const ofAgent = /(?:er|or|ist|ian|ant|eur|icus|aar|air|ier|nurse|kok)$/u
