/** The words of titles that say nothing of the work, that shorten, that help and that lead. */
import { titleTerms } from '#tables/title-terms.js'

import { rowsInAll } from '../../language/word-table.ts'

const rows = rowsInAll(titleTerms)
const termsFor = (use: string): string[] =>
  rows.flatMap((row) => (row.use === use ? [row.term] : []))

/** What links the words of a title. */
export const linkingWords: ReadonlySet<string> = new Set(termsFor('link'))

/** Those that are written without a point too, or whose letters are no beginning; a point leaves the ending open. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  rows.flatMap((row) => (row.use === 'abbreviation' ? [[row.term, row.meaning] as const] : [])),
)

/** By their beginnings: who helps somebody. */
export const helpers: readonly string[] = termsFor('helper')

/** By their beginnings: who stands in for somebody, and so bears the rank beneath. */
export const deputies: readonly string[] = termsFor('deputy')

/** Who leads, also as the end of a longer word: Filialleiter, teamleider. */
export const ranks =
  /^(?:manager|head|chief|director|lead|leader|president|partner|supervisor|officer|boss|chef|chefe|chefin|cheffe|jef[ea]|gerente|diret\p{L}+|direct\p{L}+|direkt\p{L}+|responsab\p{L}+|coordin\p{L}+|coorden\p{L}+|koordin\p{L}+|hoofd)$|(?:leiter|leiterin|leitung|leitend|leider|leidster|manager|managerin|chef|chefin|fuhrer|fuhrerin|meister|meisterin|vorstand|directeur|direktor)$/u

/** An office that somebody assists, and no person: "Sekretärin der Geschäftsleitung". */
export const managements = /(?:leitung|direktion|direction|direccion|direcao|directie)$/u
