/**
 * Labels → the parts of a resume, each text taken from the lines it was said to stand in. A text
 * that stands nowhere is dropped and counted; a line belongs to the first who claims it.
 */
import type { FoundDate } from '#domain/language/dates.ts'
import { findDates } from '#domain/language/dates.ts'
import type { Language } from '#domain/language/languages.ts'
import { blankItem } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { Line } from '../lines.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { datesOf } from '../work.ts'
import type { GivenLabels } from './labels.ts'
import { labels } from './labels.ts'
import { quoted } from './quoted.ts'

type Labelled = Pick<
  ResumeContent,
  | 'summary'
  | 'work_experience'
  | 'education'
  | 'projects'
  | 'certification_and_training'
  | 'skill_categories'
>

export interface ReadLabels {
  parts: Labelled
  /** Texts and lines that were said to stand in the file and do not. */
  dropped: number
}

interface LabelledFile {
  lines: ReadonlyMap<string, Line>
  language: Language
}

/** Nobody labels more, and an answer without end costs no more than a long one. */
const most = { entries: 60, skills: 100, lines: 300 } as const

export function readLabels(given: GivenLabels, file: LabelledFile): ReadLabels {
  const { language } = file
  const claims = new Claims(file)
  const { shape } = labels
  const work = claims.each(given.work, shape.work.element, (one) => {
    const head = claims.heads(one.lines)
    return {
      ...blankItem('work_experience'),
      role: claims.quote(one.role, head),
      company: claims.quote(one.company, head),
      location: claims.quote(one.location, head),
      ...claims.dates([one.from, one.to], head, language),
      description: claims.paragraphs(one.text),
    }
  })
  const education = claims.each(given.education, shape.education.element, (one) => {
    const head = claims.heads(one.lines)
    return {
      ...blankItem('education'),
      degree: claims.quote(one.degree, head),
      university: claims.quote(one.school, head),
      ...claims.dates([one.from, one.to], head, language),
      special_achievements: claims.paragraphs(one.text),
    }
  })
  const projects = claims.each(given.projects, shape.projects.element, (one) => {
    const head = claims.heads(one.lines)
    return {
      ...blankItem('projects'),
      name: claims.quote(one.name, head),
      date: claims.quote(one.date, head),
      purpose: claims.paragraphs(one.text).join(' '),
    }
  })
  const certificates = claims.each(given.certificates, shape.certificates.element, (one) => {
    const head = claims.heads(one.lines)
    return {
      ...blankItem('certification_and_training'),
      name: claims.quote(one.name, head),
      organization: claims.quote(one.organization, head),
      date: claims.quote(one.date, head),
      description: claims.paragraphs(one.text).join(' '),
    }
  })
  const skills = claims.each(given.skills, shape.skills.element, (one) => {
    const head = claims.heads(one.lines)
    const named = one.skills.slice(0, most.skills).map((skill) => claims.quote(skill, head))
    return { name: claims.quote(one.name, head), skills: named.filter((skill) => skill !== '') }
  })
  const said = (given.summary ?? []).filter((id) => typeof id === 'string')
  const parts: Labelled = {
    summary: claims.paragraphs(said).join('\n'),
    work_experience: work.filter(({ role, company }) => role !== '' || company !== ''),
    education: education.filter(({ degree, university }) => degree !== '' || university !== ''),
    projects: projects.filter(({ name }) => name !== ''),
    certification_and_training: certificates.filter(({ name }) => name !== ''),
    skill_categories: skills.filter((one) => one.skills.length > 0),
  }
  return { parts, dropped: claims.dropped }
}

/** Who has which line, and what was said that is not so. */
class Claims {
  dropped = 0
  readonly #file: LabelledFile
  readonly #told = new Set<Line>()

  constructor(file: LabelledFile) {
    this.#file = file
  }

  /** Entries of the right shape. */
  each<Given, Item>(
    given: readonly unknown[] | null | undefined,
    shape: { safeParse(value: unknown): { success: boolean; data?: Given | undefined } },
    read: (one: Given) => Item,
  ): Item[] {
    return (given ?? []).slice(0, most.entries).flatMap((one) => {
      const parsed = shape.safeParse(one)
      if (parsed.data !== undefined) return [read(parsed.data)]
      this.dropped++
      return []
    })
  }

  /** Several entries may share a head: one employer, two roles. */
  heads(ids: readonly string[]): Line[] {
    return this.#named(ids)
  }

  quote(said: string, lines: readonly Line[]): string {
    if (said.trim() === '') return ''
    const found = quoted(said, lines)
    if (found === null) this.dropped++
    return found ?? ''
  }

  /** As the file prints them: the one range of these lines that begins or ends as was said. */
  dates(
    said: readonly string[],
    lines: readonly Line[],
    language: Language,
  ): { from_date: string; to_date: string } {
    const wanted = said.filter((text) => text.trim() !== '')
    const found = lines.flatMap((line) => findDates(line.text))
    const isMeant = (date: FoundDate): boolean =>
      wanted.some((text) => [date.fromText, date.toText].some((one) => isSame(one, text)))
    const meant = found.filter(isMeant)
    if (wanted.length > 0 && meant.length === 0) this.dropped++
    return datesOf(meant.slice(0, 2), language)
  }

  paragraphs(ids: readonly string[]): string[] {
    const own = this.#named(ids).filter((line) => !this.#told.has(line))
    for (const line of own) this.#told.add(line)
    return paragraphsOf(own.toSorted((a, b) => a.id - b.id)).map(({ text }) => text)
  }

  #named(ids: readonly string[]): Line[] {
    const named = ids
      .slice(0, most.lines)
      .map((id) => this.#file.lines.get(id.trim().toUpperCase()))
    const known = named.filter((line) => line !== undefined)
    this.dropped += named.length - known.length
    return [...new Set(known)]
  }
}

const isSame = (printed: string, said: string): boolean => {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return letters(printed) !== '' && letters(printed) === letters(said)
}
