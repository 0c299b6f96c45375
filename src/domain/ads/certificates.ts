/** How certificates, licences, registrations and permits are named: parts of regular expressions. */
import { rowsOf } from '#domain/language/word-table.ts'
import { certificates } from '#tables/certificates.js'

/** A class of vehicles, which is no "de", "ce" or "a". */
const levels = String.raw`(?:\s+(?:(?:de[rs]?|da|do|del)\s+)?(?:(?:Klassen?|Kl\.|Class|categoria|categoría|catégorie|cat\.|clase|classe|tipo)\s?|(?!(?:de|ce|da|a)(?!\p{L})))[A-D][E\d+]{0,2}(?:\s?[/,+]\s?[A-E][E\d]{0,2})*(?!\p{L}))?`

const patternFor = (use: string): string =>
  rowsOf(certificates)
    .flatMap((row) => (row.use === use ? [row.pattern.replaceAll('{levels}', levels)] : []))
    .join('|')

/** Written as they stand. */
export const certificationNames: string = patternFor('name')

/** Of these the case does not matter. */
export const certificationKinds: string = patternFor('kind')

const shortName = String.raw`\p{Lu}{2,7}(?:-\d{1,2})?(?![\p{L}-])`
const registering = `(?:${patternFor('register')})(?!\\p{L})`

/** "on the RCVS register", "registro ativo no CRN": a register by its short name, whichever it is. */
export const registerNames: string = [
  String.raw`(?<![\p{L}-])${shortName}[\s-]${registering}(?:\sof(?:\s\p{Ll}+){1,3})?`,
  String.raw`(?<!\p{L})${registering}(?:\s\p{Ll}+){0,3}\s\(?${shortName}`,
  String.raw`(?<!\p{L})${registering}\s(?:as|als)(?:\s\p{L}+){1,6}?\s(?:with|by|bei|beim|bij)\s(?:\p{Ll}+\s)?${shortName}`,
].join('|')

/** What every one of the kinds has in it, folded: most lines have none of these, which is soon told. */
export const certificationHints: string = patternFor('hint')
