/** All content words of some lines, laid out for quick look-up. */
import type { LineReading, Word } from './reading.ts'
import { acronymsIn } from './spelled-out.ts'

export type Pool = {
  stems: ReadonlySet<string>
  roots: ReadonlySet<string>
  concepts: ReadonlySet<string>
  /** Folded, as written. */
  exact: ReadonlySet<string>
  /** Without gendered endings, those long enough to compare letter by letter. */
  words: readonly string[]
  /** "GPs" as "gp". */
  acronyms: readonly string[]
  /** Initials of neighbouring words, "qa" for "quality assurance", of two to five words. */
  initials: ReadonlySet<string>
  /** Whether a word is in it, for those that were looked for. */
  found: WeakMap<Word, boolean>
}

const pools = new WeakMap<object, Pool>()

/** The pool of some lines; that of one line, or of one and the same list, is made once. */
export function poolOf(lines: readonly LineReading[]): Pool {
  const [only, another] = lines
  const key = only !== undefined && another === undefined ? only : lines
  const known = pools.get(key)
  if (known) return known
  const made = poolMadeOf(lines)
  pools.set(key, made)
  return made
}

/** Few rules ask for everything that some lines have: each part is made when it is first asked for. */
function poolMadeOf(lines: readonly LineReading[]): Pool {
  let all: readonly Word[] | undefined
  const words = () => (all ??= lines.flatMap((line) => line.words))
  const parts: { -readonly [Part in keyof Pool]?: Pool[Part] } = {}
  return {
    found: new WeakMap(),
    get stems() {
      return (parts.stems ??= new Set(words().map((word) => word.stem)))
    },
    get roots() {
      return (parts.roots ??= new Set(words().map((word) => word.root)))
    },
    get concepts() {
      return (parts.concepts ??= conceptsOf(words()))
    },
    get exact() {
      return (parts.exact ??= new Set(words().flatMap(({ word }) => [word, withoutDomain(word)])))
    },
    get acronyms() {
      return (parts.acronyms ??= lines.flatMap(acronymsIn))
    },
    get initials() {
      return (parts.initials ??= new Set(lines.flatMap(initialsIn)))
    },
    get words() {
      return (parts.words ??= [
        ...new Set(
          words()
            .filter((w) => w.word.length >= 4)
            .map((w) => w.form),
        ),
      ])
    },
  }
}

function conceptsOf(words: readonly Word[]): Set<string> {
  const found = new Set<string>()
  for (const { meanings, broad } of words)
    for (const ids of [meanings, broad]) for (const id of ids) found.add(id)
  return found
}

/** Small words may stand between: "taxe sur la valeur ajoutée" is "tva". */
function initialsIn({ words }: LineReading): string[] {
  const content = words.filter((word) => /^\p{L}/u.test(word.word) && word.word.length > 2)
  return [2, 3, 4, 5].flatMap((length) =>
    content.slice(length - 1).map((_, i) =>
      content
        .slice(i, i + length)
        .map((word) => word.word.charAt(0))
        .join(''),
    ),
  )
}

/** "Booking" of "Booking.com": what a firm is called by where it is found. */
export function withoutDomain(word: string): string {
  return word.replace(domain, '')
}

const domain =
  /(?<=\p{L}{3})\.(?:com|org|net|eu|de|at|ch|fr|be|es|mx|ar|pt|br|nl|ie|uk|co\.uk|com\.br)$/u
