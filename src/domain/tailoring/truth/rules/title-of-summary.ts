/**
 * "Recepcionista de hotel" for "Recepcionista", where the summary calls the person just that: the
 * title keeps all its words, and those that are added lead nobody and raise nothing.
 */
import { fold } from '../../../language/fold.ts'
import { plain } from '#domain/language/plain.ts'
import { linkingWords, ranks } from './title-terms.ts'

export function isTitleOfSummary(before: string, after: string, summary: string): boolean {
  const [old, now, said] = [before, after, summary].map(wordsOf)
  if (old === undefined || now === undefined || said === undefined) return false
  if (old.length === 0 || now.length <= old.length) return false
  const isSaid = said.some((_, at) => now.every((word, i) => said[at + i] === word))
  const added = [...now]
  for (const word of old) {
    const at = added.indexOf(word)
    if (at < 0) return false
    added.splice(at, 1)
  }
  return isSaid && !added.some((word) => ranks.test(word) || raising.test(word))
}

/** "Jefe de partida (pescados)" for "Jefe de partida", where a duty calls it "la partida de pescados". */
export function isTitleWithField(
  before: string,
  after: string,
  duties: readonly string[],
): boolean {
  const [, title = '', field = ''] = /^([^()]+?) ?\(([^()]+)\)$/u.exec(plain(after)) ?? []
  if (title === '' || fold(title) !== fold(plain(before))) return false
  const last = wordsOf(title).at(-1)
  const added = wordsOf(field)
  if (added.some((word) => ranks.test(word) || raising.test(word))) return false
  return duties.some((duty) => {
    const said = wordsOf(duty)
    return said.some((word, at) => {
      if (word !== last) return false
      const behind = said.slice(at + 1)
      const first = behind.findIndex((other) => !linkingWords.has(other))
      return first >= 0 && first <= 2 && added.every((other, i) => behind[first + i] === other)
    })
  })
}

function wordsOf(text: string): string[] {
  return [...(fold(plain(text)).match(/[\p{L}\p{N}]+/gu) ?? [])]
}

const raising =
  /^(?:senior|sr|principal|expert\p{L}*|super\p{L}*|sub\p{L}*|vice|adjunt\p{L}|adjoint\p{L}?|head|lead\p{L}*|ii|iii|\d+)$/u
