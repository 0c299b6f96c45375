/**
 * All that may be the name of who offers a job: names in sentences, lines and their parts, and what stands
 * behind a label; each with the signs of the words around it, of its form and of what agrees with it.
 */
import { fold } from '#domain/language/fold.ts'
import { matchesOf } from '#domain/language/matches.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { isPageWord } from '#domain/pages/page-words.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import type { Option } from './choice.ts'
import { likeliest } from './choice.ts'
import type { Ad, Said } from './employer-said.ts'
import { lastLines, saidIn } from './employer-said.ts'
import type { Group } from './employer-signs.ts'
import {
  cheapSigns,
  countsIn,
  dearSigns,
  isNew,
  strong,
  timesIn,
  withNew,
} from './employer-signs.ts'
import { sharedDomains } from './employer-words.ts'
import { keyOf, nobody } from './name-parts.ts'
import type { Finding } from './reading.ts'
import type { JobLine } from './sections.ts'

const mostLines = 200
/** Of so many of the likeliest names the signs are worked out that take time. */
const mostLooked = 10

export function employerOptions(
  text: string,
  lines: readonly JobLine[],
  title: Finding | null,
  most = mostLooked,
): Option[] {
  const own =
    lines.length <= mostLines
      ? lines
      : [...lines.slice(0, mostLines - lastLines), ...lines.slice(-lastLines)]
  const titleAt =
    title === null ? -1 : own.findIndex((one) => one.start <= title.start && title.start < one.end)
  const ad = { text, lines: own, hosts: hostsIn(text), title, titleAt }
  const said = own.flatMap((_, i) => saidIn(ad, i))
  return optionsOf(said, ad, title, most)
}

function optionsOf(said: readonly Said[], ad: Ad, title: Finding | null, most: number): Option[] {
  const counts = countsIn(ad.text)
  const groups = [...Map.groupBy(said, ({ key }) => key)].flatMap(([key, all]): Group[] => {
    const words = key.split(' ')
    const signs = new Set(all.flatMap((one) => one.signs))
    const isTold =
      words.length > 1 ||
      all.length > 1 ||
      [...strong].some((sign) => signs.has(sign)) ||
      all.some(({ text }) => /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(text)) ||
      (counts.get(key)?.small === 0 && !signs.has('opens'))
    const first = all.reduce((best, one) => (one.text.length > best.text.length ? one : best))
    if (
      !isTold ||
      words.every((word) => nobody.has(word) || isStopWord(word)) ||
      isPageWord(first.text, 'general')
    )
      return []
    return [
      {
        key,
        words,
        text: first.text,
        start: first.start,
        signs,
      },
    ]
  })
  const byWord = new Map<string, Group[]>()
  for (const group of groups)
    for (const word of new Set(group.words)) byWord.set(word, [...(byWord.get(word) ?? []), group])
  const whole = ` ${keyOf(ad.text)} `
  const times = new Map(groups.map(({ key }) => [key, timesIn(whole, ` ${key} `)]))
  const mostSaid = Math.max(
    2,
    ...groups
      .filter(({ words, text }) => isNew(words, counts) && !isTown(text))
      .map(({ key }) => times.get(key) ?? 0),
  )
  const titleKey = title === null ? '' : ` ${keyOf(title.text)} `
  const cheap = groups.map((group) => ({
    start: group.start,
    end: group.start + group.text.length,
    text: group.text,
    signs: cheapSigns(group, byWord, counts, ad, titleKey, times, mostSaid),
  }))
  return likeliest('employer', cheap, most).map((one) => ({
    ...one,
    signs: withNew({ ...one.signs, ...dearSigns(one.text) }),
  }))
}

const address = /(?:@|https?:\/\/(?:www\.)?|www\.)([\p{L}\p{N}.-]{1,80})\.\p{L}{2,}/gu

function hostsIn(text: string): string[] {
  const parts = matchesOf(address, text)
    .flatMap((match) => fold(match[1] ?? '').split('.'))
    .filter((part) => part.length > 2 && !sharedDomains.has(part))
  return [...new Set(parts.map((part) => part.replaceAll('-', '')))]
}
