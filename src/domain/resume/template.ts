/**
 * The resume that 'create from a template' gives: one placeholder of each kind, in the person's
 * language, that says what belongs there. It claims nothing about anybody: every sentence is an
 * instruction, so that one left standing is seen at once.
 */
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { phraseFor } from '../language/phrases/resume-phrases.ts'
import { blankContent } from './blank.ts'
import { withValueAt } from './pointer.ts'
import type { ResumeContent } from './resume.ts'
import type { ListKey } from './sections.ts'
import { contentsOf, isList } from './sections.ts'
import type { Said } from './sections/said.ts'
import { itemSaying } from './sections/said.ts'
import type { ResumeLine } from './text.ts'
import { resumeLines } from './text.ts'

export function templateContent(
  language: Language,
  person: { name: string | null; email: string | null },
): ResumeContent {
  const say = (what: string): string => phraseFor(language, `template ${what}`)
  const blank = blankContent()
  return {
    ...blank,
    contact_info: { ...blank.contact_info, name: person.name ?? '', email: person.email ?? '' },
    ...contentsOf((section) =>
      isList(section)
        ? [itemSaying(section.fields, placeholdersIn(say)[section.key])]
        : say('summary'),
    ),
  }
}

/** Its texts that still stand where the template put them, in whichever language. */
export function leftOfTemplate(content: ResumeContent): ResumeLine[] {
  const nobody = { name: null, email: null }
  const placeholders = languages.flatMap((language) =>
    resumeLines(templateContent(language, nobody)).map(placeAndText),
  )
  const isPlaceholder = new Set(placeholders)
  return resumeLines(content).filter((line) => isPlaceholder.has(placeAndText(line)))
}

/** The resume without them: nobody has said what stands there. */
export const withoutTemplate = (content: ResumeContent): ResumeContent =>
  leftOfTemplate(content).reduce((rest, { path }) => withValueAt(rest, path, ''), content)

const placeAndText = ({ section, field, text }: ResumeLine): string =>
  `${section} ${field} ${text.trim()}`

const placeholdersIn = (
  say: (what: string) => string,
): Readonly<Record<ListKey, Partial<Said>>> => ({
  work_experience: {
    title: say('role'),
    organization: say('company'),
    place: say('place'),
    from: say('from'),
    to: say('to'),
    points: [say('bullet 1'), say('bullet 2')],
  },
  education: {
    title: say('degree'),
    organization: say('university'),
    from: say('from'),
    to: say('to'),
  },
  skills: { title: say('category'), words: [say('skill 1'), say('skill 2')] },
  projects: { title: say('project'), text: say('purpose') },
  certifications: { title: say('certificate'), organization: say('organization') },
})
