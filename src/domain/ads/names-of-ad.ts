/** The title and the employer of an ad. Each tells of the other, so the title is chosen before and after. */
import type { Language } from '#domain/language/languages.ts'
import { choiceOf, sharesOf } from './choice.ts'
import { employerOptions } from './employer-options.ts'
import type { JobReading } from './reading.ts'
import type { JobLine } from './sections.ts'
import { besideEmployers, titleOptions } from './title-options.ts'

type NamesOfAd = Pick<JobReading, 'title' | 'titlesInDoubt' | 'company'>

export function namesOfAd(text: string, lines: readonly JobLine[], language: Language): NamesOfAd {
  const titles = titleOptions(text, lines, language)
  const likely = choiceOf(sharesOf('title', titles)).best
  const employers = sharesOf('employer', employerOptions(text, lines, likely))
  const { best, doubts } = choiceOf(sharesOf('title', besideEmployers(text, titles, employers)))
  return { title: best, titlesInDoubt: doubts, company: choiceOf(employers).best }
}
