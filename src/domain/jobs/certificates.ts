/** Certificates, licences and registrations that a line names, by the tables beside. */
import { foldKeepingPlaces } from '../language/fold.ts'
import {
  certificateEnds,
  certificateLetters,
  certificatePhrases,
  noCertificates,
} from './certificates.data.ts'
import type { Span } from './reading.ts'

const listOf = (names: string, between: RegExp): string[] =>
  names
    .split(between)
    .map((name) => name.trim())
    .filter((name) => name !== '')

const escaped = (name: string): string => name.replaceAll(/[.+()[\]{}^$\\|?]/g, String.raw`\$&`)

const letters = new RegExp(
  String.raw`(?<![\p{L}\p{N}&/-])(?:${listOf(certificateLetters, /\s+/).map(escaped).join('|')}|NR[- ]?\d{1,2}|CACES(?:\s+R\d+\p{L}?)?)(?![\p{L}\p{N}])`,
  'gu',
)
const phrases = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${listOf(certificatePhrases, /;/)
    .map((name) =>
      escaped(foldKeepingPlaces(name))
        .replaceAll('*', String.raw`\p{L}*`)
        .replaceAll('#', String.raw`\d+`)
        .replaceAll(' ', String.raw`\s+`),
    )
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}\p{N}])`,
  'gu',
)
const compounds = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[\p{L}-]{3,30}(?:${listOf(certificateEnds, /\s+/).join('|')})e?s?(?!\p{L})`,
  'giu',
)
const excluded = new RegExp(
  `^(?:${listOf(noCertificates, /\s+/).map(foldKeepingPlaces).join('|')})e?s?$`,
  'u',
)

export function namedCertificatesIn(line: string): Span[] {
  const folded = foldKeepingPlaces(line)
  const spanOf = (match: RegExpExecArray | RegExpMatchArray): Span => ({
    start: match.index ?? 0,
    end: (match.index ?? 0) + match[0].length,
  })
  const spans = [
    ...[...folded.matchAll(phrases)].map(spanOf),
    ...[...line.matchAll(letters)].map(spanOf),
    ...[...folded.matchAll(compounds)].filter(([name]) => !excluded.test(name)).map(spanOf),
  ]
  return spans
}
