/** What a browser's Accept-Language tells: the language to write in, and the paper to print on. */
import type { Language } from '#domain/language/languages.ts'
import { isLanguage } from '#domain/language/languages.ts'
import type { Paper } from '#domain/resume/resume.ts'

/** The first of the product's languages that is asked for; English where none is. */
export function preferredLanguage(header: string | undefined): Language {
  const best = wishesIn(header).find(({ language }) => isLanguage(language))?.language
  return isLanguage(best) ? best : 'en'
}

/** Where paper is Letter and not A4. */
const letterRegions = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']

/** The paper of the first region that is named; A4 where none is. */
export function preferredPaper(header: string | undefined): Paper {
  const region = wishesIn(header).find((wish) => wish.region !== undefined)?.region
  return region !== undefined && letterRegions.includes(region) ? 'letter' : 'a4'
}

function wishesIn(header: string | undefined) {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/)
      const [language, ...rest] = tag.trimEnd().split('-')
      const region = rest.find((part) => /^[a-z]{2}$/i.test(part))
      return {
        language: language?.toLowerCase(),
        region: region?.toUpperCase(),
        weight: Number(weight ?? 1),
      }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
}
