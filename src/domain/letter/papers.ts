/** The licences, degrees and languages that a job demands and somebody has, in the resume's own words. */
import type { Answer, AnswerKind, AnswerLine } from '../answers/answers.ts'
import type { Language } from '../language/languages.ts'
import { soughtRole } from '../scoring/sought-role.ts'
import { findAll } from '../skills/find.ts'
import { languageIds } from '../skills/language-codes.ts'
import { inlineTitle } from '../tailoring/compose/inline.ts'
import { grammars } from '../tailoring/compose/grammar.ts'
import { oneLine } from './filled.ts'
import { letterPhrases } from './phrases.ts'

const most = 3
const longest = 70

/** The strongest first. */
const kinds: readonly AnswerKind[] = ['licence', 'degree', 'language']

export function papersIn(answers: readonly Answer[], language: Language): string {
  const demanded = answers
    .filter(({ group, state }) => group === 'must' && state === 'shown')
    // Whoever writes in a language need not say that they speak it.
    .filter(({ requirement }) => findAll(requirement)[0]?.skill !== languageIds[language])
  const lines = kinds.flatMap((kind) =>
    demanded
      .filter((answer) => answer.kind === kind)
      .flatMap((answer) => answer.lines.filter((line) => isHeld(line, kind)).slice(0, 1)),
  )
  const named = lines.map((line) => inlineTitle(nameOf(line), language))
  return listed(
    [...new Set(named)].filter((text) => text.length <= longest && !isPerson(text)).slice(0, most),
    language,
  )
}

/** "Contabilista Certificada": one is it, and has it not; "Driver CPC" is a name. */
function isPerson(text: string): boolean {
  const [first = '', second = ''] = text.split(/[\s,]+/u)
  return !/^\p{Lu}{2,}$/u.test(second) && soughtRole(first).occupations.length > 0
}

function isHeld({ section }: AnswerLine, kind: AnswerKind): boolean {
  if (section === 'education' || section === 'certifications') return true
  return kind !== 'degree' && (section === 'skills' || section.startsWith('further:'))
}

/** A degree with whoever gave it: "BSc Nursing (University of Leeds)". */
function nameOf({ text, entry, section }: AnswerLine): string {
  const [own = ''] = oneLine(text).replace(': ', ' ').split('; ')
  const by = section === 'education' ? oneLine(entry?.organization ?? '') : ''
  return by === '' || /[()]/u.test(own + by) || own.includes(by) ? own : `${own} (${by})`
}

/** "A, B and C"; a list of what has commas of its own is parted by semicolons. */
function listed(texts: readonly string[], language: Language): string {
  const last = texts.at(-1) ?? ''
  if (texts.length < 2) return last
  if (texts.some((text) => text.includes(','))) return texts.join(grammars[language].semicolon)
  // Spanish has "e" before the same sound.
  const isBeforeI = language === 'es' && /^h?[ií](?!e)/iu.test(last)
  const and = isBeforeI ? ' e ' : letterPhrases[language].and
  return `${texts.slice(0, -1).join(', ')}${and}${last}`
}
