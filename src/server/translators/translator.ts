/**
 * The port of whatever translates: a language model, or Bergamot on this machine.
 *
 * A translator is given lines and gives lines: it never sees a resume, and what must stay (names,
 * addresses, employers) is not in what it is given. What it answers is not believed:
 * `domain/translation` checks every line. `translator.suite.ts` holds every translator to this.
 */
import type { Language } from '#domain/language/languages.ts'

export interface Pair {
  from: Language
  to: Language
}

export interface Translator {
  /** For the log: 'bergamot', or the provider's name. */
  name: string
  /**
   * As many lines as were given, in their order. Rejects with `TranslatorFailed` when it could not
   * be reached, died or took too long, and with the signal's reason once that is aborted.
   */
  translate(lines: readonly string[], pair: Pair, signal: AbortSignal): Promise<string[]>
}

/** Why nothing came of it: `slow` took longer than it may, `broken` is everything else. */
export class TranslatorFailed extends Error {
  override name = 'TranslatorFailed'
  readonly kind: 'slow' | 'broken'
  constructor(kind: 'slow' | 'broken', message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}
