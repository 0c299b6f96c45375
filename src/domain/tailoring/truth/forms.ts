/**
 * Forms of words in a table, laid out so that those that begin at a word are found at once. A form
 * is folded; `stem*` matches by its beginning, `*stem` by its end, `a_b` is two words in a row, and
 * `^word` counts only at the beginning of a line.
 */
import { fold } from '../../language/fold.ts'

type Form<T> = { value: T; words: string[]; isFirst: boolean }

/** Forms by their exact first word, and those whose first word has an open end or beginning. */
export type FormIndex<T> = {
  exact: Map<string, Form<T>[]>
  open: Map<string, Form<T>[]>
  endings: Map<string, Form<T>[]>
}

/** Open forms are looked up by this many letters of their known end; shorter ones by all they have. */
export const keyLength = 3
const shortKey = 2

export function emptyIndex<T>(): FormIndex<T> {
  return { exact: new Map(), open: new Map(), endings: new Map() }
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
  if (first.startsWith('*')) push(index.endings, first.slice(1).slice(-keyLength), form)
  else if (first.endsWith('*')) push(index.open, first.slice(0, keyLength), form)
  else push(index.exact, first, form)
}

/** What begins at the `i`th of some folded words: the value, and how many words its form has. */
export function formsAt<T>(
  index: FormIndex<T>,
  word: string,
  i: number,
  words: readonly string[],
): { value: T; length: number }[] {
  const forms = [
    ...(index.exact.get(word) ?? []),
    ...(index.open.get(word.slice(0, keyLength)) ?? []),
    ...(index.endings.get(word.slice(-keyLength)) ?? []),
    ...(index.endings.get(word.slice(-shortKey)) ?? []),
  ]
  return forms.flatMap((form) => {
    if (form.isFirst && i > 0) return []
    const isHere = form.words.every((part, k) => fits(part, k === 0 ? word : (words[i + k] ?? '')))
    return isHere ? [{ value: form.value, length: form.words.length }] : []
  })
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
