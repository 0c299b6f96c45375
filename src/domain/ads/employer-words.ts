/** The words by which an employer is known in an ad. Words are folded. */
import { rowsInAll, rowsOf } from '#domain/language/word-table.ts'
import { anyOf } from '#domain/language/word-patterns.ts'
import { employerSentences } from '#tables/employer-sentences.js'
import { employerWords } from '#tables/employer-words.js'
import { legalForms as formTable } from '#tables/legal-forms.js'
import { sharedDomains as domainTable } from '#tables/shared-domains.js'

const rows = rowsInAll(employerWords)
const wordsFor = (use: string): string[] =>
  rows.flatMap((row) => (row.use === use ? [row.word] : []))

/** Legal forms, as patterns, the longest first. */
export const legalForms: readonly string[] = rowsOf(formTable).map(({ pattern }) => pattern)

/** What stands before an employer's own name: "Hotel Alpenblick", "Boulangerie Martin". */
export const kindsBefore: readonly string[] = wordsFor('kind-before')

/** What stands after an employer's own name: "Willowbrook Care Home", "Polimax Tintas". */
export const kindsAfter: readonly string[] = wordsFor('kind-after')

/** Of those after a name, the ones that are hardly ever said of anything but an employer. */
export const sureKindsAfter: readonly string[] = wordsFor('sure-kind-after')

/** Capitalised words that name nobody: a name needs one word beyond these. */
export const namesNobody: readonly string[] = wordsFor('nobody')

/** What ends a compound that names a kind of employer: "Stadtbäckerei", "Fietsenwinkel". */
export const kindEndings: string = wordsFor('kind-ending').join('|')

/** A place of work under a heading of its own, and whoever offers it: "Arbeitgeber: …". */
export const employerLabels: string = wordsFor('label').join('|')

/** Where anybody may have a mailbox or a page: such a domain agrees with no name. */
export const sharedDomains: ReadonlySet<string> = new Set(
  rowsOf(domainTable).map(({ domain }) => domain),
)

const any = (use: string): string => anyOf(employerSentences, use)
/** "… at Oakham School", "… @ Acme". */
export const atSomebody = new RegExp(String.raw`\s(?:${any('in title')}|@)\s?\p{Lu}`, 'u')
/** A sentence that says what somebody or something is. */
export const being = new RegExp(String.raw`\s${any('being')}\s`, 'u')
