/**
 * The words of one language, nested. The pages without a framework need those in
 * `/locales/{language}.json`; the app has more of them, in a file of its own.
 */
export type Words = { [key: string]: string | Words }

export function loadLocale(language: string): Promise<Words> {
  return loadWords(`/locales/${language}.json`)
}

export async function loadAppLocale(language: string): Promise<Words> {
  const files = [loadLocale(language), loadWords(`/locales/app/${language}.json`)]
  const [everywhere, ours] = await Promise.all(files)
  return { ...everywhere, ...ours }
}

async function loadWords(file: string): Promise<Words> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`no words at ${file}: ${response.status}`)
  return (await response.json()) as Words // Our own file; locales.test.ts holds its shape.
}
