/** What a section is called where one is chosen: as the resume itself is headed. */
import type { Language } from '#domain/language/languages.ts'
import { isLanguage } from '#domain/language/languages.ts'
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import type { LineKind } from '#domain/reading/place-line.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { Placed } from '#domain/resume/sections/placed.ts'

type TitledKind = Exclude<LineKind, 'contact'>

export function kindName(kind: TitledKind, language: string): string {
  const spoken: Language = isLanguage(language) ? language : 'en'
  return sectionTitles[spoken][kind]
}

export const titleOf = ({ title, named }: Placed, resume: Resume): string =>
  title?.text || kindName(named, resume.resume_language)
