/** Skills that the lines of a resume show and its lists do not name. */
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { FieldKind } from '../resume/sections/declaration.ts'
import { resumeLines } from '../resume/text.ts'
import { isDenied } from '../skills/denial.ts'
import { findSkills } from '../skills/find.ts'
import { lexicon, skillLabel } from '../skills/lexicon.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestion } from './suggestion.ts'

/** Without a job, only names of things: what a trade does all day need not stand in a list. */
const namedTrades: ReadonlySet<string> = new Set(['software', 'engineering'])
/** Makers whose products other trades list by name. */
const madeBy = /^(?:Microsoft|SAP|Google|Adobe|DATEV|Oracle)\b/u
const shownIn: ReadonlySet<FieldKind> = new Set(['points', 'text', 'technologies'])
const most = 12

export function suggestSkills(resume: ResumeContent, job: JobReading | null): Suggestion[] {
  const wanted = job && new Set(job.skills.map((asked) => asked.skill))
  const listed = new Set<string>()
  const shown = new Map<string, { words: string; basis: string[] }>()
  for (const { section, kind, text, path } of resumeLines(resume)) {
    for (const { skill, start, end } of findSkills(text)) {
      if (section === 'skills') listed.add(skill)
      else if (kind !== null && shownIn.has(kind) && !isDenied(text, start)) {
        const known = shown.get(skill)
        if (known) known.basis.push(path)
        else shown.set(skill, { words: text.slice(start, end), basis: [path] })
      }
    }
  }
  return [...shown]
    .filter(([skill]) => !listed.has(skill))
    .filter(([skill]) => {
      const trade = lexicon().get(skill)?.trade ?? ''
      return wanted ? wanted.has(skill) && trade !== 'language' : isNamed(skill, trade)
    })
    .slice(0, most)
    .map(([skill, { words, basis }]) =>
      suggestion('skill_not_listed', '/skill_categories', words, { skill: skillLabel(skill) }, [
        ...new Set(basis),
      ]),
    )
}

const isNamed = (skill: string, trade: string): boolean =>
  namedTrades.has(trade) || madeBy.test(skillLabel(skill))
