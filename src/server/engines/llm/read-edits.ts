/**
 * The door for what a model suggests. Line numbers become places of the resume, tokens what they
 * stand for, and whatever is no plain text of its line's language is turned away here: markup,
 * links, hidden characters, tokens that the line does not hold. What it claims is for the guard.
 */
import { languages } from '#domain/language/languages.ts'
import { contentStems } from '#domain/edits/similarity.ts'
import { detectLanguage, scoreLanguages } from '#domain/language/detect.ts'
import { segmentsOf } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { targetOf } from '#domain/resume/sections/leaves.ts'
import { resumeLines } from '#domain/resume/text.ts'
import type { Edit } from '#domain/tailoring/edit.ts'
import { categoryFor } from '#domain/tailoring/propose/surface.ts'
import { findSkills } from '#domain/skills/find.ts'
import { z } from 'zod'

import type { Requirement } from './ask-requirements.ts'
import type { Mask } from './mask.ts'
import { token } from './mask.ts'
import type { Offered, OfferedLine } from './offered-lines.ts'

const suggestion = z.object({
  line: z.string(),
  text: z.string(),
  basis: z.array(z.string()),
  requirement: z.string(),
})
const skill = z.object({ name: z.string(), line: z.string() })

export const suggested = z.object({
  edits: z.array(suggestion),
  skills: z.array(skill),
  hide: z.array(z.string()),
})

/** One bad item does not spoil the others. */
export const acceptedSuggestions = z.object({
  edits: z.array(z.unknown()),
  skills: z.array(z.unknown()).nullish(),
  hide: z.array(z.unknown()).nullish(),
})

const acceptedEdit = suggestion.extend({
  basis: z.array(z.string()).nullish(),
  requirement: z.string().nullish(),
})

export interface ReadEdits {
  edits: Edit[]
  unusable: number
}

export interface Reading {
  resume: ResumeContent
  offered: Offered
  requirements: readonly Requirement[]
  mask: Mask
}

const mostEdits = 60
const longestText = 2_000
const longestSkill = 60

export function readEdits(
  { edits, skills, hide }: z.output<typeof acceptedSuggestions>,
  reading: Reading,
): ReadEdits {
  const given = [edits, skills ?? [], hide ?? []].flatMap((some) => some.slice(0, mostEdits))
  const taken = new Set<string>()
  const read = given.flatMap((one): Omit<Edit, 'id'>[] => {
    const made = readRewrite(one, reading) ?? readSkill(one, reading) ?? readHidden(one, reading)
    if (made === null) return []
    const place = made.op === 'surface_skill' ? `skill ${String(made.value)}` : made.path
    if (taken.has(place)) return []
    taken.add(place)
    return [made]
  })
  return {
    edits: read.map((edit, i) => ({ id: `model-${i + 1}`, ...edit })),
    unusable: given.length - read.length,
  }
}

function readRewrite(given: unknown, reading: Reading): Omit<Edit, 'id'> | null {
  const parsed = acceptedEdit.safeParse(given)
  const line = parsed.success ? lineOf(parsed.data.line, reading) : undefined
  if (!parsed.success || line === undefined || line.op === null) return null
  const others = (parsed.data.basis ?? []).map((id) => lineOf(id, reading))
  const basis = [line, ...others.filter((other) => other !== undefined)]
  const value = plainText(parsed.data.text, basis, reading.mask)
  if (value === null || value.length > longestText || value === line.text) return null
  if (isInAnotherLanguage(value, line.text || textOf(reading.resume))) return null
  const id = parsed.data.requirement?.trim().toUpperCase()
  return {
    op: line.op,
    path: line.path,
    old: line.text,
    value,
    basis: [...new Set(basis.map(({ path }) => path))],
    requirement: reading.requirements.find((one) => one.id === id)?.text ?? null,
  }
}

function readSkill(given: unknown, reading: Reading): Omit<Edit, 'id'> | null {
  const parsed = skill.safeParse(given)
  const line = parsed.success ? lineOf(parsed.data.line, reading) : undefined
  if (!parsed.success || line === undefined) return null
  const value = plainText(parsed.data.name, [line], reading.mask)
  if (value === null || value.length > longestSkill) return null
  const [known] = findSkills(value)
  return {
    op: 'surface_skill',
    path: categoryFor(known?.skill ?? '', reading.resume),
    old: null,
    value,
    basis: [line.path],
    requirement: null,
  }
}

/** A point of an entry that shares no word with what the job asks for. */
function readHidden(given: unknown, reading: Reading): Omit<Edit, 'id'> | null {
  const line = typeof given === 'string' ? lineOf(given, reading) : undefined
  if (line === undefined) return null
  const target = targetOf(segmentsOf(line.path))
  if (target?.kind !== 'field' || !target.isEntry || target.field.kind !== 'points') return null
  const words = wordsIn(line.text)
  const isAsked = reading.requirements.some(({ text }) =>
    [...wordsIn(text)].some((one) => words.has(one)),
  )
  if (isAsked) return null
  const { path, text } = line
  return { op: 'hide', path, old: text, value: null, basis: [path], requirement: null }
}

const wordsIn = (text: string): ReadonlySet<string> => contentStems(text, detectLanguage(text))

const textOf = (resume: ResumeContent): string =>
  resumeLines(resume)
    .map(({ text }) => text)
    .join('\n')

const lineOf = (id: string, { offered }: Reading): OfferedLine | undefined =>
  offered.lines.get(id.trim().toUpperCase())

/** One line of visible characters; null where it is anything else. */
export function plainText(given: string, basis: readonly OfferedLine[], mask: Mask): string | null {
  const held = new Set(basis.flatMap(({ text }) => mask.hide(text).match(token) ?? []))
  const isHeld = (given.match(token) ?? []).every((one) => held.has(one.toUpperCase()))
  const text = isHeld ? mask.show(given.normalize('NFC')) : null
  const plain = text?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const sources = basis.map((line) => line.text).join('\n')
  const isNew = (pattern: RegExp) => pattern.test(plain) && !pattern.test(sources)
  if (plain === '' || foreign.some(isNew)) return null
  return plain
}

/** What a line of a resume never gains: marks of a page, links, hidden or unreadable characters. */
const foreign: readonly RegExp[] = [
  /<[a-z!/?]/i,
  /&(?:#|[a-z]+;)/i,
  /\*\*|__|`|\]\(|^#+ |^[-*] /,
  /https?:|www\.|javascript:|data:|mailto:/i,
  /[\p{L}\p{N}]@[\p{L}\p{N}]/u,
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\uFFFD]/u,
  /(?!\p{Script=Latin})\p{L}/u,
]

const enoughWords = 6

/** Sure of another of the six languages; a few words say too little. */
export function isInAnotherLanguage(value: string, old: string): boolean {
  if ((value.match(/\p{L}{2,}/gu)?.length ?? 0) < enoughWords) return false
  const [now] = scoreLanguages(value)
  const before = new Map(scoreLanguages(old).map(({ language, share }) => [language, share]))
  const here = new Map(scoreLanguages(value).map(({ language, share }) => [language, share]))
  const usual = languages.toSorted((a, b) => (before.get(b) ?? 0) - (before.get(a) ?? 0))[0] ?? 'en'
  return now.language !== usual && now.share >= 0.5 && (here.get(usual) ?? 0) <= now.share / 3
}
