/**
 * Ranks all jobs against one resume by the skills they ask for: an inverted index from skill to the
 * jobs that want it, so that a resume touches only what it can meet.
 *
 * A job's place is its share: what the resume's skills earn of the weights of the job's skill
 * units, in ten-thousandths, rounded down; jobs of one share keep the order in which they came. All
 * sums are of whole numbers, so no order of adding changes a bit. Jobs that come or go and skills
 * that a resume gains or loses cost what they touch; nothing is ever estimated.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findSkills } from '../skills/find.ts'
import { languageIds } from '../skills/language-codes.ts'
import { skillCredit } from './credit.ts'
import { evidenceOf } from './evidence.ts'
import { growBytes, growShorts, growWords } from './growing.ts'
import { unitsOf } from './units.ts'
import type { Language } from '../language/languages.ts'

/** A skill a job wants, with a whole weight from 1 to 255. */
export type Want = { skill: string; weight: number }
export type RankedJob = { id: string; share: number }
/** Skill → how well the resume shows it, in tenths. */
export type ShownSkills = ReadonlyMap<string, number>

/** A share of everything. */
const wholeShare = 10_000
const tenths = 10
const heaviest = 255

/** What a title names is the trade itself, and counts as two things that the job requires. */
const titleWeight = 200
/** The language that a job is told in, beside all else that it wants: it is spoken there. */
const languageShare = 0.4

/** What a job wants, with the skills of its title (its own where none is given) and its language. */
export function wantsOf(job: JobReading, title: string = job.title?.text ?? ''): Want[] {
  const weights = new Map<string, number>()
  const want = (skill: string, weight: number) =>
    weights.set(
      skill,
      Math.max(weights.get(skill) ?? 0, Math.min(heaviest, Math.max(1, Math.round(weight)))),
    )
  for (const unit of unitsOf(job)) if (unit.by === 'skill') want(unit.skill, unit.weight * 100)
  for (const { skill } of findSkills(title)) want(skill, titleWeight)
  const language = languageIds[job.language]
  if (language !== undefined && weights.size > 0) {
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    want(language, all * languageShare)
  }
  return [...weights].map(([skill, weight]) => ({ skill, weight }))
}

export function shownSkills(resume: ResumeContent, language: Language): Map<string, number> {
  const evidence = evidenceOf(resume, language, null)
  const shown = new Map(
    [...evidence.skills.keys()].map((skill) => [
      skill,
      Math.round(skillCredit(skill, evidence).credit * tenths),
    ]),
  )
  // What a resume is written in needs no word of its own.
  const own = languageIds[language]
  return own === undefined ? shown : shown.set(own, tenths)
}

/** What one job earns, worked out alone: the definition that the index must meet. */
export function shareOf(wants: readonly Want[], shown: ShownSkills): number {
  let all = 0
  let earned = 0
  for (const { skill, weight } of wants) {
    all += weight
    earned += weight * (shown.get(skill) ?? 0)
  }
  return all === 0 ? 0 : Math.floor((earned * (wholeShare / tenths)) / all)
}

interface JobRanking {
  /** Takes another state of the resume; only what differs is counted anew. */
  show(shown: ShownSkills): void
  /** The jobs from a place on, best first. */
  top(count: number, from?: number): RankedJob[]
}

export interface JobIndex {
  readonly size: number
  /** Bytes of the index itself, without the identifiers of jobs. */
  readonly bytes: number
  /** Puts a job in, or another state of it, which then counts as the latest to come. */
  add(id: string, wants: readonly Want[]): void
  remove(id: string): void
  rankFor(shown: ShownSkills): JobRanking
}

interface Posting {
  slots: Uint32Array
  weights: Uint8Array
  count: number
}

