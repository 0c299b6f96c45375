/**
 * What keeps to one line of paper: the sheet of the editor and the file to download break their lines by
 * this one pattern.
 *
 * A word with a sign at which a line may break (a hyphen, a slash), since some readers drop a hyphen at
 * the end of a line. Guillemets and their words, and a sign of French that has a space before it. Numbers
 * with their spaces and units ("2 500 000 €", "15 %", "€ 5.000"), initials ("z. B."). The text is left
 * as it was written: it is the line that does not end there.
 */
const word = String.raw`\S{0,20}`
const grouped = String.raw`${word}\d(?: \d{3}\b)+${word}`
const measured = String.raw`(?:${grouped}|${word}\d\S{0,3}) [%‰€]${word}|${word}€ \d${word}`
const initials = String.raw`[(„“"«]?\p{L}\.(?: \p{L}\.)+${word}`
const bound = `${measured}|${grouped}|${initials}`

/** One group. From the begin of a word, so that no text takes long. */
export const keptTogether = new RegExp(
  String.raw`(?<!\S)((?:« )?(?:${bound}|\S{1,40})(?: [»:;!?]${word})+|« (?:${bound}|\S{1,40})|${bound}|\S+[-‐–—/]\S+)`,
  'gu',
)
