/**
 * Hides what is private before a model sees a text, and shows it again in what the model wrote.
 *
 * What `domain/privacy` finds becomes tokens such as [NAME_1], wherever in the text it stands. It
 * loses nothing: a token stands for the very characters it replaced, so hiding too much does no
 * harm but to the model's understanding.
 */
import type { PrivateKind } from '#domain/privacy/private-span.ts'
import { withoutOverlaps } from '#domain/privacy/private-span.ts'
import { privateFinder } from '#domain/privacy/private-finder.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

type Kind = PrivateKind | 'WORD'

export interface Mask {
  hide(text: string): string
  /** Null where the text holds a token that stands for nothing. */
  show(text: string): string | null
}

export const token = /\[[A-Z]{4,8}_\d{1,6}\]/gi

/** `more` are texts beside the resume that may say who it is about. */
export function createMask(content: ResumeContent, more: readonly string[] = []): Mask {
  const find = privateFinder(content, more)
  const tokens = new Map<string, string>()
  const hidden = new Map<string, string>()
  const counts = new Map<Kind, number>()
  const tokenFor = (kind: Kind, text: string): string => {
    const known = tokens.get(text)
    if (known !== undefined) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const made = `[${kind}_${count}]`
    tokens.set(text, made)
    hidden.set(made, text)
    return made
  }
  return {
    hide(text) {
      let at = 0
      let masked = ''
      for (const { start, end, kind } of withoutOverlaps([...tokensIn(text), ...find(text)])) {
        masked += text.slice(at, start) + tokenFor(kind, text.slice(start, end))
        at = end
      }
      return masked + text.slice(at)
    },
    show(text) {
      let isKnown = true
      const shown = text.replace(token, (found) => {
        const original = hidden.get(found.toUpperCase())
        if (original === undefined) isKnown = false
        return original ?? ''
      })
      return isKnown ? shown : null
    },
  }
}

/** What looks like a token already stands for itself. */
const tokensIn = (text: string): { start: number; end: number; kind: Kind }[] =>
  Array.from(text.matchAll(token), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    kind: 'WORD',
  }))
