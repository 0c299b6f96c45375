/** Conditions on a job's terms, written as PostgreSQL's tsquery; every word stands in quotes. */
import { isOfOtherWork } from '#domain/job-search/occupations.ts'
import type { Group, TypedWord } from '#domain/job-search/question.ts'

/** A tsquery in text; never empty. */
export type Condition = string

export const term = (text: string): Condition =>
  `'${text.replaceAll(/['\\]/g, (sign) => sign + sign)}'`
const beginning = (text: string): Condition => `${term(text)}:*`

export const all = (conditions: readonly Condition[]): Condition | null =>
  conditions.length === 0 ? null : `(${[...new Set(conditions)].join(' & ')})`
export const any = (conditions: readonly Condition[]): Condition | null =>
  conditions.length === 0 ? null : `(${[...new Set(conditions)].join(' | ')})`

const both = (ways: (Condition | null)[]): Condition =>
  any(ways.filter((way) => way !== null)) ?? term('-')

const byWays = ({ ways }: TypedWord, make: (key: string) => Condition): Condition =>
  both(ways.map((way) => all(way.map(make))))

/** The very words, in the title. */
export const asTyped = (group: Group): Condition =>
  all(group.words.map((word) => byWays(word, (key) => term(`w:${key}`)))) ?? term('-')

/** The occupation under any name. */
export const asOccupation = ({ occupations }: Group): Condition | null =>
  any(occupations.map((id) => term(`o:${id}`)))

/** A narrower occupation. */
export const asNarrower = ({ occupations }: Group): Condition | null =>
  any(occupations.map((id) => term(`p:${id}`)))

/** Words that begin as these do. */
export const asBeginning = (group: Group): Condition =>
  all(group.words.map((word) => byWays(word, (key) => beginning(`w:${key}`)))) ?? term('-')

/** The wider occupation, of which this one might be a part. */
export const asWider = ({ wider }: Group): Condition | null =>
  any(wider.flatMap((id) => [term(`o:${id}`), term(`p:${id}`)]))

/** The words in the text. */
export const inText = (group: Group): Condition =>
  all(group.words.map((word) => byWays(word, term))) ?? term('-')

/** The keys of words whose beginnings `nearTitle` looks for. */
export const keysOf = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ words }) => words.flatMap(({ ways }) => ways.flat()))

/** Like `asBeginning`, by the words there are; none of those that are of other work. */
const asOneOf = (group: Group, known: ReadonlyMap<string, readonly string[]>): Condition =>
  all(
    group.words.map((word) =>
      byWays(
        word,
        (key) =>
          any(
            (known.get(key) ?? [])
              .filter((found) => found === key || !isOfOtherWork(found, group.occupations))
              .map((found) => term(`w:${found}`)),
          ) ?? term('-'),
      ),
    ),
  ) ?? term('-')

/** As narrow as asked: the words, the occupation, or one that belongs to it. */
export const inTitle = (group: Group): Condition =>
  both([asTyped(group), asOccupation(group), asNarrower(group)])

/** Wider than that, for when little is found. */
export const nearTitle =
  (known: ReadonlyMap<string, readonly string[]>) =>
  (group: Group): Condition =>
    both([inTitle(group), asOneOf(group, known), asWider(group)])
