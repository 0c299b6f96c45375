/**
 * What a text denies, its source denies, and the other way round: "without a complaint" is a result
 * of its own, and "did not sell" may not lose its "not".
 */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { isTold } from './told.ts'

export function denialDoubts({ path, line, sources, own, isTranslated }: Passage): Doubt[] {
  const here = negatorsOf(line)
  // Across languages a bare "not" turns up where nothing is denied ("not only", a tag question).
  const [first] = here.filter(({ word }) => !isTranslated || !bareNots.has(word))
  const there = [...own, ...sources]
  if (first && !there.some((source) => negatorsOf(source).length > 0 || saysFreeOf(source)))
    return [{ policy: 'denial', path, claim: line.text.slice(first.start) }]
  if (isTranslated || here.length > 0 || nonSpeaking.test(line.text)) return []
  const lost = own.find((source) => negatorsOf(source).some((no) => isSaid(no, source, line)))
  return lost === undefined ? [] : [{ policy: 'denial', path, claim: line.text, source: lost }]
}

/** "Non-speaking pupils" are pupils who do not speak. */
const nonSpeaking = /(?<!\p{L})(?:non|nicht|niet|não|no)-\p{L}{4,}/iu

/** What the source denies, the next words after its "no", the line says. */
function isSaid(negator: Word, source: LineReading, line: LineReading): boolean {
  const denied = source.words
    .filter((word) => word.start > negator.start && word.isContent)
    .slice(0, 2)
  return denied.length > 0 && denied.every((word) => isTold(word, [line]))
}

export const isNegator = ({ word, language }: Word): boolean => negators[language].has(word)

function negatorsOf({ words, text, language }: LineReading): Word[] {
  return words.filter(({ word, start, text: written }) => {
    const isBehind = freeOf.has(word) && text[start - 1] === '-'
    if (!isBehind && !negators[language].has(word)) return false
    const after = text.slice(start + written.length)
    // "No-shows", "No. 3", "-free": parts of names, or another way to deny, as "zero-downtime" is.
    if (/^-\p{L}|^\.?\s?\d/u.test(after) && !(word === 'zero' && after.startsWith('-')))
      return false
    // "Sans fil", "sem abrigo": a kind of network and of people, and nothing denied.
    return !ofKinds.test(`${word}${after.toLowerCase()}`)
  })
}

/** "Schadevrij", "störungsfrei": German and Dutch deny within one word. */
function saysFreeOf({ words, language }: LineReading): boolean {
  const ending = language === 'de' ? /.{4}frei(?:e[mnrs]?)?$/u : /.{4}vrije?$/u
  return (language === 'de' || language === 'nl') && words.some(({ word }) => ending.test(word))
}

const ofKinds =
  /^(?:sans[ -](?:fils?|abris?|domicile|contact|plomb|papiers)|sem[ -](?:fios?|abrigo|teto|contacto|contato)|sin (?:hilos|cables|techo|hogar|contacto|papeles))(?!\p{L})/u

const bareNots = new Set(['not', 'no', 'nicht', 'ni', 'pas', 'nao', 'nem', 'niet'])
const freeOf = new Set(['free', 'frei', 'freie', 'freien', 'freies', 'vrij', 'vrije'])

const negators = grammarWordsOf('negator')
