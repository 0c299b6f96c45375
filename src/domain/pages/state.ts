/**
 * A posting from the state that a page's script begins with: an object, however deep, that has a title
 * and a long description, whatever its fields are called by their makers.
 */
import { readJob } from '#domain/ads/requirements.ts'
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { htmlToText } from '#domain/posts/html-text.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'
import { readLooseJson } from './loose-json.ts'
import { unsaidJob } from './posting-data.ts'

type Item = Readonly<Record<string, unknown>>

const titleKeys = /^(?:job_?)?(?:title|name|position|posting_?title|headline)$/i
const bodyKeys = /(?:description|content|body|details|html|text)$/i
const placeKeys = /^(?:job_?)?(?:location|locations|city|place|office|location_?name)$/i
const companyKeys = /^(?:company|employer|organi[sz]ation|hiring_?organi[sz]ation|company_?name)$/i

const leastBody = 300
const mostValues = 50_000
const deepest = 14

/** Null where no object, or more than one, looks like a posting. */
export function postingFromState(texts: readonly string[], link: string): FoundJob | null {
  const found = texts.flatMap((text) => itemsIn(readLooseJson(text)))
  const jobs = found.flatMap((item): FoundJob[] => {
    const title = stringAt(item, titleKeys)
    const body = longestAt(item, bodyKeys)
    if (title === null || title.length > 150 || body.length < leastBody) return []
    if (!asksForSomething(body)) return []
    const place = stringAt(item, placeKeys)
    return [
      {
        ...unsaidJob(link),
        title,
        company: stringAt(item, companyKeys) ?? '',
        locations: place === null ? [] : [place],
        body,
      },
    ]
  })
  const distinct = new Map(jobs.map((job) => [job.title.toLowerCase(), job]))
  const [job] = distinct.values()
  return distinct.size === 1 && job !== undefined ? job : null
}

/** Articles and goods have a title and a long description too. */
const asksForSomething = (body: string): boolean =>
  readJob(cleanJobText(htmlToText(body))).lines.filter(({ kind }) => kind !== 'other').length >= 2

function itemsIn(value: unknown): Item[] {
  const items: Item[] = []
  const left: [unknown, number][] = [[value, 0]]
  let seen = 0
  for (let next = left.pop(); next !== undefined && seen < mostValues; next = left.pop()) {
    const [one, depth] = next
    seen++
    if (typeof one !== 'object' || one === null || depth > deepest) continue
    if (!Array.isArray(one)) items.push(one as Item) // an object that is no list
    for (const inner of Object.values(one)) left.push([inner, depth + 1])
  }
  return items
}

/** A text at such a key, or the name of an object there. */
function stringAt(item: Item, keys: RegExp): string | null {
  for (const [key, value] of Object.entries(item)) {
    if (!keys.test(key)) continue
    const [first] = [value].flat()
    const said = typeof first === 'object' && first !== null ? Reflect.get(first, 'name') : first
    if (typeof said === 'string' && said.trim() !== '') return said.trim()
  }
  return null
}

function longestAt(item: Item, keys: RegExp): string {
  return Object.entries(item)
    .flatMap(([key, value]) => (keys.test(key) && typeof value === 'string' ? [value] : []))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}
