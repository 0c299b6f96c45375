/**
 * The kind of section that a heading opens which uses no set phrase: told by whom it speaks to and
 * what that person brings, does or gets ("Your backpack", "Dit neem je mee", "Te da puntos extra").
 */
import { PhraseFinder } from '#domain/language/phrase-finder.ts'
import { expanded } from '#domain/language/word-patterns.ts'
import { rowsInAll } from '#domain/language/word-table.ts'
import { adHeadingTones } from '#tables/ad-heading-tones.js'

/** A wish decides before all others, then the longest phrase; of equal ones the earlier here. */
const order = ['preferred', 'benefits', 'required', 'duty'] as const
export type ToneKind = (typeof order)[number]
let tones: PhraseFinder<ToneKind> | null = null

/** `heading` is folded; `share` is how much of it the words that tell must be. */
export function toneOf(heading: string, share = 0): ToneKind | null {
  const bare = heading.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (reader.test(bare)) return 'required'
  if (plus.test(bare)) return 'preferred'
  tones ??= new PhraseFinder(
    order.map((kind) => [kind, phrasesOf(kind).flatMap(expanded).join(';')]),
  )
  const found = tones.firstIn(bare)
  const lengthOf = (kind: ToneKind): number => found.get(kind)?.length ?? 0
  if (lengthOf('preferred') > bare.length * share) return 'preferred'
  let best: ToneKind | null = null
  for (const kind of order) {
    const length = lengthOf(kind)
    if (length > bare.length * share && length > (best === null ? 0 : lengthOf(best))) best = kind
  }
  return best
}

/** "YOU": whoever reads, and nothing more. */
const reader =
  /^(?:and )?(?:you|you(?:'re| are)|you(?:'ve| have)|du|sie|vous|toi|tu|voce|jij|u|je)$/u

const plus = /^(?:el |un |le |les |ein |o |een |the )?(?:plus|pluses|plusses)$/u

const phrasesOf = (kind: ToneKind): string[] =>
  rowsInAll(adHeadingTones).flatMap((row) => (row.section === kind ? [row.phrase] : []))
