/**
 * All that may be the title of an ad: its lines and their parts, what stands behind a label, and whom a
 * sentence seeks; each with the signs of where it stands, what it is made of and what agrees with it.
 */
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { cutsOf } from '#domain/pages/cuts.ts'
import { isPageWord } from '#domain/pages/page-words.ts'
import { keyOf } from '#domain/pages/vote.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import type { Likely, Option } from './choice.ts'
import { among, likeliest } from './choice.ts'
import { genderMark } from './gender-mark.ts'
import { reads } from './name-letters.ts'
import { plainLine } from './plain-line.ts'
import type { JobLine } from './sections.ts'
import { soughtNames } from './sought-names.ts'
import { againOf, beside, dearSigns, parting, restOf, signsOfRest, tailOf } from './title-signs.ts'
import { endsSeeking, isNoise, titleHeading, titleLabel } from './title-words.ts'

/** Whose items are what is asked for or offered, and no post. */
const listed: ReadonlySet<string> = new Set(['duty', 'required', 'preferred', 'benefits'])
const mostLines = 50
const headLines = 20
const longestLine = 200
const longestTitle = 110
const mostWords = 14
/** Of so many of the likeliest the signs are worked out that take time. */
const mostLooked = 12

interface Said {
  text: string
  key: string
  start: number
  end: number
  line: number
  from: string
  how: string
  /** With the mark that only titles bear. */
  isMarked: boolean
}

export function titleOptions(
  text: string,
  lines: readonly JobLine[],
  language: Language,
  most = mostLooked,
): Option[] {
  const said: Said[] = []
  const own = lines.slice(0, mostLines)
  const plains = own.map((line) => plainLine(line.text))
  const isItem = own.map((line) => isItemAt(text, line.start))
  for (const [i, line] of own.entries()) {
    const plain = plains[i] ?? { text: '', placeOf: (at: number) => at }
    const add = (from: string, how: string, given: string, near: number): void => {
      const value = given.replace(/[^\p{L}\p{N})\]+#*!.?:]{1,9}$/u, '')
      const at = plain.text.indexOf(value, near)
      if (at < 0 || value.length > longestTitle) return
      const bare = value.replace(genderMark, '')
      const key = keyOf(bare)
      if (key.length < 3) return
      const start = line.start + plain.placeOf(at)
      const end = line.start + plain.placeOf(at + value.length - 1) + 1
      const isMarked = bare.length < value.length
      said.push({ text: text.slice(start, end), key, start, end, line: i, from, how, isMarked })
    }
    const colon = plain.text.indexOf(':') + 1
    const isLabelled = colon > 0 && titleLabel.test(fold(line.text.slice(0, 60)))
    if (isLabelled)
      for (const { text: cut, how } of cutsOf(plain.text.slice(colon)))
        add('label', how, cut, colon)
    const above = own[i - 1]
    const isBelow =
      above !== undefined && above.text.length < 40 && titleHeading.test(fold(above.text))
    const isBehind = i > 0 && endsSeeking(plains[i - 1]?.text ?? '')
    const mark = genderMark.exec(plain.text)
    const isHead = i < headLines || line.isHeading || isBehind || mark !== null
    if (mark !== null && mark.index > 3 && !isLabelled) {
      const marked = plain.text.slice(0, mark.index + mark[0].length)
      for (const { text: cut, how } of cutsOf(marked))
        if (genderMark.test(cut)) add('marked', how, cut, 0)
    }
    const isListed = isItem[i] === true && (i > 5 || listed.has(line.section))
    const isProse =
      mark === null && (isListed || (i > 1 && (plain.text.length > 90 || endsClause(plain.text))))
    if (isHead && !isProse && !isLabelled && plain.text.length <= longestLine) {
      const from = isBelow ? 'below label' : isBehind ? 'behind seeking' : 'line'
      for (const { text: cut, how } of cutsOf(plain.text)) {
        add(from, how, cut, 0)
        const open = cut
          .replace(/^[[(][^\])]{1,40}[\])]\s*/u, '')
          .replace(/(?:\([^()]{0,60}\)|\[[^[\]]{0,60}\]|#? \d{1,6})$/u, '')
          .trimEnd()
        if (open !== cut && open.length > 3) add(from, 'bare', open, 0)
        if (how === 'whole' || how === 'lead' || how === 'first')
          for (const short of beginningsOf(open)) add(from, 'beginning', short, 0)
      }
    }
    const isTold = i < 25 && !(isItem[i] === true && listed.has(line.section))
    if (isTold && plain.text.length > 15)
      for (const { start, end, from } of soughtNames(plain.text, i < headLines / 2)) {
        const value = plain.text.slice(start, end)
        add(from, 'whole', value, start)
      }
  }
  return optionsOf(
    said,
    { text, lines: own, plains: plains.map((one) => one.text), isItem, language },
    most,
  )
}

