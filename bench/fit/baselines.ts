/** What a score must beat: the cosine of rare words, and the share of the ad's words that a resume has. */
import type { ResumeContent } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'

import type { FitPair } from './fit-data.ts'
import type { Scored } from './order.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? []
const textOf = (resume: ResumeContent): string =>
  resumeLines(resume)
    .map(({ text }) => text)
    .join('\n')

export function byTfIdf(pairs: readonly FitPair[]): Scored[] {
  const ads = new Map(pairs.map(({ job }) => [job.id, wordsOf(job.reading.text)]))
  const people = new Map(pairs.map(({ person, resume }) => [person, wordsOf(textOf(resume))]))
  const documents = [...ads.values(), ...people.values()]
  const holding = new Map<string, number>()
  for (const words of documents) {
    for (const word of new Set(words)) holding.set(word, (holding.get(word) ?? 0) + 1)
  }
  const vectorOf = (words: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    const vector = new Map(
      [...counts].map(([word, count]) => [
        word,
        count * Math.log(documents.length / (holding.get(word) ?? 1)),
      ]),
    )
    const length = Math.hypot(...vector.values()) || 1
    return new Map([...vector].map(([word, value]) => [word, value / length]))
  }
  const vectors = new Map([...ads, ...people].map(([id, words]) => [id, vectorOf(words)]))
  return pairs.map((pair) => {
    const [ad, own] = [vectors.get(pair.job.id), vectors.get(pair.person)]
    let score = 0
    for (const [word, value] of ad ?? []) score += value * (own?.get(word) ?? 0)
    return { pair, score }
  })
}

export function byKeywords(pairs: readonly FitPair[]): Scored[] {
  return pairs.map((pair) => {
    const asked = new Set(wordsOf(pair.job.reading.text))
    const own = new Set(wordsOf(textOf(pair.resume)))
    return { pair, score: [...asked].filter((word) => own.has(word)).length / (asked.size || 1) }
  })
}
