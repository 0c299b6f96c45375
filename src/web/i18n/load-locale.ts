/** One locale file, as nested words. Used by the app and by the pages without a framework. */
export type Words = { [key: string]: string | Words }

export async function loadLocale(language: string): Promise<Words> {
  const response = await fetch(`/locales/${language}.json`)
  if (!response.ok) throw new Error(`no locale ${language}: ${response.status}`)
  return (await response.json()) as Words // Our own file; tools/check-locales holds its shape.
}
