/**
 * How the words of each language are spelled: runs of three letters, "^" before a word and "$" behind
 * it, each with what it says for and against every language, from the words of that language's own
 * tables. A text's language is told by them where it has few of the small words that sentences need.
 */
import { languages } from '../../src/domain/language/languages.ts'
import type { Language } from '../../src/domain/language/languages.ts'
import { runsOf } from '../../src/domain/language/runs-of.ts'
import type { Cells } from './tsv.ts'

/** Those that tell the languages apart best; twice as many tell one line in a hundred more. */
const mostRuns = 2_500
/** What most languages write alike (names, keys of the tables) is nobody's spelling. */
const mostSharing = 3
/** A run that was not met might still be met: half a time. */
const unseen = 0.5

/** Rows of `run` and one letter a language, in their order: "a" is -4, each next one half more. */
export function letterRuns(
  words: Readonly<Record<Language, readonly (readonly Cells[])[]>>,
): string[] {
  const lists = languages.map((language) => wordsIn(words[language]))
  const counts = lists.map((own) => {
    const times = new Map<string, number>()
    for (const word of own) {
      if (lists.filter((list) => list.has(word)).length > mostSharing) continue
      for (const run of runsOf(word)) times.set(run, (times.get(run) ?? 0) + 1)
    }
    return times
  })
  const runs = [...new Set(counts.flatMap((times) => [...times.keys()]))]
  const totals = counts.map((times) => [...times.values()].reduce((sum, n) => sum + n, 0))
  return runs
    .map((run) => {
      const shares = counts.map(
        (times, l) => ((times.get(run) ?? 0) + unseen) / ((totals[l] ?? 0) + unseen * runs.length),
      )
      const logs = shares.map(Math.log)
      const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
      const weights = logs.map((log) => log - mean)
      const seen = counts.reduce(
        (sum, times, l) => sum + (times.get(run) ?? 0) / (totals[l] ?? 1),
        0,
      )
      return { run, weights, worth: seen * Math.max(...weights.map(Math.abs)) }
    })
    .toSorted((a, b) => b.worth - a.worth || (a.run < b.run ? -1 : 1))
    .slice(0, mostRuns)
    .map(({ run, weights }) => `${run}\t${weights.map(letterOf).join('')}`)
    .toSorted()
}

const letterOf = (weight: number): string =>
  String.fromCodePoint(97 + Math.min(16, Math.max(0, Math.round(weight * 2) + 8)))

const wordsIn = (tables: readonly (readonly Cells[])[]): Set<string> =>
  new Set(
    tables
      .flat(2)
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  )
