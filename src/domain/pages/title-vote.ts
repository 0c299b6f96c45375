/** The title of a job, by vote of all that a page is headed with. */
import { genderMark } from '#domain/ads/gender-mark.ts'
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { fold } from '../language/fold.ts'
import { soughtRole } from '../scoring/sought-role.ts'
import { nameOfHost, pathOf, wordsOfPart } from './address.ts'
import type { Cut } from './cuts.ts'
import { cutsOf } from './cuts.ts'
import type { PageReading } from './page-reading.ts'
import { metaOf } from './page-reading.ts'
import { isPageWord } from './page-words.ts'
import type { Candidate, Group } from './vote.ts'
import { among, grouped, keyOf, within } from './vote.ts'

const longestTitle = 120
const mostLines = 5_000
const hows: readonly Cut['how'][] = ['whole', 'first', 'other', 'lead', 'end', 'soft first']

export function titleCandidates(reading: PageReading): Candidate[] {
  const { all, heads, ad, link } = reading
  const text = ad.title === null ? [] : [{ from: 'text', text: ad.title.text }]
  const cuts = [...heads.filter(({ from }) => from !== 'og'), ...text].flatMap(
    ({ from, text: line }) =>
      cutsOf(line).map(({ text: cut, how, isPart }) => ({
        from: `${from} ${placeOf(from, how, isPart)}`,
        text: cut,
        how,
        isPart,
      })),
  )
  const groups = grouped(cuts).filter(
    (one) => one.key.length > 2 && one.text.length <= longestTitle,
  )
  const cutsBy = Map.groupBy(cuts, (one) => keyOf(one.text))
  const last = pathOf(link).at(-1) ?? ''
  const slug = wordsOfPart(last).filter((word) => word.length > 1)
  const sites = [
    ...metaOf(all, 'og:site_name', 'application-name').map(keyOf),
    nameOfHost(link).name,
  ]
  const lines = reading.allLines.slice(0, mostLines).map(keyOf)
  return groups.map((group) => ({
    text: group.text,
    signs: signsOf(group, {
      groups,
      slug,
      cuts: cutsBy.get(group.key) ?? [],
      sites,
      lines,
    }),
  }))
}

/** A line without what only says that somebody is sought is still the whole of it. */
const placeOf = (from: string, how: Cut['how'], isPart: boolean): string => {
  if (!isPart && ['whole', 'lead', 'end'].includes(how)) return 'whole'
  return from === 'title' && how === 'first' ? how : 'part'
}

interface Around {
  groups: readonly Group[]
  slug: readonly string[]
  cuts: readonly Pick<Cut, 'how'>[]
  /** Whose page it is, by its host and its own name. */
  sites: readonly string[]
  /** The keys of the page's lines. */
  lines: readonly string[]
}

function signsOf({ text, key, from }: Group, around: Around): Record<string, number> {
  const words: readonly string[] = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const long = words.filter((word) => word.length > 2)
  const slug = around.slug.join(' ')
  const inSlug = long.filter((word) => slug.includes(word)).length / Math.max(1, long.length)
  const ofSlug = around.slug.filter((word) => words.includes(word)).length
  const role = soughtRole(text)
  const how = hows.find((one) => around.cuts.some((cut) => cut.how === one)) ?? 'soft other'
  return {
    ...Object.fromEntries([...from].map((one) => [one, 1])),
    [`at best ${how}`]: 1,
    occupation: among(namesOccupation(text)),
    'one trade': among(role.occupations.length > 0 && !role.isGeneral),
    gender: among(genderMark.test(text)),
    'page word': among(words.some((word) => isPageWord(word, 'general'))),
    small: among(/^\p{Ll}/u.test(text)),
    'ends a sentence': among(/[?!.:]$/.test(text)),
    comma: among(/[,:;]/.test(text)),
    'one word': among(words.length === 1),
    site: among(around.sites.some((site) => site.length > 2 && key.includes(site))),
    'many words': among(words.length > 7),
    'in address': inSlug,
    'of address': inSlug > 0 ? ofSlug / Math.max(1, around.slug.length) : 0,
    'in others': within(key, around.groups),
    repeated: Math.log1p(Math.min(5, around.lines.filter((line) => line === key).length)),
  }
}
