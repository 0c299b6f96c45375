/**
 * Which of many phrases stand in a text, in one walk over its words. Phrases and text are folded; a
 * phrase stands there as whole words only. A star stands for any ending of a word, or for a whole one; one
 * that a phrase begins with, for any beginning.
 *
 * The phrases hang in a tree of their signs, so that a word that begins none of them costs two steps.
 */
export class PhraseFinder<K> {
  readonly #root: Branch<K> = new Map()
  /** Which signs of ASCII begin a phrase. */
  readonly #begins = new Uint8Array(128)

  /** The kinds that have phrases which begin within a word. */
  readonly #within: (readonly [K, RegExp])[] = []

  /** `phrases` of each kind, between semicolons. */
  constructor(kinds: Iterable<readonly [K, string]>) {
    for (const [kind, phrases] of kinds) {
      const all = [...new Set(phrases.split(';').map((each) => each.trim()))]
      for (const phrase of all) if (/^[^*]/u.test(phrase)) this.#hang(kind, phrase)
      const within = all.filter((phrase) => phrase.startsWith('*')).map((one) => one.slice(1))
      if (within.length > 0) this.#within.push([kind, patternOf(within, 'u')])
    }
  }

  /** The kinds that have a phrase in this text, each with its first place: there, the longest phrase. */
  firstIn(folded: string): ReadonlyMap<K, PhrasePlace> {
    const found = new Map<K, PhrasePlace>()
    let isInWord = false
    for (let at = 0; at < folded.length; at++) {
      const wasInWord = isInWord
      const unit = folded.charCodeAt(at)
      isInWord = unit < 128 ? plainOfWord[unit] === 1 : isOfWord(folded, at)
      // Most words begin no phrase: that is told without looking into the tree.
      if (isInWord && !wasInWord && (unit > 127 || this.#begins[unit] === 1))
        this.#walk(folded, at, found)
    }
    for (const [kind, pattern] of this.#within) {
      const place = placeOf(pattern, folded)
      if (place !== null && !isBefore(found.get(kind), place)) found.set(kind, place)
    }
    return found
  }

  #walk(text: string, from: number, found: Map<K, PhrasePlace>): void {
    let node: Node<K> | undefined
    let branch = this.#root
    for (let at = from; ; at++) {
      node = branch.get(text.charCodeAt(at))
      if (node === undefined) return
      for (const { kind, rest } of node.endings) {
        const before = found.get(kind)
        if (before !== undefined && before.at !== from) continue
        const end = endOf(text, at + 1, rest)
        if (end !== null) found.set(kind, { at: from, length: end - from })
      }
      branch = node.next
    }
  }

  #hang(kind: K, phrase: string): void {
    const [plain = ''] = phrase.split('*')
    this.#begins[plain.charCodeAt(0)] = 1
    let node: Node<K> = { next: this.#root, endings: [] }
    for (let i = 0; i < plain.length; i++) {
      const unit = plain.charCodeAt(i)
      const next: Node<K> = node.next.get(unit) ?? { next: new Map(), endings: [] }
      node.next.set(unit, next)
      node = next
    }
    node.endings.push({ kind, rest: restPattern(phrase.slice(plain.length)) })
  }
}

export interface PhrasePlace {
  at: number
  length: number
}

type Branch<K> = Map<number, Node<K>>

interface Node<K> {
  next: Branch<K>
  endings: Ending<K>[]
}

interface Ending<K> {
  kind: K
  /** The phrase from its first star on; null where it has none. */
  rest: RegExp | null
}

/** Where the phrase ends that went so far as `at`; null where its last word goes on. */
function endOf(text: string, at: number, rest: RegExp | null): number | null {
  if (rest === null) return at < text.length && isOfWord(text, at) ? null : at
  rest.lastIndex = at
  return rest.test(text) ? rest.lastIndex : null
}

const restPattern = (rest: string): RegExp | null => (rest === '' ? null : patternOf([rest], 'uy'))

function patternOf(ends: readonly string[], flags: string): RegExp {
  const each = ends.map((end) =>
    end.replace(/[.+?()[\]{}|\\^$]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}-]*`),
  )
  return new RegExp(`(?:${each.join('|')})(?![\\p{L}\\p{N}])`, flags)
}

/** The place from the begin of the word. */
function placeOf(pattern: RegExp, text: string): PhrasePlace | null {
  const match = pattern.exec(text)
  if (match === null) return null
  let at = match.index
  while (at > 0 && isOfWord(text, at - 1)) at--
  return { at, length: match.index + match[0].length - at }
}

const isBefore = (one: PhrasePlace | undefined, other: PhrasePlace): boolean =>
  one !== undefined && (one.at < other.at || (one.at === other.at && one.length >= other.length))

/** Folded, so of small letters. */
const plainOfWord = Uint8Array.from({ length: 128 }, (_, unit) =>
  /[a-z0-9]/.test(String.fromCharCode(unit)) ? 1 : 0,
)
const letterOrDigit = /[\p{L}\p{N}]/u

function isOfWord(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (unit < 128) return plainOfWord[unit] === 1
  // The second half of a sign is of the word that the first is of.
  const isSecond = unit >= 0xdc00 && unit <= 0xdfff && at > 0
  const whole = isSecond && text.charCodeAt(at - 1) >> 10 === 0x36 ? at - 1 : at
  return letterOrDigit.test(String.fromCodePoint(text.codePointAt(whole) ?? 0))
}
