/**
 * Ranks all jobs against one resume: an inverted index from what jobs want to the jobs that want it,
 * so that a resume touches only what it can meet.
 *
 * A job's place is its share (share.ts), the same number that the score is; jobs of one share keep the
 * order in which they came. All sums are of whole numbers, so no order of adding changes a bit; nothing
 * is estimated.
 */
import { createConditionSets } from './condition-sets.ts'
import { growBytes, growShorts, growWords } from './growing.ts'
import type { JobRanking, JobsByFit } from './jobs-by-fit.ts'
import { shareOfSums, isMet, wholeShare } from './share.ts'
import { createSlots } from './slots.ts'
import type { Slots } from './slots.ts'
import { isOfConditions, isWord } from './terms.ts'
import type { ShownLevels } from './want.ts'
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

export function createJobIndex(): JobsByFit {
  const postings = new Map<string, Posting>()
  /** What stands alone in a term → the terms in which it stands. */
  const holding = new Map<string, Posting[]>()
  const conditions = createConditionSets()
  const slots = createSlots()
  /** Per slot: whether it is gone, its musts, the sum of its weights, its conditions. */
  let gone: Uint8Array = new Uint8Array(16)
  let musts: Uint16Array = new Uint16Array(16)
  let totals: Uint16Array = new Uint16Array(16)
  let sets: Uint16Array = new Uint16Array(16)
  let size = 0

  const postingOf = (term: string): Posting => {
    const known = postings.get(term)
    if (known !== undefined) return known
    const made: Posting = {
      term,
      isMust: isMust(term),
      slots: new Uint32Array(4),
      weights: new Uint16Array(4),
      count: 0,
    }
    postings.set(term, made)
    for (const part of partsOf(term)) holding.set(part, [...(holding.get(part) ?? []), made])
    return made
  }

  const remove: JobsByFit['remove'] = (id) => {
    const slot = slots.slotOf(id)
    if (slot === undefined || gone[slot] === 1) return
    gone[slot] = 1
    size--
  }

  const add: JobsByFit['add'] = (id, wants) => {
    remove(id)
    size++
    const slot = slots.add(id)
    gone = growBytes(gone, slot + 1)
    musts = growShorts(musts, slot + 1)
    totals = growShorts(totals, slot + 1)
    sets = growShorts(sets, slot + 1)
    let [total, must] = [0, 0]
    for (const { term, weight } of wants) {
      if (isOfConditions(term)) continue
      const posting = postingOf(term)
      posting.slots = growWords(posting.slots, posting.count + 1)
      posting.weights = growShorts(posting.weights, posting.count + 1)
      posting.slots[posting.count] = slot
      posting.weights[posting.count] = weight
      posting.count++
      if (!isWord(term)) total += weight
      if (posting.isMust) must++
    }
    musts[slot] = must
    totals[slot] = total
    sets[slot] = conditions.numberOf(wants.filter(({ term }) => isOfConditions(term)))
  }

  /** Per slot, of what the resume shows: weights times levels, and the musts that are met. */
  const earnedBy = (shown: ShownLevels): Uint32Array => {
    const earned = new Uint32Array(slots.count)
    const touched = new Set([...shown.keys()].flatMap((part) => holding.get(part) ?? []))
    for (const posting of touched) {
      const level = levelOf(posting.term, shown)
      const met = posting.isMust && isMet(level) ? aMust : 0
      const { slots: wanting, weights, count } = posting
      for (let i = 0; i < count; i++) {
        const slot = wanting[i] ?? 0
        earned[slot] = (earned[slot] ?? 0) + level * (weights[i] ?? 0) + met
      }
    }
    return earned
  }

  const rankFor: JobsByFit['rankFor'] = (shown) => {
    const earned = earnedBy(shown)
    const factors = conditions.factorsFor(shown)
    const shares = new Uint16Array(earned.length)
    for (let slot = 0; slot < shares.length; slot++) {
      const sum = earned[slot] ?? 0
      if (gone[slot] === 1) shares[slot] = goneShare
      else if (sum > 0) {
        const own = { earned: sum % aMust, all: totals[slot] ?? 1 }
        const unmet = (musts[slot] ?? 0) - Math.floor(sum / aMust)
        shares[slot] = shareOfSums(own, factors[sets[slot] ?? 0] ?? 1, unmet)
      }
    }
    return rankingBy(shares, slots)
  }

  return {
    get size() {
      return size
    },
    get bytes() {
      const own = [gone, musts, totals, sets]
      const lists = [...postings.values()].flatMap((one) => [one.slots, one.weights])
      return [...own, ...lists].reduce((sum, { byteLength }) => sum + byteLength, slots.bytes)
    },
    add,
    remove,
    rankFor,
  }
}

/** Of a slot whose job was gone, or had another, when the order was asked for. */
const goneShare = 2 ** 16 - 1

function rankingBy(shares: Uint16Array, slots: Slots): JobRanking {
  const counts = new Uint32Array(wholeShare + 1)
  let size = 0
  for (const share of shares) {
    if (share === goneShare) continue
    counts[share] = (counts[share] ?? 0) + 1
    size++
  }

  return {
    top(count, from = 0) {
      const until = Math.min(from + count, size)
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
      for (let slot = 0; slot < shares.length; slot++) {
        const share = shares[slot] ?? 0
        if (share < lowest || share > highest) continue
        const place = places.get(share) ?? until
        if (place >= until && lowest === highest) break
        places.set(share, place + 1)
        if (place >= from && place < until) page[place - from] = { id: slots.idOf(slot), share }
      }
      return page
    },
    among(ids) {
      const known = ids.flatMap((id) => {
        const slot = slots.slotAmong(id, shares.length)
        const share = slot === undefined ? goneShare : (shares[slot] ?? goneShare)
        return slot === undefined || share === goneShare ? [] : [{ id, slot, share }]
      })
      return known
        .toSorted((a, b) => b.share - a.share || a.slot - b.slot)
        .map(({ id, share }) => ({ id, share }))
    },
  }
}
