/**
 * Regions: under which names people know them, and in which of them a town lies. A code is that of
 * GeoNames' first level (`DE.02`) or the beginning of its municipal code (`FR:33`).
 */
import { foldText } from '#domain/job-search/folding.ts'

import { rowsOf } from '#domain/language/word-table.ts'
import { regions } from '#tables/regions.js'

export interface RegionName {
  codes: readonly string[]
  /** A town's name too: only with a word such as `province` beside it. */
  isTownToo: boolean
}

const folded = (name: string): string => (foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

const lines = rowsOf(regions).map(({ codes, names }) => {
  // `Kanton ZH`.
  const letters = /^CH\.([A-Z]{2})$/.exec(codes.join(' '))?.[1]
  return {
    codes,
    names: letters === undefined ? names : [...names, `*${letters}`],
  }
})

/** Folded name → the regions that are called so. */
const byName: ReadonlyMap<string, RegionName> = (() => {
  const all = new Map<string, RegionName>()
  for (const { codes, names } of lines) {
    for (const name of names) {
      const isTownToo = name.startsWith('*')
      const key = folded(name)
      const known = all.get(key)
      all.set(key, {
        codes: [...new Set([...(known?.codes ?? []), ...codes])],
        isTownToo: isTownToo && (known?.isTownToo ?? true),
      })
    }
  }
  return all
})()

const ownName = new Map(
  lines.flatMap(({ codes, names: [name = ''] }) =>
    codes.length === 1 ? [[codes[0] ?? '', name.replace('*', '')] as const] : [],
  ),
)

/** Of a folded name. */
export const regionNamed = (name: string): RegionName | undefined => byName.get(name)

/** Most words are none: they are not put together. */
const starts = new Set([...byName.keys()].map((name) => name.split(' ')[0] ?? ''))
export const mayBeginRegion = (word: string): boolean => starts.has(word)

/** The names that stand for regions alone, folded. */
export const regionNamesAlone = (): string[] =>
  [...byName].flatMap(([name, { isTownToo }]) => (isTownToo ? [] : [name]))

/** As the region calls itself; several of one name are called by that of the first with one. */
export function regionLabel(codes: readonly string[]): string | null {
  const together = lines.find((line) => line.codes.join(' ') === codes.join(' '))
  const [first] = together?.names ?? []
  return first?.replace('*', '') ?? codes.flatMap((code) => ownName.get(code) ?? [])[0] ?? null
}

export const countryOfRegion = (code: string): string => code.slice(0, 2)

const known = new Set(lines.flatMap(({ codes }) => codes))
export const isRegion = (code: string): boolean => known.has(code)

/**
 * The regions that people may name of a town. `municipal` is GeoNames' code of the third level: in
 * France it begins with the department, in Spain with the province, in Germany with the
 * Regierungsbezirk, in Belgium with the province (Brabant is three, by the second digit).
 */
export function regionsOfTown(country: string, admin: string, municipal: string): string[] {
  const begins = municipalSigns[country]
  const signs = country === 'BE' && municipal.startsWith('2') ? 2 : begins
  const inner =
    signs === undefined || municipal.length < signs
      ? // Paris, which is its own department, has no such code.
        country === 'FR' && admin === '11'
        ? ['FR:75']
        : []
      : [`${country}:${municipal.slice(0, signs)}`]
  return [`${country}.${admin}`, ...inner].filter(isRegion)
}

const municipalSigns: Readonly<Record<string, number>> = { FR: 2, ES: 2, DE: 3, BE: 1 }
