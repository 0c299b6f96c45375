/**
 * What of a file that says itself what is what (JSON Resume, LinkedIn's export) no field took: every text
 * of it is held against the finished resume, so that nothing is lost because nobody thought of it.
 *
 * A text counts as taken when the resume has its words beside each other. One that is left stands
 * behind the name of what it belongs to: "Xing: https://xing.example/anna".
 */
import { fold } from '../language/fold.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { valuesOf } from '../resume/values-of.ts'

export interface Foreign {
  /** Fields that hold what a thing is called, the best first. */
  names: readonly string[]
  /** True for what says nothing about the person, or was taken in another form. */
  isSpare: (field: string, text: string) => boolean
}

export function notTaken(source: unknown, resume: ResumeContent, foreign: Foreign): string[] {
  const isTaken = takenBy(resume)
  const left: string[] = []

  function walk(value: unknown, field: string, owner: string): void {
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value)
      if (foreign.isSpare(field, text)) return
      for (const line of text.split('\n').map((one) => one.trim()))
        if (!isTaken(line)) left.push(owner === '' || owner === line ? line : `${owner}: ${line}`)
    } else if (Array.isArray(value)) for (const one of value) walk(one, field, owner)
    else if (typeof value === 'object' && value !== null) walkFields(value, field)
  }

  function walkFields(value: object, field: string): void {
    if (foreign.isSpare(field, '')) return
    const fields = Object.entries(value)
    const called = foreign.names.find((name) =>
      fields.some(([key, one]) => key === name && typeof one === 'string' && one.trim() !== ''),
    )
    const name = String(fields.find(([key]) => key === called)?.[1] ?? '').trim()
    const before = left.length
    for (const [key, inner] of fields) if (key !== called) walk(inner, key, name)
    // Else its name stands before the others already.
    if (called !== undefined && left.length === before) walk(name, called, name)
  }

  walk(source, '', '')
  return [...new Set(left)]
}

function takenBy(resume: ResumeContent): (text: string) => boolean {
  const [words, pairs] = [new Set<string>(), new Set<string>()]
  for (const value of valuesOf({ ...resume, section_order: [] })) {
    wordsOf(value).forEach((word, i, all) => {
      words.add(word)
      if (i > 0) pairs.add(`${all[i - 1]} ${word}`)
    })
  }
  return (text) =>
    wordsOf(text).every(
      (word, i, all) => words.has(word) && (i === 0 || pairs.has(`${all[i - 1]} ${word}`)),
    )
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:https?|www|mailto)$/.test(word))
