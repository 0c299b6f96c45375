/** Puts words on a page that was rendered without a framework: `data-t`, `data-t-label`. */
import type { Words } from './load-locale.ts'

/** What stands in the words at `{{name}}`. */
export type Values = Readonly<Record<string, string | number | null | undefined>>

export function speak(page: ParentNode, words: Words, values: Record<string, string>): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-t]')) {
    const word = wordAt(words, element.dataset['t'] ?? '', values)
    // A title keeps the product's name behind it.
    if (word !== null)
      element.textContent = element.textContent.endsWith(' · Lapel') ? `${word} · Lapel` : word
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-t-label]')) {
    const word = wordAt(words, element.dataset['tLabel'] ?? '', values)
    if (word !== null) element.setAttribute('aria-label', word)
  }
}

/** The words at `group.key`, with its `{{values}}`; null where there are none. */
export function wordAt(words: Words, key: string, values: Values = {}): string | null {
  let found: Words | string | undefined = words
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') return null
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
