/**
 * Twenty resumes of each language into the five others, by a scripted translator that does right
 * and by twelve that each do one thing wrong: what ships unmarked, and what is thrown away.
 */
import type { Language } from '#domain/language/languages.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'

import { resumesOf } from '../../tests/translation/resumes-of.ts'
import type { Script } from '../../tests/translation/scripted-translators.ts'
import { hostile, right } from '../../tests/translation/scripted-translators.ts'
import { pairs, translateBy, untouched, violationsOf } from '../../tests/translation/violations.ts'
import type { BenchTable } from '../table.ts'

interface Count {
  translations: number
  refused: number
  lines: number
  marked: number
  asked: number
  violations: number
}

export async function benchInvariants(): Promise<BenchTable[]> {
  const rows: string[][] = []
  const worst = { pair: '', share: 0 }
  for (const script of [right, ...hostile]) {
    const sum = none()
    for (const [from, to] of pairs) {
      const count = await run(script, from, to)
      for (const key of keys) sum[key] += count[key]
      const share = count.marked / count.lines
      if (script === right && share > worst.share)
        Object.assign(worst, { pair: `${from} to ${to}`, share })
    }
    rows.push([
      script.name,
      String(sum.translations),
      String(sum.refused),
      String(sum.lines),
      sum.lines === 0 ? '–' : percent((sum.lines - sum.marked) / sum.lines),
      String(sum.asked),
      String(sum.violations),
    ])
  }
  return [
    {
      title: 'What a translation may not lose',
      columns: [
        'the scripted translator',
        'translations',
        'thrown away, free',
        'lines shipped',
        'unmarked',
        'titles asked about',
        'violations unmarked',
      ],
      rows,
      notes: [
        `6 × 5 pairs × 20 resumes for each, 16 to 18 of them written by hand and the rest arbitrary. Targets: 0 violations unmarked (numbers, dates, addresses, names, employers, counts of items and lines); 95 % unmarked with the right translator, whose worst pair is ${worst.pair} with ${percent(1 - worst.share)}.`,
        'Marked are lines that were kept as they were, and titles whose form (Entwickler, Entwicklerin) the original does not tell; the latter are one question to the person.',
        'What the right one has thrown away are arbitrary resumes of a few words in no language; those alone are what ships of answers in another language.',
      ],
    },
  ]
}

const keys = ['translations', 'refused', 'lines', 'marked', 'asked', 'violations'] as const
const none = (): Count => ({
  translations: 0,
  refused: 0,
  lines: 0,
  marked: 0,
  asked: 0,
  violations: 0,
})

async function run(script: Script, from: Language, to: Language): Promise<Count> {
  const count = none()
  for (const content of resumes(from)) {
    const translation = await translateBy(script, content, from, to)
    count.translations++
    if (translation.kind === 'refused') {
      count.refused++
      continue
    }
    const { marks, content: made } = translation
    const isWhole = JSON.stringify(untouched(made)) === JSON.stringify(untouched(content))
    count.lines += resumeLines(content).length
    count.marked += marks.length
    count.asked += marks.filter(({ fault }) => fault === 'form').length
    count.violations += violationsOf(content, made, marks).length + (isWhole ? 0 : 1)
  }
  return count
}

/** Of twenty: a few stay arbitrary, as people type anything. */
const mostWritten = 18

/** Drawn once a language. */
const drawn = new Map<Language, ResumeContent[]>()
function resumes(language: Language): ResumeContent[] {
  const there = drawn.get(language) ?? resumesOf(language, mostWritten)
  drawn.set(language, there)
  return there
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
