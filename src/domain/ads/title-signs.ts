/** The signs of what may be a title: of its words, of what stands around it and behind it. */
import { fold } from '#domain/language/fold.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { isPageWord } from '#domain/pages/page-words.ts'
import { hasMeaning } from '#domain/privacy/ordinary-words.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import { findSkills } from '#domain/skills/find.ts'
import type { Signs } from './choice.ts'
import { among } from './choice.ts'
import { atSomebody, being } from './employer-words.ts'
import { genderMark } from './gender-mark.ts'
import { sectionKindOf } from './headings.ts'
import { namesSomebody } from './sought.ts'
import { isNoise, isNoTitle, saysSeeking } from './title-words.ts'

const longestLine = 200
export const parting = /\s[-–—|·•»]\s/u

/** What its line says behind it. */
export const restOf = (text: string, end: number): string =>
  text.slice(end, end + longestLine).split('\n', 1)[0] ?? ''

/** What it says behind its own mark of gender, or its last separator. */
export function tailOf(text: string): string {
  const mark = genderMark.exec(text)
  const behind = mark === null ? '' : text.slice(mark.index + mark[0].length)
  return /\p{L}/u.test(behind)
    ? behind
    : parting.test(text)
      ? (text.split(parting).at(-1) ?? '')
      : ''
}

const longestRest = 60

/** Whether that is of a trade, a place or how the post is held, or of no meaning, as a name is. */
export function signsOfRest(which: string, rest: string): Signs {
  const words = (fold(rest).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !isStopWord(word),
  )
  if (words.length === 0 || rest.length > longestRest) return {}
  const bare = rest.replaceAll(/^[^\p{L}\p{N}]{1,20}|[^\p{L}\p{N}]{1,20}$/gu, '')
  const kind = isTown(bare)
    ? 'place'
    : isNoise(bare)
      ? 'noise'
      : words.some(hasMeaning)
        ? 'meaning'
        : 'name'
  const [first = ''] = fold(bare).split(/[^\p{L}]/u, 1)
  return { [`${which} of ${kind}`]: 1, [`${which} of small word`]: among(isStopWord(first)) }
}

/** What takes longer to be told. */
export function dearSigns(text: string): Signs {
  const words: readonly string[] = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return {
    'page word': among(words.some((word) => isPageWord(word, 'general'))),
    'is page word': among(isPageWord(text, 'front')),
    'no title': among(isNoTitle(text)),
    nobody: among(!namesSomebody(text)),
    seeking: among(saysSeeking(text)),
    section: among(sectionKindOf(text) !== null),
    'at somebody': among(atSomebody.test(text)),
    'tells of something': among(being.test(text)),
    'part is noise': among(
      /\s[-–—|]\s/u.test(text) &&
        text.split(/\s[-–—|]\s/u).some((part) => isNoise(part) || isTown(part)),
    ),
    'noise at end': among(endsInNoise(text)),
    'page words only': among(
      words.every(
        (word) => isStopWord(word) || isPageWord(word, 'general') || isPageWord(word, 'front'),
      ),
    ),
    town: among(isTown(text)),
    'town within': among(words.some((word) => word.length > 3 && isTown(word))),
    skill: among(findSkills(text).length > 0),
  }
}

/** "Koch in Teilzeit", "Electrician Full-Time", "Doktersassistente (24-32 uur)", "Manager DE / Remote". */
function endsInNoise(shown: string): boolean {
  const words = shown.split(/[\s()[\]]+/u).filter((word) => word !== '')
  return [1, 2, 3].some((count) => {
    const end = words.slice(-count)
    while (isStopWord(fold(end[0] ?? ''))) end.shift()
    const said = end.join(' ')
    return said !== '' && end.length < words.length && (isNoise(said) || isTown(said))
  })
}

/** What stands before and behind it in its line: nothing, a sign, a word with a great letter, or which small word. */
export function beside(text: string, { start, end }: { start: number; end: number }): Signs {
  const before =
    text
      .slice(Math.max(0, start - 16), start)
      .split('\n')
      .at(-1) ?? ''
  const [behind = ''] = text.slice(end, end + 16).split('\n', 1)
  return { [`after ${kindBefore(before)}`]: 1, [`then ${kindBehind(behind)}`]: 1 }
}

function kindBefore(before: string): string {
  const [, word = ''] = /(?<!\p{L})(\p{Ll}{1,12})[('’:*/_· ]{1,3}$/u.exec(before) ?? []
  if (word !== '') return fold(word)
  if (!/[\p{L}\p{N}]/u.test(before)) return 'nothing'
  const last = before.trimEnd().slice(-1)
  return /\p{N}/u.test(last) ? 'number' : /\p{L}/u.test(last) ? 'name' : last
}

function kindBehind(behind: string): string {
  const rest = behind.trimStart()
  if (!/[\p{L}\p{N}]/u.test(rest)) return 'nothing'
  if (rest.search(genderMark) === 0 || /^[([]?\p{L}\s?[/|]\s?\p{L}/u.test(rest)) return 'gender'
  const [, word = ''] = /^(\p{Ll}{1,12})(?!\p{L})/u.exec(rest) ?? []
  if (word !== '') return isStopWord(fold(word)) ? fold(word) : 'word'
  if (/^\p{L}/u.test(rest)) return behind === rest ? 'letter' : 'name'
  return /^\p{N}/u.test(rest) ? 'number' : rest.charAt(0)
}

/** Which part of the longer words is said at least twice more. */
export function againOf(words: readonly string[], said: ReadonlyMap<string, number>): number {
  const long = words.filter((word) => word.length > 3)
  return long.filter((word) => (said.get(word) ?? 0) > 2).length / Math.max(1, long.length)
}
