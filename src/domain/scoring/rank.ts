/**
 * Ranks all jobs against one resume: an inverted index from what jobs want to the jobs that want it,
 * so that a resume touches only what it can meet.
 *
 * A job's place is its share (share.ts), the same number that the score is; jobs of one share keep the
 * order in which they came. All sums are of whole numbers, so no order of adding changes a bit. Jobs
 * that come or go and terms that a resume gains or loses cost what they touch; nothing is estimated.
 */
import { growBytes, growShorts, growWords } from './growing.ts'
import type { JobRanking, JobsByFit } from './jobs-by-fit.ts'
import { createConditionSets } from './condition-sets.ts'
import { isMet, shareOfSums, wholeShare } from './share.ts'
import type { ShownLevels, Want } from './want.ts'
import { isOfConditions, isWord } from './terms.ts'
import { isMust, levelOf, partsOf } from './want.ts'

interface Posting {
  term: string
  isMust: boolean
  slots: Uint32Array
  weights: Uint16Array
  count: number
}

/** Musts that are met are counted above the sum of weights times levels, which is never so large. */
const aMust = 2 ** 22
const metBy = (posting: Posting | undefined, level: number): number =>
  posting?.isMust === true && isMet(level) ? aMust : 0

export function createJobIndex(): JobsByFit {
  const termNumbers = new Map<string, number>()
  const postings: Posting[] = []
  /** What stands alone in a term → the terms in which it stands. */
  const holding = new Map<string, number[]>()
  const conditions = createConditionSets()
  const ids: string[] = []
  const slotOf = new Map<string, number>()
  /** Per slot: whether it is gone, its musts, the sum of its weights, its conditions, where its wants begin. */
  let gone: Uint8Array = new Uint8Array(16)
  let musts: Uint16Array = new Uint16Array(16)
  let totals: Uint16Array = new Uint16Array(16)
  let sets: Uint16Array = new Uint16Array(16)
  let begins: Uint32Array = new Uint32Array(17)
  let wanted: Uint32Array = new Uint32Array(64)
  let wantedWeights: Uint16Array = new Uint16Array(64)
  let changes = 0

  const numberOf = (term: string): number => {
    const known = termNumbers.get(term)
    if (known !== undefined) return known
    const made = postings.length
    termNumbers.set(term, made)
    postings.push({
      term,
      isMust: isMust(term),
      slots: new Uint32Array(4),
      weights: new Uint16Array(4),
      count: 0,
    })
    for (const part of partsOf(term)) holding.set(part, [...(holding.get(part) ?? []), made])
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
    musts = growShorts(musts, slot + 1)
    totals = growShorts(totals, slot + 1)
    sets = growShorts(sets, slot + 1)
    begins = growWords(begins, slot + 2)
    let end = begins[slot] ?? 0
    wanted = growWords(wanted, end + wants.length)
    wantedWeights = growShorts(wantedWeights, end + wants.length)
    let [total, must] = [0, 0]
    for (const { term, weight } of wants) {
      if (isOfConditions(term)) continue
      const number = numberOf(term)
      const posting = postings[number]
      if (posting === undefined) continue
      posting.slots = growWords(posting.slots, posting.count + 1)
      posting.weights = growShorts(posting.weights, posting.count + 1)
      posting.slots[posting.count] = slot
      posting.weights[posting.count] = weight
      posting.count++
      wanted[end] = number
      wantedWeights[end] = weight
      end++
      if (!isWord(term)) total += weight
      if (posting.isMust) must++
    }
    musts[slot] = must
    totals[slot] = total
    sets[slot] = conditions.numberOf(wants.filter(({ term }) => isOfConditions(term)))
    begins[slot + 1] = end
    changes++
  }

  const rankFor = (first: ShownLevels): JobRanking => {
    let shown: ShownLevels = new Map<string, number>()
    let levels: Uint8Array = new Uint8Array(16)
    let earned: Uint32Array = new Uint32Array(16)
    let shares: Uint16Array = new Uint16Array(16)
    const counts = new Uint32Array(wholeShare + 1)
    /** How many terms have a level, how many slots and which changes are counted (-1: none). */
    let levelled = 0
    let counted = 0
    let seen = -1

    const change = (number: number): void => {
      const posting = postings[number]
      if (posting === undefined) return
      const level = levelOf(posting.term, shown)
      const before = levels[number] ?? 0
      const by = level - before
      levels[number] = level
      if (by === 0) return
      const met = metBy(posting, level) - metBy(posting, before)
      const { slots, weights, count } = posting
      for (let i = 0; i < count; i++) {
        const slot = slots[i] ?? 0
        // Later slots are counted whole when they are first met.
        if (slot >= counted) break
        earned[slot] = (earned[slot] ?? 0) + by * (weights[i] ?? 0) + met
      }
    }

    const levelNew = (): void => {
      levels = growBytes(levels, postings.length)
      for (; levelled < postings.length; levelled++) {
        const term = postings[levelled]?.term ?? ''
        levels[levelled] = levelOf(term, shown)
      }
    }

    const countNew = (): void => {
      levelNew()
      earned = growWords(earned, ids.length)
      shares = growShorts(shares, ids.length)
      for (; counted < ids.length; counted++) {
        let sum = 0
        for (let i = begins[counted] ?? 0; i < (begins[counted + 1] ?? 0); i++) {
          const number = wanted[i] ?? 0
          const level = levels[number] ?? 0
          sum += (wantedWeights[i] ?? 0) * level + metBy(postings[number], level)
        }
        earned[counted] = sum
      }
    }

    const countShares = (): void => {
      if (seen === changes) return
      countNew()
      counts.fill(0)
      const factors = conditions.factorsFor(shown)
      for (let slot = 0; slot < counted; slot++) {
        if (gone[slot] === 1) continue
        const sum = earned[slot] ?? 0
        const own = { earned: sum % aMust, all: totals[slot] ?? 1 }
        const unmet = (musts[slot] ?? 0) - Math.floor(sum / aMust)
        const share = shareOfSums(own, factors[sets[slot] ?? 0] ?? 1, unmet)
        shares[slot] = share
        counts[share] = (counts[share] ?? 0) + 1
      }
      seen = changes
    }

    const show = (next: ShownLevels): void => {
      const before = shown
      shown = new Map(next)
      const changed = [
        ...[...before.keys()].filter((term) => !next.has(term)),
        ...[...next].filter(([term, level]) => before.get(term) !== level).map(([term]) => term),
      ]
      for (const number of new Set(changed.flatMap((term) => holding.get(term) ?? [])))
        if (number < levelled) change(number)
      seen = -1
    }

    const top: JobRanking['top'] = (count, from = 0) => {
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
      const page: ReturnType<JobRanking['top']> = []
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

    // A resume that begins touches the jobs of its own terms only, not all that jobs want.
    levels = growBytes(levels, postings.length)
    levelled = postings.length
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
      const own = [gone, musts, totals, sets, begins, wanted, wantedWeights]
      const lists = postings.flatMap(({ slots, weights }) => [slots, weights])
      return [...own, ...lists].reduce((sum, { byteLength }) => sum + byteLength, 0)
    },
    add,
    remove,
    rankFor,
  }
}
