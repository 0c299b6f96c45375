/**
 * Rules 6 to 8: no more responsibility, no wider reach and no new kind of fact (a prize, a budget,
 * hiring, a certificate) than the lines a text rests on. Across languages only the concepts that
 * every language spells out count.
 */
import { isChangeByNumbers } from '../change.ts'
import type { Concept } from '../concept.ts'
import { introduced, isFormOf } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import { isRendered } from '../renderings.ts'
import { respelledIn } from '../respelled.ts'
import type { Violation } from '../violation.ts'
import { isDistributive } from './each-time.ts'
import { isOtherSense } from './other-senses.ts'
import { isRankOfOthers } from './rank-of-others.ts'
import { isRestatedClaim } from './restated-claim.ts'
import { isHelperLine, isHelping, isTitleOfHelper } from './helping.ts'

export function checkClaims(passage: Passage): Violation[] {
  return [...checkConcepts(passage), ...checkRank(passage)]
}

function checkConcepts(passage: Passage): Violation[] {
  const { path, line, sources: all, primary, texts, entry, isTranslated, isSummary } = passage
  const spelled = isTranslated ? [] : restatedNames(line, entry)
  return [...line.concepts.values()].flatMap((concept): Violation[] => {
    const isStated = (source: LineReading) => texts.includes(source) || !isHelping(source)
    // "All sites" of one line is no "every fourth week" of another.
    const near = concept.id === 'all' && !isSummary && primary.length > 0 ? primary : all
    const sources = near.filter(
      (source) =>
        !isOfRank(concept) || (isSummary ? isStated(source) : isOwnRank(source, line, texts)),
    )
    if (!concept.isClaim || sources.some((source) => source.concepts.has(concept.id))) return []
    if (isHeadOfHelped(concept, line, texts)) return []
    if (!isTranslated && isRankOfOthers(concept.id, line, primary)) return []
    if (!isTranslated && isOtherSense(concept.id, line, sources)) return []
    const isHard = concept.isHard === true || concept.id === 'all'
    if (isTranslated && (!isHard || isOfOthers(concept, line, sources))) return []
    // One language's mention with a degree is another's distinction.
    if (isTranslated && sources.some((source) => source.concepts.has('mention'))) return []
    const words = line.words.filter((word) => word.concepts.has(concept.id))
    // "Agência Nacional de Vigilância Sanitária (Anvisa)": the name of a source reaches no further.
    if (!isTranslated && words.every((word) => spelled.includes(word))) return []
    if (!isTranslated && words.every((word) => areLettersThere(word, sources))) return []
    if (isTranslated && isRendered(concept.id, words, isSummary ? texts : sources)) return []
    if (concept.id === 'all' && isDistributive(words, line, sources)) return []
    const isRestated =
      !isTranslated &&
      words.every(
        (word) =>
          withWords.has(word.word) ||
          sources.some((source) =>
            source.words.some(
              (other) =>
                other.stem === word.stem ||
                isFormOf(other.word, word.word, word.language) ||
                isActOfCompound(word, other) ||
                isTeamOfCompound(word, other),
            ),
          ),
      )
    // Whoever names a degree has it.
    if (path.startsWith('/education/') && words.every(({ word }) => graduated.test(word))) return []
    if (isRestated || isConducting(concept, line, sources)) return []
    if (isRestatedClaim(concept, words, passage, sources)) return []
    const { id } = concept
    if ((id === 'increase' || id === 'reduce') && isChangeByNumbers(id, line, sources)) return []
    const isSame = !isTranslated && (isSameByWording(concept, line) || concept.id === 'region')
    if (isSame && words.every((word) => isReworded(word, sources))) return []
    if (id === 'save' && sources.some(isLessSpent)) return []
    // Beyond the country is as far as abroad.
    if (id === 'nation' && sources.some((source) => source.concepts.has('international'))) return []
    const isSooner = words.every(({ word }) => faster.test(word))
    if (isSooner && isChangeByNumbers('reduce', line, sources)) return []
    const isAnother = concept.isHard !== true && concept.rank === undefined
    if (!isTranslated && isAnother && words.every((word) => isNamedThere(word, sources))) return []
    const claim = words.map((word) => word.text).join(' ')
    return [{ rule: ruleOf(concept), path, claim, reason: reasonOf(concept) }]
  })
}

/** Words of the entry that are written otherwise, and what its letters stand for. */
function restatedNames(line: LineReading, entry: readonly LineReading[]): Word[] {
  const pool = poolOf(entry)
  return [...introduced(line, pool), ...respelledIn(line, pool.exact, pool.joined)]
}

