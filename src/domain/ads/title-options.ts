/**
 * All that may be the title of an ad: its lines and their parts, what stands behind a label, and whom a
 * sentence seeks; each with the signs of where it stands, what it is made of and what agrees with it.
 */
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { fold } from '#domain/language/fold.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { cutsOf } from '#domain/pages/cuts.ts'
import { isPageWord } from '#domain/pages/page-words.ts'
import { keyOf } from '#domain/pages/vote.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import { soughtRole } from '#domain/scoring/sought-role.ts'
import { findSkills } from '#domain/skills/find.ts'
import type { Option, Signs } from './choice.ts'
import { among } from './choice.ts'
import { being, inTitle } from './employer-sentences.ts'
import { genderMark } from './gender-mark.ts'
import { sectionKindOf } from './headings.ts'
import { plainLine } from './plain-line.ts'
import type { Finding } from './reading.ts'
import type { JobLine } from './sections.ts'
import { namesSomebody } from './sought.ts'
import { soughtNames } from './sought-names.ts'
import {
  endsSeeking,
  isNoise,
  isNoTitle,
  saysSeeking,
  titleHeading,
  titleLabel,
} from './title-words.ts'

/** Whose items are what is asked for or offered, and no post. */
const listed: ReadonlySet<string> = new Set(['duty', 'required', 'preferred', 'benefits'])
const mostLines = 80
const headLines = 20
const longestLine = 200
const longestTitle = 110
const mostWords = 14

interface Said {
  text: string
  key: string
  start: number
  end: number
  line: number
  from: string
  how: string
}

export function titleOptions(
  text: string,
  lines: readonly JobLine[],
  company: Finding | null,
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
      const key = keyOf(value.replace(genderMark, ''))
      if (key.length < 3) return
      const start = line.start + plain.placeOf(at)
      const end = line.start + plain.placeOf(at + value.length - 1) + 1
      said.push({ text: text.slice(start, end), key, start, end, line: i, from, how })
    }
    const colon = plain.text.indexOf(':') + 1
    if (colon > 0 && titleLabel.test(fold(line.text.slice(0, 60))))
      for (const { text: cut, how } of cutsOf(plain.text.slice(colon)))
        add('label', how, cut, colon)
    const above = own[i - 1]
    const isBelow =
      above !== undefined && above.text.length < 40 && titleHeading.test(fold(above.text))
    const isBehind = i > 0 && endsSeeking(plains[i - 1]?.text ?? '')
    const mark = genderMark.exec(plain.text)
    const isHead = i < headLines || line.isHeading || isBehind || mark !== null
    if (mark !== null && mark.index > 3) {
      const marked = plain.text.slice(0, mark.index + mark[0].length)
      for (const { text: cut, how } of cutsOf(marked))
        if (genderMark.test(cut)) add('marked', how, cut, 0)
    }
    const isListed = isItem[i] === true && (i > 5 || listed.has(line.section))
    const isProse =
      mark === null &&
      (isListed || (i > 1 && (plain.text.length > 90 || /[.;,]$/.test(plain.text))))
    if (isHead && !isProse && plain.text.length <= longestLine) {
      const from = isBelow ? 'below label' : isBehind ? 'behind seeking' : 'line'
      for (const { text: cut, how } of cutsOf(plain.text)) {
        add(from, how, cut, 0)
        const open = cut
          .replace(/^[[(][^\])]{1,40}[\])]\s*/u, '')
          .replace(/(?:\([^()]{0,60}\)|\[[^[\]]{0,60}\]|#\d{1,6})$/u, '')
          .trimEnd()
        if (open !== cut && open.length > 3) add(from, 'bare', open, 0)
      }
    }
    const isTold = i < 40
    if (isTold && plain.text.length > 15)
      for (const { start, end, from } of soughtNames(plain.text)) {
        const value = plain.text.slice(start, end)
        add(from, 'whole', value, start)
      }
  }
  const employer = company === null ? '' : keyOf(company.text)
  return optionsOf(said, {
    text,
    employer,
    lines: own,
    plains: plains.map((one) => one.text),
    isItem,
  })
}

const isItemAt = (text: string, start: number): boolean =>
  /^\s*(?:[-•·●▪◦‣+>✓✔➢➤►]|\*(?!\*)|\d+[.)])/u.test(
    text.slice(text.lastIndexOf('\n', start - 1) + 1, start),
  )

interface Around {
  text: string
  /** The key of the employer's name, where one is known. */
  employer: string
  lines: readonly JobLine[]
  plains: readonly string[]
  isItem: readonly boolean[]
}

const hows = ['whole', 'first', 'other', 'lead', 'end', 'bare', 'soft first', 'soft other']

