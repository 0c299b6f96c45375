/**
 * How near the occupations stand to one that somebody has: 1 the same, .9 where what somebody has is
 * narrower than what is asked, .6 where it is wider, .5 a sibling, and else what their family says. Where
 * one of two is in no family, their groups of ISCO-08 say it.
 */
import { occupationFamilies } from '#tables/occupation-families.js'
import { occupations } from '#tables/occupations.js'

import { once, remembered } from '../language/remembered.ts'
import { rowsOf } from '../language/word-table.ts'

const nearness = {
  same: 1,
  narrower: 0.9,
  wider: 0.6,
  sibling: 0.5,
  unitGroup: 0.5,
  minorGroup: 0.25,
} as const

/** All occupations that may be asked for, with how near one comes to them by the given one. */
export const nearTo = remembered(1000, (held: string): ReadonlyMap<string, number> => {
  const near = new Map<string, number>()
  const say = (asked: string, value: number) =>
    near.set(asked, Math.max(near.get(asked) ?? 0, value))
  const { parents, children, families } = kinship()
  say(held, nearness.same)
  const above = widerOf(held, parents)
  const below = narrowerOf(held, children)
  for (const asked of above) say(asked, nearness.narrower)
  for (const asked of below) say(asked, nearness.wider)
  for (const parent of above)
    for (const asked of narrowerOf(parent, children)) say(asked, nearness.sibling)
  const { codes } = kinship()
  const own = codes.get(held) ?? ''
  for (const [asked, code] of codes) {
    if (hasFamily(held) && hasFamily(asked)) continue
    const value = ofGroups(own, code)
    if (value > 0) say(asked, value)
  }
  // What stands above or below is of the family of those it belongs to.
  for (const member of [held, ...above]) {
    for (const { value, members, around } of families.get(member) ?? []) {
      const related = around.length === 0 || around.includes(member) ? members : around
      for (const asked of related)
        for (const one of [asked, ...narrowerOf(asked, children)]) say(one, value)
    }
  }
  return near
})

/** Whether it or what it belongs to is in a family. */
function hasFamily(id: string): boolean {
  const { parents, families } = kinship()
  return [id, ...widerOf(id, parents)].some((one) => families.has(one))
}

/** Of one unit group of ISCO-08 (four figures), or of one minor group (three). */
function ofGroups(one: string, other: string): number {
  if (one === '' || one.slice(0, 3) !== other.slice(0, 3)) return 0
  return one === other ? nearness.unitGroup : nearness.minorGroup
}

/** Whether it takes a degree: the second major group of ISCO-08. */
export const isProfession = (id: string): boolean =>
  kinship().codes.get(id)?.startsWith('2') === true

export const hasNarrower = (id: string): boolean => kinship().children.has(id)

export const isWithin = (id: string, wider: string): boolean =>
  widerOf(id, kinship().parents).includes(wider)

interface Family {
  value: number
  members: readonly string[]
  /** Those that all are near to; none: all are near to each other. */
  around: readonly string[]
}

const kinship = once(() => {
  const parents = new Map<string, string>()
  const children = new Map<string, string[]>()
  for (const { occupation, wider } of rowsOf(occupations)) {
    if (wider === '') continue
    parents.set(occupation, wider)
    children.set(wider, [...(children.get(wider) ?? []), occupation])
  }
  const codes = new Map(rowsOf(occupations).map(({ occupation, isco }) => [occupation, isco]))
  const families = new Map<string, Family[]>()
  for (const { nearness: value, occupations: members, around } of rowsOf(occupationFamilies)) {
    for (const member of members)
      families.set(member, [...(families.get(member) ?? []), { value, members, around }])
  }
  return { parents, children, families, codes }
})

function widerOf(id: string, parents: ReadonlyMap<string, string>): string[] {
  const wider: string[] = []
  for (let at = parents.get(id); at !== undefined; at = parents.get(at)) wider.push(at)
  return wider
}

const narrowerOf = (id: string, children: ReadonlyMap<string, readonly string[]>): string[] =>
  (children.get(id) ?? []).flatMap((child) => [child, ...narrowerOf(child, children)])
