/** What somebody has on paper, or speaks, of what a job asks for: in the resume's own words. */
import type { Answer, AnswerLine } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { findAll } from '../skills/find.ts'
import { languageIds } from '../skills/language-codes.ts'
import { grammars } from '../tailoring/compose/grammar.ts'
import { oneLine } from './filled.ts'
import { letterPhrases } from './phrases.ts'

const most = 3
const longest = 70

export function papersIn(
  answers: readonly Answer[],
  group: Answer['group'],
  language: Language,
): string {
  const lines = answers
    .filter((answer) => answer.group === group && answer.state !== 'missing')
    // Whoever writes in a language need not say that they speak it.
    .filter(({ requirement }) => findAll(requirement)[0]?.skill !== languageIds[language])
    .flatMap((answer) => answer.lines.filter((line) => isHeld(line, answer)).slice(0, 1))
  return listed(
    [...new Set(lines.map(named))].filter((text) => text.length <= longest).slice(0, most),
    language,
  )
}

/** A must of work is proven by work, where any does; else it is met by what a list of skills says, as a wish may be. */
function isHeld({ section }: AnswerLine, { kind, group, state }: Answer): boolean {
  if (section === 'education' || section === 'certifications') return true
  const isList = section === 'skills' || section.startsWith('further:')
  return (
    isList && (group === 'wish' || state === 'partly' || kind === 'licence' || kind === 'language')
  )
}

/** With whoever gave it: "BSc Nursing (University of Leeds)". */
function named({ text, entry }: AnswerLine): string {
  const own = oneLine(text).replace(': ', ' ')
  const by = oneLine(entry?.organization ?? '')
  return by === '' || /[()]/u.test(own + by) || own.includes(by) ? own : `${own} (${by})`
}

/** "A, B and C"; a list of what has commas of its own is parted by semicolons. */
export function listed(texts: readonly string[], language: Language): string {
  if (texts.some((text) => text.includes(','))) return texts.join(grammars[language].semicolon)
  const last = texts.at(-1) ?? ''
  if (texts.length < 2) return last
  // Spanish has "e" before the same sound.
  const isBeforeI = language === 'es' && /^h?[ií](?!e)/iu.test(last)
  const and = isBeforeI ? ' e ' : letterPhrases[language].and
  return `${texts.slice(0, -1).join(', ')}${and}${last}`
}
