import { localeFile, type LocalePart } from './locale-parts.ts'

/** The words of one language, nested. */
export type Words = { [key: string]: string | Words }

export async function loadLocale(
  language: string,
  ...parts: readonly LocalePart[]
): Promise<Words> {
  const read = await Promise.all(parts.map((part) => loadWords(`/${localeFile(part, language)}`)))
  return Object.assign({}, ...read) as Words
}

async function loadWords(file: string): Promise<Words> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`no words at ${file}: ${response.status}`)
  return (await response.json()) as Words // Our own file; locales.test.ts holds its shape.
}
