/**
 * Texts that repeat one fragment: what backtracking patterns and comparisons of everything with
 * everything take longest for. Some fragments are known to be hostile to a kind of code, and the
 * others are short ones by chance.
 */
import { randomFrom } from '../seeded.ts'

/** Each repeated alone: runs of one class, unfinished marks, lists, dates, numbers, initials. */
export const fragments: readonly string[] = [
  'a', 'A', '1', ' ', '\t', '\n', '-', '.', ',', '~', '(', ')', '"', "'", '/', '\\', '*', '#', '[', '<', '&', '@', '|', ':', ';', '•', '🐟', '\u0301', '\u200d', '\u00a0',
  'A.', 'A.B.C.', 'A-', 'Aa ', 'aB', 'A B ', 'a ', 'a.', 'a,', 'a, ', 'a-b', 'a/b', 'A&B', 'a@', 'a@b.', 'a1', '1.', '1,', '1 ', '1-', '1/', '- ', '* ', '~ ', '1. ', 'a) ', '| a ', '<a ', '<p>', '</', '<!--', '&amp;', '&#', '![', '[a](', '](', '**', '`', '{{', '{"a":', '[[', '"a",', '\\u', '\\"',
  'We are A.B.C.', 'Acme is ', 'Wir sind Acme und ', 'at Acme, ', 'x und y, ', 'de la ', 'and of the ', 'St. ', 'Bei der ', 'GmbH & Co. ', '(m/w/d) ', ' - ', ' | ', ' · ', ' – ',
  'Jan 2019 - ', '01/2019 – 02/2020, ', '2019', '2019-', 'Mai ', 'since 2019 ', '12.03.', '5 years of ', '€ 50.000 - ', '50k ', '10 % ', '3 x ', 'two ', 'hundert', 'und', 'ein',
  'Python, ', 'TS', 'CI/CD ', 'C++ ', '.NET ', 'no experience of ', 'not ', 'ohne ', 'SAP ', 'QA ', 'ABCDEFG ', 'GPs ', 'I led QA. ', 'Requirements: ', '# A', '- A: ', 'http://a.', 'https://a/', 'www.a', 'mailto:a', '+49 ', '(030) ', 'licence C, ', 'responsible for ', 'for the ', 'er', 'ge', 'ung', 'Straße ', 'Ünü', 'ſ', 'ﬁ', 'İ', 'ß', '漢', '\ud83d', 'a\u0000', 'B1', 'A1,', 'IV', 'º', '½', '=', '_', '%', '+', '!', '?', '…',
] // prettier-ignore

/** Repeats a fragment up to a length: as one line, a line each, in words, or up to an end of its own. */
const forms: Readonly<Record<string, (fragment: string, length: number) => string>> = {
  line: (fragment, length) => repeated(fragment, length),
  lines: (fragment, length) => repeated(`${fragment}\n`, length),
  'lines of ten': (fragment, length) => repeated(`${fragment.repeat(10)}\n`, length),
  words: (fragment, length) => repeated(`${fragment} `, length),
  ended: (fragment, length) => `x${repeated(fragment, length - 3)}\u0001!`,
  'after words': (fragment, length) => `We are Acme. ${repeated(fragment, length - 20)} zzz.`,
  counted: (fragment, length) => {
    let text = ''
    for (let i = 0; text.length < length; i++) text += `${fragment}${i.toString(36)} `
    return text.slice(0, length)
  },
}

export const formNames: readonly string[] = Object.keys(forms)

const repeated = (fragment: string, length: number): string =>
  fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length)

export interface HostileText {
  form: string
  fragment: string
}

export const writtenOut = ({ form, fragment }: HostileText, length: number): string => {
  const write = forms[form]
  if (write === undefined) throw new RangeError(`no form ${form}`)
  return write(fragment, length).toWellFormed()
}

/** The text of a number: known fragments in every form first, then short ones by chance. */
export function hostileText(number: number): HostileText {
  const random = randomFrom(number)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const known = fragments[Math.floor(number / formNames.length)]
  const form = formNames[number % formNames.length] ?? 'line'
  if (known !== undefined) return { form, fragment: known }
  const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    random() < 0.3 ? String.fromCodePoint(32 + Math.floor(random() * 600)) : pick(fragments),
  )
  return { form, fragment: parts.join('') }
}
