/** Who else there is in a line, and what stands beside them as their doing. */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import { patternsOf } from '../../language/patterns.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { isVerb } from './acts.ts'

/**
 * "Prepared by the nurse", "vom Koch erstellt", "IT-led", "zur Prüfung durch den Anwalt": the act and who
 * it names; "nach Zeichnung des Meisters": what they gave; "for the solicitor to sign": what they do.
 */
export function doneByOthers(
  words: readonly Word[],
  { text }: LineReading,
  people: ReadonlySet<Word>,
): Word[] {
  return words.flatMap((word, i): Word[] => {
    if (agents[word.language].has(word.word)) {
      const behind = words.slice(i + 1, i + 5)
      const who = behind.findIndex((one) => people.has(one) || one.isName)
      const [first, next] = [behind[0], behind[who + 1]]
      if (who < 0 || first === undefined || isFirstPerson(first) || first.isNumber) return []
      const isNear = who < 2 && behind.slice(0, 2).some((one) => people.has(one))
      const before = words.slice(Math.max(0, i - 3), i).findLast((one, at, all) => {
        const isNext = at === all.length - 1 && !isOrigin(word) && isNear
        // "80 couverts par service": what is counted is a thing.
        if (words[words.indexOf(one) - 1]?.isNumber === true) return false
        return isParticiple(one) || (isNext && one.kinds.has('act'))
      })
      const participle = next !== undefined && isParticiple(next) ? next : before
      const named = [...behind.slice(0, who + 1), ...whichOne(words.slice(i + 2 + who))]
      return participle === undefined ? [] : [participle, ...named]
    }
    if (givers[word.language].has(word.word) || word.word === 'for') {
      const behind = words.slice(i + 1, i + 6)
      const who = behind.findIndex((one) => people.has(one))
      if (who < 0) return []
      // "Nach dem Berliner Modell": a kind of thing, and nobody's.
      if (word.word !== 'for' && behind[who + 1]?.isContent === true) return []
      const isOwner = behind[who + 1]?.word === 's'
      if (word.word !== 'for') return [word, ...behind.slice(0, who + (isOwner ? 3 : 1))]
      const isToDo = behind[who + 1]?.word === 'to'
      return isToDo ? words.slice(i + 1) : []
    }
    const next = words[i + 1]
    const isGlued =
      next !== undefined && text.slice(word.start + word.text.length, next.start) === '-'
    if (isGlued && isParticiple(next) && (word.isName || people.has(word))) return [word, next]
    return []
  })
}

/** "The head of reception": the word for which one it is. */
function whichOne([joint, ...rest]: readonly Word[]): Word[] {
  if (joint === undefined || !(origins[joint.language].has(joint.word) || joint.word === 'of'))
    return []
  const at = rest.findIndex(({ isContent }) => isContent)
  return at < 0 || at > 1 ? [] : [joint, ...rest.slice(0, at + 1)]
}

export function isParticiple(word: Word): boolean {
  return isVerb(word) || participles[word.language].test(word.word)
}

/** By what it names, or by its form behind an article. */
export function personsIn(line: LineReading): ReadonlySet<Word> {
  const known = personsKnown.get(line)
  if (known !== undefined) return known
  const made = new Set(
    line.words.filter((word, i) => {
      if (word.isName) return false
      if (isSomebody(word)) return true
      if (word.isSmall || word.isNumber || !mayBePerson(word)) return false
      const before = line.words.slice(Math.max(0, i - 2), i)
      return before.some(
        ({ language, word: one }) =>
          articles[language].has(one) || agents[language].has(one) || firsts[language].has(one),
      )
    }),
  )
  personsKnown.set(line, made)
  return made
}

/** In German in the genitive too: "des Meisters". */
export const mayBePerson = ({ word, language }: Word): boolean =>
  personEnding[language].test(language === 'de' ? word.replace(/s$/u, '') : word)

/** By what the word means. */
export const isSomebody = ({ concepts, broad }: Word): boolean =>
  persons.some((id) => concepts.has(id)) || broad.has('people')

const personsKnown = new WeakMap<LineReading, ReadonlySet<Word>>()

const persons = ['people', 'workers', 'boss', 'team', 'firm', 'supplier', 'topboss']

/** German says "von" and "vom" of whose something is, too. */
const isOrigin = ({ word, language }: Word): boolean =>
  origins[language].has(word) || word === 'vom'

export const isFirstPerson = ({ word, language }: Word): boolean => firsts[language].has(word)

/** Who does it: "which my boss wrote" and "that a colleague showed me" are of others. */
export const isSpeaker = ({ word }: Word): boolean => speakers.has(word)

const speakers = new Set('i we ich wir je j nous yo nosotros nosotras eu nos ik wij we'.split(' '))

const origins = grammarWordsOf('from')
const agents = grammarWordsOf('agent')
const firsts = grammarWordsOf('first-person')
const articles = grammarWordsOf('article')
const givers = grammarWordsOf('according')
const personEnding = patternsOf('person', (pattern) => new RegExp(pattern, 'u'))
const participles = patternsOf('participle', (pattern) => new RegExp(pattern, 'u'))
