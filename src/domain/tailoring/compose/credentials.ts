/**
 * What the job asks for by name and the resume has by name, in the person's own words: the degree,
 * certificates, licences and languages in one sentence, and listed skills under the heading that the
 * person has put above them.
 */
import { skillGroups } from '#tables/skill-groups.js'

import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { sectionTitles } from '../../language/phrases/section-titles.ts'
import { rowsInAll } from '../../language/word-table.ts'
import { once } from '../../language/remembered.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { ResumeLine } from '../../resume/text.ts'
import { resumeLines } from '../../resume/text.ts'
import type { Contribution } from '../../scoring/score.ts'
import { findSkills } from '../../skills/find.ts'
import { languageCodes } from '../../skills/language-codes.ts'
import { grammars, listOf, sentenceOf } from './grammar.ts'
import { inline } from './inline.ts'
import type { Sentence } from './proof.ts'

const mostNamed = 4
const mostSkills = 3
const fewestSkills = 2
const longestName = 48

interface Named {
  line: ResumeLine
  name: string
  requirement: string
}

/** Each a sentence, or none. */
interface Credentials {
  papers: Sentence[]
  skills: Sentence[]
}

export function credentialsOf(
  resume: ResumeContent,
  contributions: readonly Contribution[],
  language: Language,
  isSaid: (text: string) => boolean,
): Credentials {
  const asked = namedIn(resume, contributions, language).filter(
    ({ name }) => name.length <= longestName && !isSaid(name),
  )
  return { papers: papersIn(asked, language), skills: skillsIn(asked, resume, language) }
}

const weights: Readonly<Partial<Record<Contribution['kind'], number>>> = {
  degree: 3,
  required: 3,
  language: 2,
  preferred: 1,
}

/** What of the resume's names the job asks for, each once, what it asks most first. */
function namedIn(
  resume: ResumeContent,
  contributions: readonly Contribution[],
  language: Language,
): Named[] {
  const weightOf = ({ kind }: Contribution): number => weights[kind] ?? 0
  const lines = new Map(resumeLines(resume).map((line) => [line.path, line]))
  const seen = new Set<string>()
  return contributions
    .filter((one) => weightOf(one) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.job.start - b.job.start)
    .flatMap(({ requirement, evidence }): Named[] => {
      const line = evidence
        .flatMap(({ path }) => lines.get(path) ?? [])
        .find((one) => kinds.has(one.kind ?? '') && !isOwnLanguage(one.text, language))
      if (line === undefined || seen.has(line.path)) return []
      seen.add(line.path)
      return [{ line, requirement, name: nameOf(line, resume) }]
    })
}

const kinds = new Set(['degree', 'certificate', 'skills', 'language'])

const languageIn = (text: string): string | undefined =>
  findSkills(text).find(({ skill }) => skill in languageCodes)?.skill

/** The language that the resume is written in tells itself. */
function isOwnLanguage(text: string, language: Language): boolean {
  const spoken = languageIn(text)
  return spoken !== undefined && languageCodes[spoken] === language
}

function papersIn(asked: readonly Named[], language: Language): Sentence[] {
  const isLanguage = ({ line }: Named) =>
    languageIn(line.text) !== undefined && line.kind !== 'degree'
  const papers = asked.filter(
    (one) => !isLanguage(one) && (one.line.kind !== 'skills' || isLicence(one.line.text)),
  )
  const languages = asked.filter(isLanguage)
  const named = [...papers, ...languages].slice(0, mostNamed)
  const [first] = named
  if (first === undefined || (named.length === 1 && !isTelling(first))) return []
  const names = named.map((one, i) =>
    isLanguage(one) && (i > 0 || papers.length === 0) ? inline(one.name, language) : one.name,
  )
  const list = listOf(names, language)
  return [
    {
      text: sentenceOf(`${headingOf(papers, language)}${list}`),
      basis: named.map(({ line }) => line.path),
      requirement: first.requirement,
    },
  ]
}

/** The name of a language alone is no sentence. */
const headingOf = (papers: readonly Named[], language: Language): string =>
  papers.length > 0 ? '' : `${sectionTitles[language].languages}${grammars[language].colon}`

/** "Negotiation skills" alone says no more than that there was a course. */
const isTelling = ({ line, name }: Named): boolean =>
  line.kind !== 'certificate' || /.[\p{Lu}\d]/u.test(name)

/** Those of the heading under which most is asked for. */
function skillsIn(asked: readonly Named[], resume: ResumeContent, language: Language): Sentence[] {
  const listed = asked.filter(
    ({ line }) =>
      line.kind === 'skills' &&
      !isLicence(line.text) &&
      languageIn(line.text) === undefined &&
      !line.text.includes(','),
  )
  const groups = [...Map.groupBy(listed, ({ line }) => line.itemIndex ?? -1)]
  const [best] = groups.toSorted(([, a], [, b]) => b.length - a.length)
  const heading = resume.skill_categories[best?.[0] ?? -1]?.name.trim() ?? ''
  const named = best?.[1].slice(0, mostSkills) ?? []
  const [first] = named
  if (first === undefined || named.length < fewestSkills || heading === '' || isVague(heading))
    return []
  const list = listOf(
    named.map(({ name }) => name),
    language,
  )
  return [
    {
      text: sentenceOf(`${heading}${grammars[language].colon}${list}`),
      basis: named.map(({ line }) => line.path),
      requirement: first.requirement,
    },
  ]
}

/** "Languages" above TypeScript and SQL is clear in a list, and not in a sentence. */
const vagueMeanings = new Set(['other', 'skills', 'interests', 'languages'])
const vagueHeadings = once(
  () =>
    new Set(
      rowsInAll(skillGroups).flatMap(({ meaning, spellings }) =>
        vagueMeanings.has(meaning) ? spellings.map(fold) : [],
      ),
    ),
)
const isVague = (heading: string): boolean => vagueHeadings().has(fold(heading))

/** A class of licence, which says nothing without the heading above it: "driving licence B". */
const isLicence = (text: string): boolean =>
  /^\p{Lu}\p{Lu}?\d?E?(?:[,/+ ]+\p{Lu}\p{Lu}?\d?E?)*$/u.test(text.trim()) &&
  findSkills(text).length === 0

function nameOf({ text, itemIndex, kind }: ResumeLine, resume: ResumeContent): string {
  const group =
    kind === 'skills' && itemIndex !== null ? resume.skill_categories[itemIndex] : undefined
  return group !== undefined && isLicence(text) ? `${group.name} ${text}` : text.trim()
}
