/**
 * Which item of the changed resume is which of the original. Pairs are taken greedily, the most
 * alike first, so that an item that moved, or changed a little, keeps its history. The weights
 * and thresholds are the specification's (§9).
 */
import type {
  Certification,
  EducationItem,
  Project,
  SkillCategory,
  WorkItem,
} from '../resume/resume.ts'
import type { Language } from '../language/languages.ts'
import { contentStems, dice, overlap, textSimilarity, wordsOf } from './similarity.ts'

/** From 0 (not the same thing) to 1 (the same); pairs below the threshold are never made. */
export type Alikeness<T> = { threshold: number; of: (a: T, b: T) => number }

/** Similarity of two texts below which they count as different texts (specification §9). */
const textThreshold = 0.5
const itemThreshold = 0.5
const lineThreshold = 0.25
const skillThreshold = 0.5

/** For each new item, the index of the old item it is, or null where it is a new one. */
export function pairItems<T>(
  before: readonly T[],
  after: readonly T[],
  alike: Alikeness<T>,
): (number | null)[] {
  // What stayed the same in its place has no better pair: most lists are paired by this alone.
  const pairs = after.map((now, at) => (at < before.length && before[at] === now ? at : null))
  const taken = new Set(pairs.filter((from) => from !== null))
  const candidates: { from: number; to: number; score: number; distance: number }[] = []
  before.forEach((old, from) => {
    if (taken.has(from)) return
    after.forEach((now, to) => {
      if (pairs[to] !== null) return
      const score = alike.of(old, now)
      if (score >= alike.threshold)
        candidates.push({ from, to, score, distance: Math.abs(from - to) })
    })
  })
  candidates.sort(
    (a, b) => b.score - a.score || a.distance - b.distance || a.from - b.from || a.to - b.to,
  )
  for (const { from, to } of candidates) {
    if (pairs[to] !== null || taken.has(from)) continue
    pairs[to] = from
    taken.add(from)
  }
  return pairs
}

/** Indexes of the pairs that did not keep their order: all but a longest increasing run. */
export function movedAmong(pairs: readonly (number | null)[]): Set<number> {
  const placed = pairs.flatMap((from, to) => (from === null ? [] : [{ from, to }]))
  const length: number[] = []
  const previous: number[] = []
  let last = -1
  placed.forEach((pair, i) => {
    length[i] = 1
    previous[i] = -1
    for (let j = 0; j < i; j += 1) {
      const candidate = (length[j] ?? 0) + 1
      if ((placed[j]?.from ?? 0) < pair.from && candidate > (length[i] ?? 0)) {
        length[i] = candidate
        previous[i] = j
      }
    }
    if (last < 0 || (length[i] ?? 0) > (length[last] ?? 0)) last = i
  })
  const moved = new Set(placed.map((pair) => pair.to))
  for (let i = last; i >= 0; i = previous[i] ?? -1) moved.delete(placed[i]?.to ?? -1)
  return moved
}

/** Lines of text: equal ones are certain, others go by the stems of their content words. */
export function alikeLines(language: Language): Alikeness<string> {
  const stems = remember((line: string) => contentStems(line, language))
  return {
    threshold: lineThreshold,
    of: (a, b) => (a === b ? 1.01 : dice(stems(a), stems(b))),
  }
}

/** Single words and names, such as skills: the same in any case and spacing. */
export function alikeWords(): Alikeness<string> {
  const folded = remember(fold)
  return { threshold: 1, of: (a, b) => (a === b ? 1.01 : folded(a) === folded(b) ? 1 : 0) }
}

export function alikeWork(language: Language): Alikeness<WorkItem> {
  return weighted(language, (a, b) => [
    { weight: 0.5, kind: 'text', before: a.company, after: b.company },
    { weight: 0.25, kind: 'date', before: a.from_date, after: b.from_date },
    { weight: 0.25, kind: 'date', before: a.to_date, after: b.to_date },
    { weight: 0.1, kind: 'text', before: a.role, after: b.role },
  ])
}

/** The specification gives no weights for education; these follow those of work. */
export function alikeEducation(language: Language): Alikeness<EducationItem> {
  return weighted(language, (a, b) => [
    { weight: 0.5, kind: 'text', before: a.university, after: b.university },
    { weight: 0.25, kind: 'text', before: a.degree, after: b.degree },
    { weight: 0.125, kind: 'date', before: a.from_date, after: b.from_date },
    { weight: 0.125, kind: 'date', before: a.to_date, after: b.to_date },
  ])
}

export function alikeProjects(language: Language): Alikeness<Project> {
  return weighted(language, (a, b) => [
    { weight: 0.35, kind: 'date', before: a.date, after: b.date },
    technologies(a.key_technologies_concepts, b.key_technologies_concepts, 0.35),
    { weight: 0.2, kind: 'text', before: a.name, after: b.name },
    { weight: 0.1, kind: 'text', before: a.purpose, after: b.purpose },
  ])
}

export function alikeCertifications(language: Language): Alikeness<Certification> {
  return weighted(language, (a, b) => [
    { weight: 0.35, kind: 'text', before: a.name, after: b.name },
    { weight: 0.25, kind: 'date', before: a.date, after: b.date },
    technologies(a.key_technologies_concepts, b.key_technologies_concepts, 0.25),
    { weight: 0.15, kind: 'text', before: a.organization, after: b.organization },
  ])
}

/** A category is known by its name, or else by the skills it shares with its former self. */
export const alikeCategories: Alikeness<SkillCategory> = {
  threshold: skillThreshold,
  of: (a, b) => {
    const shared = overlap(new Set(a.skills.map(fold)), new Set(b.skills.map(fold)))
    return a.name !== '' && fold(a.name) === fold(b.name) ? 1 + shared : shared
  },
}

type Field =
  | { weight: number; kind: 'text' | 'date'; before: string; after: string }
  | { weight: number; kind: 'set'; before: ReadonlySet<string>; after: ReadonlySet<string> }

function technologies(before: readonly string[], after: readonly string[], weight: number): Field {
  return { weight, kind: 'set', before: new Set(before.map(fold)), after: new Set(after.map(fold)) }
}

/** The weighted mean over the fields that either side has: what neither says tells nothing. */
function weighted<T>(language: Language, fieldsOf: (a: T, b: T) => Field[]): Alikeness<T> {
  return {
    threshold: itemThreshold,
    of: (a, b) => {
      let total = 0
      let score = 0
      for (const field of fieldsOf(a, b)) {
        if (isEmpty(field.before) && isEmpty(field.after)) continue
        total += field.weight
        score += field.weight * fieldSimilarity(field, language)
      }
      return total === 0 ? 1 : score / total
    },
  }
}

function fieldSimilarity(field: Field, language: Language): number {
  if (field.kind === 'set') return dice(field.before, field.after)
  if (field.before === field.after || fold(field.before) === fold(field.after)) return 1
  if (field.kind === 'date' || isEmpty(field.before) || isEmpty(field.after)) return 0
  const similarity = textSimilarity(field.before, field.after, language)
  return similarity >= textThreshold ? similarity : 0
}

function isEmpty(value: string | ReadonlySet<string>): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.size === 0
}

function fold(text: string): string {
  const words = wordsOf(text)
  return words.length > 0 ? words.join(' ') : text.trim()
}

function remember<V>(compute: (key: string) => V): (key: string) => V {
  const known = new Map<string, V>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}
