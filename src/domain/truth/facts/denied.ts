/**
 * Rule 4, the other half: what the original only denies or wishes for ("no experience with X",
 * "eager to learn X") supports no claim, though the words stand there. A text that is the
 * original's own, wherever it stands now, says nothing new.
 */
import { isDenied } from '../../skills/denial.ts'
import { findSkills } from '../../skills/find.ts'
import type { Context } from '../context.ts'
import { plain } from '#domain/language/plain.ts'
import type { LineReading } from '../reading/reading.ts'
import type { Doubt } from '../doubt.ts'

export function deniedDoubts({ originalLines, newLines, resume }: Context): Doubt[] {
  const claims = newLines.flatMap(({ path, text: written }) => {
    const text = plain(written)
    return findSkills(text)
      .filter(({ start }) => !isDenied(text, start))
      .map(({ skill, start, end }) => ({ skill, path, text, claim: text.slice(start, end) }))
  })
  const known = new Set(claims.length > 0 ? originalLines.map((line) => plain(line.text)) : [])
  return claims
    .filter(({ skill, text }) => !known.has(text) && isOnlyDenied(skill, resume))
    .map(({ path, claim }) => ({ policy: 'skill', path, claim }))
}

function isOnlyDenied(skill: string, resume: readonly LineReading[]): boolean {
  const said = resume.flatMap(({ text, skills }) =>
    skills.filter((own) => own.skill === skill).map(({ start }) => isDenied(text, start)),
  )
  return said.length > 0 && said.every((isOne) => isOne)
}