/** "CODIR" for "comité de direction". */
function areLettersThere({ text, wordings }: Word, sources: readonly LineReading[]): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(text)) return false
  return sources.some(({ words }) =>
    words.some(({ phrases }) => [...phrases].some((id) => wordings.has(id))),
  )
}

/** "Mit Preisen ausgezeichnet" for "Preisauszeichnung": no prize, but the act that it names. */
function isActOfCompound({ root, language }: Word, other: Word): boolean {
  if (language !== 'de' && language !== 'nl') return false
  return root.length >= 6 && other.root.length >= root.length + 3 && other.root.endsWith(root)
}

/** "Besprechung des Teams" for "Teambesprechung". */
function isTeamOfCompound({ word, language }: Word, other: Word): boolean {
  if (language !== 'de' && language !== 'nl') return false
  return /^teams?$/u.test(word) && /^teams?-?\p{L}{4,}/u.test(other.word)
}

/** Whoever helped the head of a team may not call themselves one. */
function isOfRank({ id, rank }: Concept): boolean {
  return id === 'boss' || id === 'senior' || (rank ?? 0) >= 2
}

/** A helper's title lends no rank; a line that tells whom one helped lends it to another that does. */
function isOwnRank(source: LineReading, line: LineReading, texts: readonly LineReading[]): boolean {
  return !isTitleOfHelper(source.text) || (texts.includes(source) && isHelping(line))
}

/** "Unterstützung der Projektleitung" for "des Projektleiters": who leads is who was helped. */
function isHeadOfHelped(
  concept: Concept,
  line: LineReading,
  texts: readonly LineReading[],
): boolean {
  const leads = ({ concepts }: LineReading) => concepts.has('boss') || concepts.has('lead')
  if (concept.id !== 'boss' && concept.id !== 'lead') return false
  return isHelperLine(line) && texts.some((source) => isHelperLine(source) && leads(source))
}

/** "Soutien de la direction" leads no one, and "encadrement de stagiaires" is teaching them. */
function isOfOthers(concept: Concept, line: LineReading, sources: readonly LineReading[]): boolean {
  return (
    (concept.rank !== undefined && isLeadOfOthers(line, sources)) ||
    isConducting(concept, line, sources)
  )
}

function isLeadOfOthers(line: LineReading, sources: readonly LineReading[]): boolean {
  const helps = (reading: LineReading) =>
    reading.concepts.has('assist') || reading.concepts.has('together')
  if (helps(line) && sources.some(helps)) return true
  const teaches = (reading: LineReading) => reading.concepts.has('train')
  return teaches(line) && sources.some(teaches)
}

function ruleOf(concept: Concept): Violation['rule'] {
  if (concept.scope !== undefined || concept.id === 'all') return 'scope'
  return concept.rank === undefined ? 'claim' : 'seniority'
}

function reasonOf(concept: Concept): Violation['reason'] {
  const rule = ruleOf(concept)
  if (rule === 'scope') return 'wider_than_its_source'
  return rule === 'seniority' ? 'more_responsible_than_its_source' : 'claim_not_in_source'
}

/** "Formation" is a course where the source names one, and showing newcomers round is showing them. */
function isNamedThere({ meanings, kinds }: Word, sources: readonly LineReading[]): boolean {
  if (!kinds.has('thing') && !kinds.has('act')) return false
  const isAlike = (other: Word) =>
    (other.kinds.has('thing') || other.kinds.has('act')) &&
    [...other.meanings].some((id) => meanings.has(id) && taught.has(id))
  return sources.some((source) => source.words.some(isAlike))
}

/** "Intégration" of newcomers is their "accueil", and a group's "Firmen" are its "Gesellschaften". */
function isReworded({ wordings }: Word, sources: readonly LineReading[]): boolean {
  return sources.some(({ words }) =>
    words.some((other) => [...other.wordings].some((id) => wordings.has(id))),
  )
}

/** "Sped up: from 4 to 1.5 seconds". */
const faster = /^(?:acel|accel|beschleun|versnel|faster|speed|sped|schneller|sneller|rapid)/u

const withWords = new Set(['with', 'mit', 'con', 'avec', 'com', 'met'])
const graduated = /^(?:graduat|absolvent|titulad|graduad|egresad|diplomee?s?$|afgestud)/u

