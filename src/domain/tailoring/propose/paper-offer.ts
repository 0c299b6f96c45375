/**
 * What the job demands of papers and languages, and the resume has further down, as the last words of its summary:
 * who reads only the top of the page sees it there. In the resume's own words, and nothing that the summary says.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { answersTo } from '../../answers/answers.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Language } from '../../language/languages.ts'
import { papersIn } from '../../letter/papers.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { resumeLines } from '../../resume/text.ts'
import type { Edit } from '../edit.ts'

const most = 3
const longest = 60

export function offerPapers(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
): Omit<Edit, 'id'>[] {
  const old = resume.summary
  if (old.trim() === '') return []
  const answers = answersTo(resume, job)
  const { must, degrees, spoken } = papersIn(resume, answers, job, language, {
    isForeign: false,
    now: null,
  })
  const said = contentStems(old, language)
  const lines = resumeLines(resume).filter(({ section }) => section !== 'summary')
  const added = [...must, ...degrees.map(withoutSchool), ...spoken]
    .map((item) => ({ item, stems: [...contentStems(item, language)] }))
    .filter(({ item, stems }) => item.length <= longest && !stems.every((stem) => said.has(stem)))
    .slice(0, most)
  const [first] = added
  if (first === undefined) return []
  const sign = added.some(({ item }) => item.includes(',')) ? '; ' : ', '
  const text = added.map(({ item }) => item).join(sign)
  const end = /[.!?…]$/u.test(old.trim()) ? '' : '.'
  const isBasis = (own: string) => added.some(({ item }) => isWithin(own, item, language))
  return [
    {
      op: 'summary',
      path: '/summary',
      old,
      value: `${old.trim()}${end} ${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
      basis: ['/summary', ...lines.filter(({ text: own }) => isBasis(own)).map(({ path }) => path)],
      requirement: first.item,
    },
  ]
}

const withoutSchool = (degree: string): string => degree.replace(/ \([^()]*\)$/u, '')

function isWithin(own: string, item: string, language: Language): boolean {
  const stems = [...contentStems(own, language)]
  const all = contentStems(item, language)
  return stems.length > 0 && stems.every((stem) => all.has(stem))
}
