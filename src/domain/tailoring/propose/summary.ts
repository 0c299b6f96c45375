/**
 * What the job asks for of papers and languages, or else of programs, and the resume has further down, as the last sentence of the person's
 * own summary, where nothing of it can stand under the name: who reads only the top of the page sees it there. In the
 * resume's own words, and nothing that the summary says.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import { letterPhrases } from '../../letter/phrases.ts'
import { valueAt } from '../../resume/pointer.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { isOfPapers } from '../../truth/claims/papers.ts'
import { readLine } from '../../truth/reading/reading.ts'
import { grammars } from '../compose/grammar.ts'
import type { Edit } from '../edit.ts'
import type { HeadFact } from './head-facts.ts'
import { headFacts } from './head-facts.ts'

const most = 3

export function completeSummary(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
  now?: Month,
): Omit<Edit, 'id'>[] {
  const old = resume.summary
  if (old.trim() === '') return []
  const said = contentStems(old, language)
  const facts = headFacts(resume, job, language, now).filter(
    ({ kind, text, isSaid }) =>
      !isSaid && (kind === 'language' || !isMostlySaid([...contentStems(text, language)], said)),
  )
  const demanded = facts.filter(({ isDemanded }) => isDemanded)
  const papers = facts.filter(({ kind }) => kind !== 'tool')
  const programs = facts.length < most ? [] : facts
  const [added = []] = [demanded, papers, programs]
    .filter((some) => some.length > 0)
    .map((some) => some.slice(0, most))
  const [first] = added
  if (first === undefined) return []
  const end = /[.!?…]$/u.test(old.trim()) ? '' : '.'
  const told = added.map((fact, i) => (i === 0 ? fact.text : insideOf(resume, fact, language)))
  return [
    {
      op: 'summary',
      path: '/summary',
      old,
      value: `${old.trim()}${end} ${rowOf(told, language)}.`,
      basis: ['/summary', ...added.map(({ path }) => path)],
      requirement: first.text,
    },
  ]
}

const isMostlySaid = (stems: readonly string[], said: ReadonlySet<string>): boolean =>
  stems.filter((stem) => said.has(stem)).length * 2 >= stems.length

/** Behind another one: as the resume writes it, the name of a language small where that is how it is written, and so what only says that it is a paper. */
function insideOf(resume: ResumeContent, { path, text, kind }: HeadFact, language: Language) {
  const own = valueAt(resume, path)
  const isAsOwn = typeof own === 'string' && own.slice(1, 4) === text.slice(1, 4)
  const initial = isAsOwn ? own.charAt(0) : text.charAt(0)
  const [first] = readLine(text, language).words
  const isSmall =
    kind === 'language'
      ? grammars[language].hasSmallLanguages
      : language !== 'de' && first !== undefined && isOfPapers(first) && /^\p{Lu}\p{Ll}/u.test(text)
  return `${isSmall ? initial.toLowerCase() : initial}${text.slice(1)}`
}

function rowOf(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  if (items.some((item) => item.includes(','))) return items.join(grammars[language].semicolon)
  // Spanish writes another word before its own sound.
  const and = language === 'es' && /^h?i/iu.test(last) ? ' e ' : letterPhrases[language].and
  return `${items.slice(0, -1).join(', ')}${and}${last}`
}