/** Whoever lowered a cost saved something. */
function isLessSpent({ concepts, text }: LineReading): boolean {
  return (
    concepts.has('reduce') && (concepts.has('cost') || concepts.has('price2') || used.test(text))
  )
}

const used = /consum|verbrauch|consommation|verbruik|\busage\b/iu

const sameByWording = new Set(['train', 'company', 'sell'])

/** Where the words of a claim mean other things too: a price is a "prix", a quotation an "orçamento". */
const homonyms = new Set([
  'budget', 'payroll', 'invest', 'contractwin', 'publish', 'speak', 'increase', 'reduce', 'award',
  'sole', 'senior', 'international',
]) // prettier-ignore

function isSameByWording({ id }: Concept, { language }: LineReading): boolean {
  const isRomance = language === 'es' || language === 'fr' || language === 'pt'
  return sameByWording.has(id) || (isRomance && homonyms.has(id))
}

const taught = new Set(['teach', 'course', 'teaching'])

/** Whoever leads tours, classes or choirs gives them, as the source says. */
function isConducting(
  { id }: Concept,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  if (id !== 'lead' || ['team', 'people', 'learner'].some((who) => line.concepts.has(who)))
    return false
  const keeps = line.language === 'de' || line.language === 'nl'
  return [...conducted, ...(keeps ? kept : [])].some(
    (given) => line.concepts.has(given) && sources.some((source) => source.concepts.has(given)),
  )
}

/** What is led without leading anyone, and what German and Dutch keep by the same verb. */
const conducted = ['tour', 'course', 'song', 'meeting2', 'discuss', 'talk', 'recruit2']
const kept = [
  'count', 'overview', 'report2', 'data2', 'phone', 'mail', 'survey', 'log', 'document', 'till',
] // prettier-ignore

function checkRank({ path, line, primary, isSummary, isTranslated }: Passage): Violation[] {
  if (primary.length === 0 || isSummary) return []
  if (isTranslated && isLeadOfOthers(line, primary)) return []
  if (isHelperLine(line) && primary.some(isHelperLine)) return []
  const conducts = [...line.concepts.values()].some((c) => isConducting(c, line, primary))
  if (conducts) return []
  const isOther = (id: string) =>
    !isTranslated && (isOtherSense(id, line, primary) || isRankOfOthers(id, line, primary))
  const rank = rankOf(line, isOther)
  if (rank - Math.max(...primary.map((source) => rankOf(source))) < 1) return []
  const ofRank = ({ concepts }: Word) =>
    [...concepts].find((id) => line.concepts.get(id)?.rank === rank)
  const word = line.words.find(ofRank) ?? line.words.find((w) => w.concepts.has('administer'))
  const id = word && ofRank(word)
  if (isTranslated && word) {
    if (id !== undefined && isRendered(id, [word], primary)) return []
    // Whoever managed something with a colleague manages it with "une collègue" too.
    const manages = (source: LineReading) => source.concepts.has('administer')
    if (id === undefined && word.concepts.has('administer') && primary.some(manages)) return []
  }
  const claim = word?.text ?? line.text
  return [{ rule: 'seniority', path, claim, reason: 'more_responsible_than_its_source' }]
}

/** Managing people is leading them; managing things is a duty like others. */
function rankOf(line: LineReading, isOther: (id: string) => boolean = () => false): number {
  const ranks = [...line.concepts.values()]
    .filter(({ id }) => !isOther(id))
    .map((concept) => concept.rank ?? 1)
  const own = ranks.filter((rank) => rank !== 0)
  const managesPeople = line.words.some(
    (word, i) =>
      word.concepts.has('administer') &&
      (!/^management(?:s|-?team)?$/u.test(word.word) || isLineManagement(line, i)) &&
      objectOf(word, line).some((w) =>
        ['people', 'workers', 'team'].some((id) => w.concepts.has(id)),
      ),
  )
  if (managesPeople) own.push(3)
  return Math.max(1, ...own)
}

/** "Line management of six technicians" leads them; elsewhere the word is for those who lead. */
function isLineManagement({ words }: LineReading, at: number): boolean {
  return words[at - 1]?.word === 'line' && words[at + 1]?.word === 'of'
}

/** The words right behind: "the diary of two directors" is a diary. */
function objectOf(word: Word, { words }: LineReading): Word[] {
  const after = words.slice(words.indexOf(word) + 1)
  const first = after.findIndex((other) => other.isContent)
  const end = after.findIndex((other, i) => i > first && other.isSmall)
  return first < 0 ? [] : after.slice(first, end < 0 ? first + 4 : end)
}
