/**
 * What will be asked in a talk about a job, from what it asks for: a question by its kind, the person's
 * evidence, and where there is none, or less than asked, what can be said in truth.
 */
import { interviewPhrases } from '#tables/interview-phrases.js'

import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import type { Answer, AnswerLine } from './answers.ts'
import { asksForPaper } from './asks-for-paper.ts'

interface Evidence {
  text: string
  /** Where and when: "Elektro Hofbeck, 2021 – 2024". */
  from: string
}

export interface Question {
  question: string
  evidence: Evidence[]
  /** What to know before one answers, and stands over what one can say; null where the evidence is enough. */
  hint: string | null
  /** What one can say in truth; null where the evidence is enough, and where the hint says all. */
  say: string | null
}

export interface Interview {
  title: string
  intro: string
  /** What stands above the evidence. */
  label: string
  groups: { title: string; questions: Question[] }[]
}

const groups = ['role', 'must', 'wish', 'duty'] as const
/** As many of one group as can be prepared for. */
const most = 12

export function interviewOf(answers: readonly Answer[], language: Language): Interview {
  const say = phrases[language]
  const said = new Set<string | null>()
  // What is missing is said once in one way: a sheet of denials would talk somebody out of the post.
  const unlessSaid = (question: Question): Question => {
    if (question.evidence.length > 0 || question.say === null) return question
    const isSaid = said.has(question.say)
    said.add(question.say)
    return isSaid ? { ...question, hint: say('again'), say: null } : question
  }
  return {
    title: say('document'),
    intro: say('intro'),
    label: say('evidence'),
    groups: groups
      .map((group) => ({
        title: say(group),
        questions: answers
          .filter((answer) => answer.group === group)
          .slice(0, group === 'role' ? 1 : most)
          .map((answer) => unlessSaid(questionOf(answer, language))),
      }))
      .filter(({ questions }) => questions.length > 0),
  }
}

function questionOf(answer: Answer, language: Language): Question {
  const { requirement, state, lines } = answer
  const say = phrases[language]
  const kind = kindIn(answer)
  const isOwn = state === 'shown' && lines.length === 0
  const own = sayIn(answer, language)
  const missing = kind === 'licence' ? 'missing paper' : 'missing'
  const hint = state === 'stated' ? say('stated') : say(lines.length > 0 ? 'say' : missing)
  return {
    question: say(`ask ${kind}`).replace('{asked}', requirement),
    evidence: isOwn ? [{ text: say('own language'), from: '' }] : lines.map(evidenceOf),
    hint: own === null && state !== 'stated' ? null : hint,
    say: own,
  }
}

/** A proof is held or not: nobody gives an example of one. */
const kindIn = (answer: Answer): Answer['kind'] =>
  answer.kind === 'other' && asksForPaper(answer) ? 'licence' : answer.kind

/** What may be said of a row that the resume does not answer, or in part only. */
export function sayIn(answer: Answer, language: Language): string | null {
  const { state, why } = answer
  const kind = kindIn(answer)
  if (state === 'shown' || state === 'stated' || kind === 'role') return null
  const say = phrases[language]
  if (state === 'missing' || state === 'untold') return say(`lacking ${kind}`)
  if (why === 'begun') return say(`running ${kind}`)
  return kind === 'years' || kind === 'licence' || kind === 'degree' || kind === 'language'
    ? say(`part ${kind}`)
    : say('part skill')
}

function evidenceOf({ text, entry }: AnswerLine): Evidence {
  const parts = [entry?.title, entry?.organization, entry?.period]
  return { text, from: parts.filter((part) => part && !text.includes(part)).join(', ') }
}

const phrases = byLanguage((language): ((phrase: string) => string) => {
  const texts = new Map(rowsIn(interviewPhrases, language).map((row) => [row.phrase, row.text]))
  return (phrase) => {
    const text = texts.get(phrase)
    if (text === undefined) throw new RangeError(`${language} has no "${phrase}" for interviews`)
    return text
  }
})
