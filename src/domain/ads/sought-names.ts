/** Whom the sentences of a line may seek: what stands behind the words of seeking, in six languages. */
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { adTitleWords } from '#tables/ad-title-words.js'
import { genderMark } from './gender-mark.ts'
import type { Word } from './phrase-places.ts'
import { phraseReader, withoutElision, wordsOf } from './phrase-places.ts'
import { endOfTitle } from './sought.ts'

const opening = [
  'one sought',
  'in post',
  'article',
  'seeks bare',
  'post',
  'seeks',
  'offer',
  'call',
  'further',
]
const phrasesAt = phraseReader(adTitleWords, [...opening, 'before title', 'wanted'])
const longest = 110
/** So many openings of a line are followed, and so many small words. */
const mostOpenings = 5
const furthest = 25

export interface SoughtName {
  start: number
  end: number
  from: string
}

/** `behindSmall`: also behind any small word, as in "The manager is …". */
export function soughtNames(line: string, behindSmall: boolean): SoughtName[] {
  const words = wordsOf(line).flatMap(withoutElision)
  if (words.length < 3) return []
  const mayBeKnown = namesOccupation(line)
  const found: SoughtName[] = []
  let sought = -furthest
  let [openings, small] = [0, 0]
  for (let at = 0; at < words.length - 1 && openings < mostOpenings; at++) {
    const word = words[at]
    if (word === undefined) break
    const gap = at === 0 ? '' : line.slice(words[at - 1]?.end ?? 0, word.start)
    if (/[.!?:;]\s/.test(gap) && at > 0) {
      sought = -furthest
    }
    const bare = { ...word, folded: word.folded.replace(/^[dl]'/, '') }
    const here = phrasesAt([bare, ...words.slice(at + 1, at + 5)], 0)
    if (
      here.some(
        ({ use }) => use === 'seeks' || use === 'seeks bare' || use === 'call' || use === 'post',
      )
    )
      sought = at
    const opens =
      here.find(({ use }) => opening.includes(use)) ??
      (/^\d{1,2}$/.test(word.text) ? { use: 'article', count: 1 } : undefined) ??
      (behindSmall &&
      mayBeKnown &&
      small < mostOpenings &&
      (isStopWord(bare.folded) || /['’]$/.test(word.text))
        ? { use: 'small word', count: 1 }
        : undefined)
    if (opens === undefined) continue
    let next = at + opens.count
    // "un(e)", "ein:e", "d'un/d'une"
    const tail = /^(?:[*/:(_·.]-?\p{L}{1,5}\)?)+/u.exec(line.slice(words[next - 1]?.end ?? 0))
    const from =
      (words[next - 1]?.end ?? 0) +
      (tail !== null && /^[(/:*_·]/.test(tail[0]) && tail[0].length < 9 ? tail[0].length : 0)
    while (next < words.length && (words[next]?.start ?? 0) < from) next++
    const isNear = at - sought < furthest
    const before = found.length
    for (const start of startsAt(words, next, line)) {
      const rest = line.slice(start, start + longest)
      const stop = /(?<!\d)[.;:!?\n](?=\s|$)/u.exec(rest)?.index ?? rest.length
      const open = rest.slice(0, stop)
      const ends = new Set<number>()
      for (let end = 0, i = 0; i < 3 && end < open.length; i++) {
        end += endOfTitle(open.slice(end))
        ends.add(end)
        end +=
          open.slice(end).search(/\S/u) +
          (/^\s*\S+/u.exec(open.slice(end))?.[0].length ?? open.length)
      }
      const comma = open.indexOf(', ')
      if (comma > 0) ends.add(comma)
      const mark = genderMark.exec(open)
      if (mark !== null) ends.add(mark.index + mark[0].length)
      const bracket = open.search(/\s[(–—-]/u)
      if (bracket > 0) ends.add(bracket)
      for (const end of endsAtWords(open, mayBeKnown)) ends.add(end)
      if (open.split(' ').length < 8) ends.add(open.trimEnd().length)
      if (!isNear && !mayBeKnown) continue
      for (const end of ends) {
        const value = open.slice(0, end)
        if (value.length < 3 || value.split(/\s+/u).length > 10) continue
        const isKnown = mayBeKnown && namesOccupation(value)
        if (!isNear && !isKnown) continue
        found.push({
          start,
          end: start + end,
          from: `${isNear ? 'sought' : 'named'}${isKnown ? ' known' : ''} ${opens.use}`,
        })
      }
    }
    if (found.length > before) {
      if (opens.use === 'small word') small++
      else openings++
    }
  }
  return found
}

/** Before each of the first small words, and behind the first words that name an occupation. */
function endsAtWords(open: string, mayBeKnown: boolean): number[] {
  const words = wordsOf(open).slice(0, 10)
  const small = words
    .filter(({ text, folded }, i) => i > 0 && /^\p{Ll}/u.test(text) && isStopWord(folded))
    .slice(0, 3)
  const known = mayBeKnown
    ? words.slice(0, 5).find(({ end }) => namesOccupation(open.slice(0, end)))
    : undefined
  return [
    ...small.map(({ start }) => open.slice(0, start).trimEnd().length),
    ...(known === undefined ? [] : [known.end]),
  ]
}

/** Where the name may begin: at once, behind adjectives, and at the first great letter. */
function startsAt(words: readonly Word[], from: number, line: string): number[] {
  const starts = new Set<number>()
  const first = words[from]
  if (first === undefined) return []
  starts.add(/[([]$/.test(line.slice(0, first.start)) ? first.start - 1 : first.start)
  let at = from
  for (let i = 0; i < 6 && at < words.length; i++) {
    const some = phrasesAt(words, at).find(({ use }) => use === 'before title')
    if (some === undefined) break
    at += some.count
  }
  const behind = words[at]
  if (behind !== undefined) starts.add(behind.start)
  for (let i = from; i < Math.min(words.length, from + 7); i++)
    if (/^\p{Lu}/u.test(words[i]?.text ?? '')) {
      starts.add(words[i]?.start ?? 0)
      break
    }
  return [...starts]
}