/** A line that goes on below, or a sentence of more than a name. */
const endsClause = (line: string): boolean =>
  /[;,]$/.test(line) || (line.endsWith('.') && line.split(' ', 7).length > 6)

/** What stands before a small word, before a town at the end, and before the first word that shouts. */
function beginningsOf(line: string): string[] {
  const words = line.split(' ', mostWords)
  const smallAt = words.flatMap((word, i) =>
    i > 0 && /^\p{Ll}+$/u.test(word) && isStopWord(fold(word)) ? [i] : [],
  )
  const townAt = [1, 2, 3]
    .map((count) => words.length - count)
    .filter((at) => at > 0 && isTown(words.slice(at).join(' ').replaceAll(/[()]/g, '')))
  const shoutAt = words.findIndex(
    (word, i) => i > 0 && /^\p{Lu}{4,}$/u.test(word) && /\p{Ll}/u.test(words[i - 1] ?? ''),
  )
  return [...smallAt.slice(0, 3), ...townAt, ...(shoutAt > 0 ? [shoutAt] : [])].map((at) =>
    words.slice(0, at).join(' '),
  )
}

const isItemAt = (text: string, start: number): boolean =>
  /^\s*(?:[-•·●▪◦‣+>✓✔➢➤►]|\*(?!\*)|\d+[.)])/u.test(
    text.slice(text.lastIndexOf('\n', start - 1) + 1, start),
  )

interface Around {
  text: string
  lines: readonly JobLine[]
  plains: readonly string[]
  isItem: readonly boolean[]
  language: Language
}

const hows = [
  'whole',
  'first',
  'other',
  'lead',
  'end',
  'bare',
  'soft first',
  'beginning',
  'soft other',
]

