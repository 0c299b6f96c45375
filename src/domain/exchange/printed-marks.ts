/**
 * The marks of a text as its sheet prints them: quotes, apostrophes, dashes, three dots and the spaces of
 * French, in the manner of the language. The words stay as they were written, and so does every mark that
 * may be something else (5'11", 24-7).
 */
import type { Language } from '../language/languages.ts'

/** A space at which no line ends; French and German set it narrow. */
const narrowSpace = '\u202F'

type Change = readonly [find: RegExp, set: string]

const everywhere: readonly Change[] = [
  [/ {2,}/g, ' '],
  [/(?<!\.)\.{3}(?!\.)/g, '…'],
  // A sign of an option of a command has no space behind it.
  [/(?<=[^\s-]) --? (?=[^\s-])/g, ' – '],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/(?<![^\s(])'(?=\d\ds\b)/g, '’'],
]

const guillemets: readonly Change[] = [
  [/« ?(?=\S)/g, `«${narrowSpace}`],
  [/(?<=\S) ?»/g, `${narrowSpace}»`],
]

const apartPercent: readonly Change[] = [[/(?<=\d) ?%(?![\p{L}-])/gu, `${narrowSpace}%`]]

const inLanguage: Readonly<Record<Language, readonly Change[]>> = {
  en: [],
  de: apartPercent,
  es: apartPercent,
  fr: [
    ...guillemets,
    ...apartPercent,
    [/(?<=\S) (?=[:;!?](?![\p{L}\p{N}]))/gu, narrowSpace],
    // Names of firms end with a sign of exclamation (Yahoo!): it gets no space that was not written.
    [/(?<=[\p{L}\p{N})\]»”’])(?=[:;?](?!\S))/gu, narrowSpace],
  ],
  pt: [],
  nl: [],
}

const quotes: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: [`«${narrowSpace}`, `${narrowSpace}»`],
  pt: ['“', '”'],
  nl: ['“', '”'],
}

export function printedMarks(text: string, language: Language): string {
  // Most texts of a resume have none of them.
  if (!/['"%«»:;!?-]|\.{3}| {2}/.test(text)) return text
  const changes = [...everywhere, ...inLanguage[language]]
  const quoted = spans(withQuotes(text, quotes[language]))
  return changes.reduce((printed, [find, set]) => printed.replace(find, set), quoted)
}

/** Straight quotes, where each one that opens has one that closes; otherwise as they are. */
function withQuotes(text: string, [open, close]: readonly [string, string]): string {
  const parts = text.split('"')
  const marks = parts.length - 1
  if (marks === 0 || marks % 2 === 1) return text
  const pairs = parts.every((part, i) => {
    if (i === marks) return true
    const next = parts[i + 1] ?? ''
    return i % 2 === 0
      ? /(?:^|[\s(«\p{Pd}/])$/u.test(part) && /^\S/.test(next)
      : /\S$/.test(part) && !/^[\p{L}\p{N}]/u.test(next)
  })
  if (!pairs) return text
  return parts.reduce((said, part, i) => said + (i % 2 === 1 ? open : close) + part)
}

/** Two years, or two small numbers with what they count behind them: "3-4 people"; "24-7" is none. */
const span =
  /(?<![\p{L}\p{N}.,:/-])(?:((?:19|20)\d\d)-((?:19|20)\d\d)(?![\p{L}\p{N}/-]|[.,:]\d)|(\d\d?)-(\d\d?)(?= ?%| [\p{L}€]))/gu

const spans = (text: string): string =>
  text.replace(span, (written, ...numbers: (string | undefined)[]) => {
    const [from = '', to = ''] = numbers[0] === undefined ? numbers.slice(2) : numbers
    return Number(from) < Number(to) ? `${from}–${to}` : written
  })

/** Texts that differ in such marks alone are one and the same by this. */
export const withPlainMarks = (text: string): string =>
  text
    .replace(/«\s?|\s?»|[“”„]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/\p{Pd}+/gu, '-')
    .replaceAll('…', '...')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[:;!?%])/g, '')
