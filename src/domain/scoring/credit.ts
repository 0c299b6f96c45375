/** How far a resume's evidence meets one unit, 0 to 1, and where it says so. */
import type { EvidenceLine, EvidenceSpan, ResumeEvidence } from './evidence.ts'
import { monthsCovered, wholeLine } from './evidence.ts'
import type { Unit, WeightedStems } from './units.ts'

export type Credit = { credit: number; evidence: EvidenceSpan[] }

/** What a fixed place adds: anywhere, in the skills section, in the summary or first category. */
export const places = { present: 0.7, skills: 0.2, top: 0.1 } as const
const mostEvidence = 4

export function creditOf(unit: Unit, resume: ResumeEvidence): Credit {
  switch (unit.by) {
    case 'skill':
      return skillCredit(unit.skill, resume)
    case 'phrase':
      return phraseCredit(unit.stems, resume)
    case 'words':
      return wordsCredit(unit.stems, resume)
    case 'title':
      return titleCredit(unit.stems, resume)
    case 'years':
      return yearsCredit(unit.years, unit.stems, resume)
    default:
      return degreeCredit(unit.level, resume)
  }
}

export function skillCredit(skill: string, resume: ResumeEvidence): Credit {
  const found = resume.skills.get(skill)
  if (found === undefined) return { credit: 0, evidence: [] }
  const credit = found.isImplied
    ? places.present
    : places.present + (found.inSkills ? places.skills : 0) + (found.onTop ? places.top : 0)
  return { credit, evidence: found.places }
}

const sum = (stems: WeightedStems): number => stems.reduce((total, [, weight]) => total + weight, 0)

function coverage(stems: WeightedStems, held: { has(stem: string): boolean }): number {
  const all = sum(stems)
  if (all === 0) return 0
  let met = 0
  for (const [stem, weight] of stems) if (held.has(stem)) met += weight
  return met / all
}

/** Words in common by chance earn nothing: below a floor the credit is 0, then it rises to 1. */
const above = (share: number, floor: number): number => Math.max(0, (share - floor) / (1 - floor))

function phraseCredit(stems: WeightedStems, resume: ResumeEvidence): Credit {
  let best: EvidenceLine | null = null
  const most = { present: 0, skills: 0, top: 0 }
  for (const line of resume.lines) {
    const share = above(coverage(stems, line.stems), 0.34)
    if (share === 0) continue
    if (share > most.present) {
      most.present = share
      best = line
    }
    if (line.inSkills) most.skills = Math.max(most.skills, share)
    if (line.onTop) most.top = Math.max(most.top, share)
  }
  return {
    credit: most.present * places.present + most.skills * places.skills + most.top * places.top,
    evidence: best === null ? [] : [wholeLine(best.line)],
  }
}

function wordsCredit(stems: WeightedStems, resume: ResumeEvidence): Credit {
  const evidence = new Map<string, EvidenceSpan>()
  for (const [stem, weight] of stems) {
    const place = resume.stems.get(stem)
    if (place !== undefined && weight === 1 && evidence.size < mostEvidence) {
      evidence.set(place.path, place)
    }
  }
  return { credit: above(coverage(stems, resume.stems), 0.12), evidence: [...evidence.values()] }
}

function titleCredit(stems: WeightedStems, resume: ResumeEvidence): Credit {
  let best: EvidenceLine | null = null
  let credit = 0
  for (const line of resume.lines) {
    const factor = line.line.field === 'role' ? 1 : line.line.section === 'summary' ? 0.7 : 0.5
    const earned = above(coverage(stems, line.stems), 0.25) * factor
    if (earned > credit) {
      credit = earned
      best = line
    }
  }
  return { credit, evidence: best === null ? [] : [wholeLine(best.line)] }
}

/** How alike a job done must be to what is asked, before its months count. */
const likenesses = [1, 0.8, 0.65, 0.5, 0.34] as const
/** Any work at all says a little. */
const anyWork = 0.2

function yearsCredit(years: number, stems: WeightedStems, resume: ResumeEvidence): Credit {
  const wanted = years * 12
  let best: Credit = { credit: 0, evidence: [] }
  const alike = resume.stretches.map((stretch) => ({
    stretch,
    likeness: stems.length === 0 ? 1 : coverage(stems, stretch.stems),
  }))
  for (const likeness of [...likenesses, 0]) {
    const counted = alike.filter((a) => a.likeness >= likeness).map((a) => a.stretch)
    const met = Math.min(1, monthsCovered(counted) / wanted)
    const credit = (likeness === 0 ? anyWork : likeness) * met
    if (credit > best.credit) {
      const evidence = new Map(counted.flatMap((s) => s.places).map((place) => [place.path, place]))
      best = { credit, evidence: [...evidence.values()].slice(0, mostEvidence) }
    }
  }
  return best
}

/** One level short is half of it. */
function degreeCredit(level: number, resume: ResumeEvidence): Credit {
  const { level: reached, places } = resume.degree
  const credit = reached >= level ? 1 : reached > 0 && reached === level - 1 ? 0.5 : 0
  return { credit, evidence: credit === 0 ? [] : places }
}