function optionsOf(said: readonly Said[], around: Around): Option[] {
  const groups = [...Map.groupBy(said, ({ key }) => key)]
  const keys = groups.map(([key]) => key)
  const lineKeys = around.plains.map((one) => keyOf(one.replace(genderMark, '')))
  const prose = fold(around.text)
  const counts = new Map<string, number>()
  for (const word of prose.match(/[\p{L}\p{N}]{4,}/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = new Map(groups.map(([key, [one]]) => [key, namesOccupation(one?.text ?? '')]))
  const firstKnown =
    said.find(({ key, from }) => known.get(key) === true && !from.startsWith('sought'))?.line ?? -1
  const firstMarked = said.find((one) => genderMark.test(one.text))?.line ?? -1
  return groups.flatMap(([key, all]): Option[] => {
    const [first] = all.toSorted(
      (a, b) =>
        Number(genderMark.test(b.text)) - Number(genderMark.test(a.text)) ||
        hows.indexOf(a.how) - hows.indexOf(b.how) ||
        a.line - b.line,
    )
    if (first === undefined) return []
    const shown = first.text.trim()
    if (shown.split(/\s+/u).length > mostWords || isPageWord(shown, 'general') || isNoise(shown))
      return []
    const top = Math.min(...all.map(({ line }) => line))
    const words: readonly string[] = fold(first.text).match(/[\p{L}\p{N}]+/gu) ?? []
    const line = around.lines[first.line]
    const role = soughtRole(first.text)
    const section = line?.section ?? 'other'
    const before = around.plains[first.line - 1] ?? ''
    const signs: Signs = {
      [`how ${first.how}`]: 1,
      ...Object.fromEntries(
        all.map(({ from, how }) => [`${from}${how === 'whole' ? '' : ' part'}`, 1]),
      ),
      [top < 6 ? `row ${top}` : top < 12 ? 'row 6-11' : top < 25 ? 'row 12-24' : 'row 25+']: 1,
      depth: Math.log1p(top),
      [`in ${line?.isHead === true && section === 'other' ? 'head' : section}`]: 1,
      heading: among(line?.isHeading === true),
      item: among(around.isItem[first.line] === true),
      occupation: among(known.get(key) === true),
      'first occupation': among(first.line === firstKnown && known.get(key) === true),
      'one trade': among(role.occupations.length > 0 && !role.isGeneral),
      gender: among(genderMark.test(shown)),
      'first gender': among(first.line === firstMarked && genderMark.test(shown)),
      'page word': among(words.some((word) => isPageWord(word, 'general'))),
      'is page word': among(isPageWord(shown, 'front')),
      'no title': among(isNoTitle(shown)),
      nobody: among(!namesSomebody(shown)),
      seeking: among(saysSeeking(shown)),
      section: among(sectionKindOf(shown) !== null),
      'is employer': among(key === around.employer),
      'holds employer': among(
        around.employer.length > 2 && key !== around.employer && key.includes(around.employer),
      ),
      'at somebody': among(inTitle.test(shown)),
      'tells of something': among(being.test(shown)),
      'part is noise': among(
        /\s[-–—|]\s/u.test(shown) &&
          shown.split(/\s[-–—|]\s/u).some((part) => isNoise(part) || isTown(part)),
      ),
      town: among(isTown(shown)),
      'town within': among(words.some((word) => word.length > 3 && isTown(word))),
      skill: among(findSkills(shown).length > 0),
      small: among(/^\p{Ll}/u.test(shown)),
      shouts: among(!/\p{Ll}/u.test(shown)),
      'ends a sentence': among(/[?!.:;]$/.test(shown)),
      'sentence in line': among(/[.!?]\s*$/.test(around.plains[first.line] ?? '')),
      'several sentences': among(/[.!?]\s/.test(shown)),
      comma: among(/,/.test(shown)),
      colon: among(/:/.test(shown)),
      digits: among(/\d/.test(shown)),
      bracket: among(/[([]/.test(shown.replace(genderMark, ''))),
      'one word': among(words.length === 1),
      'two words': among(words.length === 2),
      'many words': among(words.length > 6),
      'very many words': among(words.length > 9),
      'stop words': Math.min(4, words.filter((word) => word.length > 1 && isStopWord(word)).length),
      'stop first': among(isStopWord(words[0] ?? '')),
      'small words': Math.min(4, (shown.match(/(?<=\s)\p{Ll}{4,}/gu) ?? []).length),
      'line again': Math.log1p(Math.max(0, lineKeys.filter((one) => one === key).length - 1)),
      'said in lines': Math.log1p(new Set(all.map((one) => one.line)).size - 1),
      'in prose': Math.log1p(Math.max(0, prose.split(fold(shown), 5).length - 2)),
      'words again': againOf(words, counts),
      'in others': Math.min(3, keys.filter((other) => other !== key && other.includes(key)).length),
      'holds others': Math.min(
        3,
        keys.filter((other) => other !== key && key.includes(other)).length,
      ),
      'behind page word': among(isPageWord(before, 'general') || isPageWord(before, 'front')),
    }
    return [{ start: first.start, end: first.end, text: first.text, signs }]
  })
}

/** Which part of the longer words is said at least twice more. */
function againOf(words: readonly string[], said: ReadonlyMap<string, number>): number {
  const long = words.filter((word) => word.length > 3)
  return long.filter((word) => (said.get(word) ?? 0) > 2).length / Math.max(1, long.length)
}
