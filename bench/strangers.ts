/**
 * The guard on people whom nobody who works on it knows: single edits, whole translations entry by
 * entry, and letters sentence by sentence, written and labelled by somebody who had seen no code.
 * It prints sums and no case, so that nobody can mend for one.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { monthOf } from '#domain/language/dates.ts'
import type { Language } from '#domain/language/languages.ts'
import { checkLetter } from '#domain/letter/check-letter.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { resumeLines } from '#domain/resume/text.ts'
import { verifyResume } from '#domain/truth/verify.ts'

import { strangersCases, strangersFolder } from './cases/truth-cases.ts'
import type { BenchTable } from './table.ts'

/** Null where nothing is found. */
type Judged = { group: string; isFalse: boolean; grade: 'ask' | 'stop' | null }

export function benchStrangers(): BenchTable[] {
  const edits = strangersCases().map((one): Judged & { kind: string } => ({
    group: one.language,
    kind: one.class,
    isFalse: one.label === 'F',
    grade: worst(verifyResume(one.original, one.changed, { now, ...one.told })),
  }))
  const entries = translationEntries()
  const sentences = letterSentences()
  return [
    {
      title: 'Truth: people nobody here knows',
      columns: ['what', 'false', 'unmarked', 'honest', 'proven', 'asked', 'stopped'],
      rows: [
        row('single edits, all', edits),
        ...[...Map.groupBy(edits, ({ group }) => group)].map(([name, own]) =>
          row(`single edits, ${name}`, own),
        ),
        ...[
          ...Map.groupBy(
            edits.filter(({ isFalse }) => isFalse),
            ({ kind }) => kind,
          ),
        ].map(([name, own]) => row(`single edits, ${name}`, own)),
        row('entries of whole translations', entries),
        row('sentences of letters', sentences),
      ],
      notes: [],
    },
  ]
}

function translationEntries(): Judged[] {
  return lines('translations.jsonl').flatMap((one) => {
    const {
      original,
      changed,
      language,
      target_language,
      label,
      planted = [],
    } = one as {
      original: unknown
      changed: unknown
      language: Language
      target_language: Language
      label: 'T' | 'F'
      planted?: string[]
    }
    const [before, after] = [restoreContent(original), restoreContent(changed)]
    const found = verifyResume(before, after, { language, translatedTo: target_language, now })
    const texts = new Set(resumeLines(before).map(({ text }) => text))
    return resumeLines(after)
      .filter(({ text }) => !texts.has(text))
      .filter(({ path: at }) => label === 'T' || planted.includes(at))
      .map(({ path: at }) => ({
        group: target_language,
        isFalse: label === 'F',
        grade: worst(found.filter((finding) => finding.path === at)),
      }))
  })
}

function letterSentences(): Judged[] {
  return lines('letters.jsonl').flatMap((one) => {
    const { resume, language, title, company, sentences } = one as {
      resume: string
      language: Language
      title: string
      company: string
      sentences: { text: string; label: 'honest' | 'dishonest' }[]
    }
    const file = path.join(strangersFolder, 'resumes', `${resume}.json`)
    const content = restoreContent(JSON.parse(readFileSync(file, 'utf8')))
    return sentences.map(({ text, label }): Judged => {
      const passages = checkLetter(content, text, { title, company }, language)
      return {
        group: language,
        isFalse: label === 'dishonest',
        grade: passages.some(({ violations }) => violations.length > 0) ? 'ask' : null,
      }
    })
  })
}

function worst(found: readonly { grade: 'ask' | 'stop' }[]): Judged['grade'] {
  if (found.length === 0) return null
  return found.some(({ grade }) => grade === 'stop') ? 'stop' : 'ask'
}

function row(name: string, own: readonly Judged[]): string[] {
  const [wrong, right] = [own.filter((one) => one.isFalse), own.filter((one) => !one.isFalse)]
  const share = (some: readonly Judged[], grade: Judged['grade']) =>
    some.length === 0
      ? '–'
      : `${((100 * some.filter((one) => one.grade === grade).length) / some.length).toFixed(1)} %`
  return [
    name,
    String(wrong.length),
    share(wrong, null),
    String(right.length),
    share(right, null),
    share(right, 'ask'),
    share(right, 'stop'),
  ]
}

const now = monthOf(new Date())

const lines = (name: string): unknown[] =>
  readFileSync(path.join(strangersFolder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
