/**
 * Forms of words in a table, laid out so that those that begin at a word are found at once. A form
 * is folded; `stem*` matches by its beginning, `*stem` by its end, `a_b` is two words in a row, and
 * `^word` counts only at the beginning of a line.
 */
import { fold } from '../../language/fold.ts'
import type { Recent } from '../../language/remembered.ts'
import { recent } from '../../language/remembered.ts'

type Form<T> = { value: T; words: string[]; isFirst: boolean }

/**
 * Forms by their exact first word, and those whose first word has an open end or beginning by all
 * that is known of it: a look-up asks for each beginning of a word, however many forms there are.
 */
export type FormIndex<T> = {
  exact: Map<string, Form<T>[]>
  open: Map<string, Form<T>[]>
  endings: Map<string, Form<T>[]>
  /** Letters of the longest beginning and of the longest ending. */
  longest: { open: number; ending: number }
  /** The forms whose first word some word is, for those that were looked up: few words make most lines. */
  begun: Recent<readonly Form<T>[]>
}

const mostBegun = 5_000

/** Open words of lists are looked up by this many letters. */
export const keyLength = 3

export function emptyIndex<T>(): FormIndex<T> {
  return {
    exact: new Map(),
    open: new Map(),
    endings: new Map(),
    longest: { open: 0, ending: 0 },
    begun: recent(mostBegun),
  }
}

export function addForm<T>(index: FormIndex<T>, value: T, written: string): void {
  const isFirst = written.startsWith('^')
  // Words are cut at hyphens, so forms are.
  const words = written
    .replace('^', '')
    .split(/[_-]/u)
    .map(fold)
    .filter((part) => part !== '')
  const [first = ''] = words
  const form = { value, words, isFirst }
  const known = first.replaceAll('*', '')
  const { longest } = index
  if (first.startsWith('*')) {
    push(index.endings, known, form)
    longest.ending = Math.max(longest.ending, known.length)
  } else if (first.endsWith('*')) {
    push(index.open, known, form)
    longest.open = Math.max(longest.open, known.length)
  } else push(index.exact, first, form)
}

/** What begins at the `i`th of some folded words: the value, and how many words its form has. */
export function formsAt<T>(
  index: FormIndex<T>,
  word: string,
  i: number,
  words: readonly string[],
): { value: T; length: number }[] {
  const found: { value: T; length: number }[] = []
  for (const { value, words: parts, isFirst } of begunBy(index, word)) {
    if (isFirst && i > 0) continue
    let k = 1
    while (k < parts.length && fits(parts[k] ?? '', words[i + k] ?? '')) k += 1
    if (k === parts.length) found.push({ value, length: k })
  }
  return found
}

function begunBy<T>(index: FormIndex<T>, word: string): readonly Form<T>[] {
  const known = index.begun.get(word)
  if (known !== undefined) return known
  const { open, ending } = index.longest
  const made = [...(index.exact.get(word) ?? [])]
  for (let length = 0; length <= Math.min(word.length, open); length += 1)
    made.push(...(index.open.get(word.slice(0, length)) ?? []))
  // An ending is one of a longer word.
  for (let length = Math.min(word.length - 1, ending); length > 0; length -= 1)
    made.push(...(index.endings.get(word.slice(-length)) ?? []))
  index.begun.set(word, made)
  return made
}

export function fits(form: string, word: string): boolean {
  if (form.endsWith('*')) return word.startsWith(form.slice(0, -1))
  if (form.startsWith('*')) return word.length > form.length - 1 && word.endsWith(form.slice(1))
  return form === word
}

export function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