export function createJobIndex(): JobIndex {
  const skillNumbers = new Map<string, number>()
  const postings: Posting[] = []
  const ids: string[] = []
  const slotOf = new Map<string, number>()
  /** Per slot: whether it is gone, the sum of its weights, where its wants begin. */
  let gone: Uint8Array = new Uint8Array(16)
  let totals: Uint32Array = new Uint32Array(16)
  let begins: Uint32Array = new Uint32Array(17)
  let wantedSkills: Uint16Array = new Uint16Array(64)
  let wantedWeights: Uint8Array = new Uint8Array(64)
  let changes = 0

  const numberOf = (skill: string): number => {
    const known = skillNumbers.get(skill)
    if (known !== undefined) return known
    const made = postings.length
    skillNumbers.set(skill, made)
    postings.push({ slots: new Uint32Array(4), weights: new Uint8Array(4), count: 0 })
    return made
  }

  const remove = (id: string): void => {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    slotOf.delete(id)
    gone[slot] = 1
    changes++
  }

  const add = (id: string, wants: readonly Want[]): void => {
    remove(id)
    const slot = ids.length
    ids.push(id)
    slotOf.set(id, slot)
    gone = growBytes(gone, slot + 1)
    totals = growWords(totals, slot + 1)
    begins = growWords(begins, slot + 2)
    let end = begins[slot] ?? 0
    wantedSkills = growShorts(wantedSkills, end + wants.length)
    wantedWeights = growBytes(wantedWeights, end + wants.length)
    let total = 0
    for (const { skill, weight } of wants) {
      const number = numberOf(skill)
      const posting = postings[number]
      if (posting === undefined) continue
      posting.slots = growWords(posting.slots, posting.count + 1)
      posting.weights = growBytes(posting.weights, posting.count + 1)
      posting.slots[posting.count] = slot
      posting.weights[posting.count] = weight
      posting.count++
      wantedSkills[end] = number
      wantedWeights[end] = weight
      end++
      total += weight
    }
    totals[slot] = total
    begins[slot + 1] = end
    changes++
  }

  const rankFor = (first: ShownSkills): JobRanking => {
    let shown = new Map<string, number>()
    let levels: Uint8Array = new Uint8Array(16)
    let earned: Uint32Array = new Uint32Array(16)
    let shares: Uint16Array = new Uint16Array(16)
    const counts = new Uint32Array(wholeShare + 1)
    /** How many slots and which changes are counted; -1 after a change of the resume. */
    let counted = 0
    let seen = -1

    const change = (skill: string, level: number): void => {
      const number = numberOf(skill)
      levels = growBytes(levels, number + 1)
      const by = level - (levels[number] ?? 0)
      levels[number] = level
      const posting = postings[number]
      if (by === 0 || posting === undefined) return
      const { slots, weights, count } = posting
      for (let i = 0; i < count; i++) {
        const slot = slots[i] ?? 0
        // Later slots are counted whole when they are first met.
        if (slot >= counted) break
        earned[slot] = (earned[slot] ?? 0) + by * (weights[i] ?? 0)
      }
    }

    const countNew = (): void => {
      earned = growWords(earned, ids.length)
      shares = growShorts(shares, ids.length)
      levels = growBytes(levels, postings.length)
      for (; counted < ids.length; counted++) {
        let sum = 0
        for (let i = begins[counted] ?? 0; i < (begins[counted + 1] ?? 0); i++) {
          sum += (wantedWeights[i] ?? 0) * (levels[wantedSkills[i] ?? 0] ?? 0)
        }
        earned[counted] = sum
      }
    }

    const countShares = (): void => {
      if (seen === changes) return
      countNew()
      counts.fill(0)
      for (let slot = 0; slot < counted; slot++) {
        if (gone[slot] === 1) continue
        const sum = earned[slot] ?? 0
        const share =
          sum === 0 ? 0 : Math.floor((sum * (wholeShare / tenths)) / (totals[slot] ?? 1))
        shares[slot] = share
        counts[share] = (counts[share] ?? 0) + 1
      }
      seen = changes
    }

    const show = (next: ShownSkills): void => {
      for (const skill of shown.keys()) if (!next.has(skill)) change(skill, 0)
      for (const [skill, level] of next) change(skill, level)
      shown = new Map(next)
      seen = -1
    }

    const top = (count: number, from = 0): RankedJob[] => {
      countShares()
      const until = Math.min(from + count, slotOf.size)
      if (from < 0 || until <= from) return []
      // The shares that the page holds, and how many jobs stand before the best of them.
      let highest = wholeShare
      let before = 0
      while (before + (counts[highest] ?? 0) <= from) before += counts[highest--] ?? 0
      let lowest = highest
      let reached = before + (counts[lowest] ?? 0)
      while (reached < until) reached += counts[--lowest] ?? 0
      const places = new Map<number, number>()
      for (let share = highest, place = before; share >= lowest; share--) {
        places.set(share, place)
        place += counts[share] ?? 0
      }
      const page: RankedJob[] = []
      for (let slot = 0; slot < counted; slot++) {
        const share = shares[slot] ?? 0
        if (share < lowest || share > highest || gone[slot] === 1) continue
        const place = places.get(share) ?? until
        if (place >= until && lowest === highest) break
        places.set(share, place + 1)
        if (place >= from && place < until) page[place - from] = { id: ids[slot] ?? '', share }
      }
      return page
    }

    // A resume that begins touches the jobs of its own skills only, not all that jobs want.
    earned = growWords(earned, ids.length)
    counted = ids.length
    show(first)
    return { show, top }
  }

  return {
    get size() {
      return slotOf.size
    },
    get bytes() {
      const own = [gone, totals, begins, wantedSkills, wantedWeights]
      const lists = postings.flatMap(({ slots, weights }) => [slots, weights])
      return [...own, ...lists].reduce((sum, { byteLength }) => sum + byteLength, 0)
    },
    add,
    remove,
    rankFor,
  }
}
