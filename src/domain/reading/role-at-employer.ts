/** A role and its employer in one part of a head, with a word between them or the employer's alone. */
import type { Part } from './head-parts.ts'
import { employerScore, roleScore } from './lexicon.ts'

/** "Nurse at St. Mary", "Pfleger bei der Caritas", "Serveuse chez Lulu". */
export function splitAt(given: Part): Part[] {
  const part = withoutAt(given)
  const match =
    /^(.+?),?\s+(?:at|@|bei(?:\s+der|\s+dem)?|beim|chez|bij(?:\s+de|\s+het)?)\s+(.+)$/u.exec(
      part.text,
    )
  if (match === null) {
    const loose = /^(.+?),?\s+(?:en|em|na|no|im|am)\s+(\p{Lu}.+)$/u.exec(part.text)
    if (
      loose === null ||
      roleScore(loose[1] ?? '') === 0 ||
      employerScore(loose[2] ?? '') === 0 ||
      roleScore(loose[2] ?? '') > 0 ||
      !/\s/.test(loose[2] ?? '')
    )
      return [part]
    return [
      { ...part, text: loose[1] ?? '' },
      { ...part, text: loose[2] ?? '' },
    ]
  }
  if (!/^[\p{Lu}\d"“]/u.test(match[2] ?? '')) return [part]
  return [
    { ...part, text: match[1] ?? '' },
    { ...part, text: match[2] ?? '' },
  ]
}

/** The role stood in type of its own before it: "bij Flevo Distributie", "@ Larkspur Live". */
export const withoutAt = (part: Part): Part => ({ ...part, text: part.text.replace(onlyAt, '') })

const onlyAt = /^(?:at|@|bei(?:\s+der|\s+dem)?|beim|chez|bij(?:\s+de|\s+het)?)\s+(?=[\p{Lu}\d"“])/u