function optionsOf(said: readonly Said[], around: Around, most: number): Option[] {
  const groups = [...Map.groupBy(said, ({ key }) => key)]
  const lineKeys = Map.groupBy(
    around.plains.map((one) => keyOf(one.replace(genderMark, ''))),
    (one) => one,
  )
  const prose = fold(around.text)
  const counts = new Map<string, number>()
  for (const word of prose.match(/[\p{L}\p{N}]{4,}/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = new Map(groups.map(([key, [one]]) => [key, namesOccupation(one?.text ?? '')]))
  const firstKnown =
    said.find(({ key, from }) => known.get(key) === true && !from.startsWith('sought'))?.line ?? -1
  const firstMarked = said.find((one) => one.isMarked)?.line ?? -1
  const firstSection = around.lines.findIndex(
    ({ section, isHeading }) => isHeading && listed.has(section),
  )
  const options = groups.flatMap(([key, all]) => {
    const [first] = all.toSorted(
      (a, b) =>
        Number(b.isMarked) - Number(a.isMarked) ||
        hows.indexOf(a.how) - hows.indexOf(b.how) ||
        a.line - b.line,
    )
    if (first === undefined) return []
    const shown = first.text.trim()
    if (shown.split(/\s+/u).length > mostWords || isPageWord(shown, 'general')) return []
    const isNoisy = isNoise(shown)
    if (isNoisy && first.how !== 'whole') return []
    const top = Math.min(...all.map(({ line }) => line))
    const words: readonly string[] =
      fold(first.text.replace(genderMark, '')).match(/[\p{L}\p{N}]+/gu) ?? []
    if (words.every((word) => word.length < 2 || isStopWord(word))) return []
    const line = around.lines[first.line]
    const section = line?.section ?? 'other'
    const before = around.plains[first.line - 1] ?? ''
    const isKnown = known.get(key) === true
    const { isMarked } = first
    const above = firstSection - top
    const isTold = /^(?:sought|named)/.test(first.from)
    const signs: Record<string, number> = {
      [`how ${first.how}`]: 1,
      [top < 6 ? `row ${top}` : top < 12 ? 'row 6-11' : top < 25 ? 'row 12-24' : 'row 25+']: 1,
      [above < 0 ? 'below a section' : above < 4 ? `above a section ${above}` : 'far above']: 1,
      depth: Math.log1p(top),
      [`in ${line?.isHead === true && section === 'other' ? 'head' : section}`]: 1,
      heading: among(line?.isHeading === true),
      item: among(around.isItem[first.line] === true),
      occupation: among(isKnown),
      'first occupation': among(first.line === firstKnown && isKnown),
      gender: among(isMarked),
      'first gender': among(first.line === firstMarked && isMarked),
      noise: among(isNoisy),
      [`small ${isTold ? 'told' : around.language}`]: among(/^\p{Ll}/u.test(shown)),
      shouts: among(!/\p{Ll}/u.test(shown)),
      'ends a sentence': among(/[?!.:;]$/.test(shown)),
      comma: among(/,/.test(shown)),
      colon: among(/:/.test(shown)),
      digits: among(/\d/.test(shown)),
      bracket: among(/[([]/.test(shown.replace(genderMark, ''))),
      unbalanced: among(shown.split('(').length !== shown.split(')').length),
      'one word': among(words.length === 1),
      'stop words': Math.min(4, words.filter((word) => word.length > 1 && isStopWord(word)).length),
      'stop first': among(isStopWord(words[0] ?? '')),
      'stop last': among(isStopWord(words.at(-1) ?? '')),
      [`small words ${isTold ? 'told ' : ''}${around.language}`]: Math.min(
        4,
        (shown.match(/(?<=\s)\p{Ll}{4,}/gu) ?? []).length,
      ),
      'bracket first': among(/^[([]/.test(shown)),
      'number last': among(/\d$/.test(shown)),
      parted: among(parting.test(shown)),
      'one word known': among(words.length === 1 && isKnown),
      'line again': Math.log1p(Math.max(0, (lineKeys.get(key)?.length ?? 0) - 1)),
      'said in lines': Math.log1p(new Set(all.map((one) => one.line)).size - 1),
      'words again': againOf(words, counts),
      'behind page word': among(isPageWord(before, 'general') || isPageWord(before, 'front')),
      ...beside(around.text, first),
      ...reads(first.text),
    }
    for (const { from } of all) signs[from] = 1
    return [{ start: first.start, end: first.end, text: first.text, key, signs }]
  })
  const keys = options.map(({ key }) => key)
  return likeliest('title', options, most).map(({ key, ...one }) => ({
    ...one,
    signs: {
      ...one.signs,
      ...dearSigns(one.text),
      ...signsOfRest('rest', restOf(around.text, one.end)),
      ...signsOfRest('tail', tailOf(one.text)),
      'in prose': Math.log1p(Math.max(0, prose.split(fold(one.text), 5).length - 2)),
      'in others': Math.min(3, keys.filter((other) => other !== key && other.includes(key)).length),
      'holds others': Math.min(
        3,
        keys.filter((other) => other !== key && key.includes(other)).length,
      ),
    },
  }))
}

/** What agrees with who may be the employer, by how likely it is. */
export function besideEmployers(
  text: string,
  options: readonly Option[],
  employers: readonly Likely[],
): Option[] {
  const named = employers
    .map(({ start, end, text: name, share }) => ({ start, end, key: keyOf(name), share }))
    .filter(({ key }) => key.length > 2)
  return options.map((one) => {
    const own = keyOf(one.text.replace(genderMark, ''))
    const most = (some: (employer: (typeof named)[number]) => boolean): number =>
      Math.max(0, ...named.map((employer) => (some(employer) ? employer.share : 0)))
    return {
      ...one,
      signs: {
        ...one.signs,
        'is employer': most(({ key }) => key === own),
        'holds employer': most(({ key }) => key !== own && own.includes(key)),
        'within employer': most(({ key }) => key !== own && key.includes(own)),
        'beside employer': most(({ start, end }) =>
          end <= one.start
            ? isNear(text, end, one.start)
            : start >= one.end && isNear(text, one.end, start),
        ),
      },
    }
  })
}

/** On one line, or on the next that says something. */
const isNear = (text: string, from: number, to: number): boolean =>
  to - from < longestLine && text.slice(from, to).split(/\n+/).length <= 2
