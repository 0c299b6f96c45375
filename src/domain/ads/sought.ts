/**
 * Who a sentence says is sought: "Wir suchen eine Köchin", "we are after a full-time waiter",
 * "vaga para operador", in six languages.
 */
import { fold, foldKeepingPlaces } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'
import { anyIn, anyOf } from '#domain/language/word-patterns.ts'
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { adTitleWords } from '#tables/ad-title-words.js'
import { genderEnd } from './title-words.ts'

export interface Sought {
  start: number
  end: number
  /** How sure it is that this is a title: 1 for the words around it, 3 with an occupation. */
  sure: number
}

const tailOf = (capital: string): string =>
  String.raw`[*_"“„]*((?:\p{L}|\(|\.(?=${capital}))(?:[^.,;:!?\n]|[.:](?=\p{L})){2,110})`
const sentenceEnd = /(?<!\d)[.;:!?\n](?=\s|$)/u

interface Pattern {
  /** Who seeks, or the post; of a folded line. */
  cue: RegExp
  /** What stands before who is sought, wherever it comes in the rest of the sentence. */
  article: RegExp
  /** The words name a title even where no occupation is known. */
  isSure: boolean
  /** Titles begin with a capital. */
  isGreat: boolean
}

const any = (use: string): string => anyOf(adTitleWords, use)
const cueOf = (words: string): string => String.raw`(?<!\p{L})${words}(?![\p{L}-])`

const pattern = (language: Language, cue: string, article: string): Pattern => ({
  cue: new RegExp(cueOf(anyIn(adTitleWords, language, cue)), 'gu'),
  article: new RegExp(
    String.raw`\s(?:${anyIn(adTitleWords, language, article)}${genderEnd}|\d{1,2})\s+(?=\p{L}|\(|\.\p{L})`,
    'gu',
  ),
  isSure: cue === 'seeks',
  isGreat: withCapitals.has(language),
})
const withCapitals: ReadonlySet<Language> = new Set(['de', 'en'])

/** So far behind who seeks stands who is sought. */
const furthest = 150
/** In one line, by one pattern. */
const mostCues = 4
/** Between who seeks and who is sought, where no known occupation proves that it is somebody. */
const nearest = 45

const patterns: readonly Pattern[] = languages.flatMap((language) => [
  pattern(language, 'seeks', 'one sought'),
  pattern(language, 'post', 'in post'),
])
/** "Se busca camarero", "Contrata auxiliar": no article, so the occupation has to be known. */
const bare = new RegExp(
  String.raw`(?<!\p{L})${any('seeks bare')}\s+${tailOf(String.raw`\p{L}`)}`,
  'u',
)

/** Of a folded text. */
const ends = [
  new RegExp(String.raw`\s(?:${any('title ends')}|\d)\s`, 'u'),
  /\((?:[mwfdhxv]\s*[/|]|\d)|\s[hm]\/[fv](?!\p{L})|\s[–—|-]\s|["“”]/u,
]
/** "A" is another word, and so is "des". */
const accentedEnd = /\s(?:à|dès)\s/iu

const adjectives = new RegExp(String.raw`^(?:(?:${any('before title')}${genderEnd}|,)\s+)+`, 'u')

const someone = new RegExp(
  String.raw`^(?!${any('somebody')}\s)(?:${any('further')} )?${any('anybody')}(?![\p{L}-])`,
  'u',
)

/** Whether the words may name who is sought, and not anybody. */
export const namesSomebody = (words: string): boolean => {
  const folded = fold(words)
  return !someone.test(folded) && !endsInThing.test(folded)
}

/** "the recruitment team", "our platform unit": an occupation within, and nobody who is sought. */
const endsInThing = new RegExp(String.raw`(?:^|\s)${any('thing')}$`, 'u')

/** Any of the cues, tried first: most lines seek nobody. */
const anyCue = new RegExp(cueOf(anyOf(adTitleWords, 'seeks', 'post')), 'u')

export function soughtIn(line: string): Sought | null {
  const folded = foldKeepingPlaces(line)
  if (!anyCue.test(folded) && !bare.test(folded)) return null
  let best: Sought | null = null
  for (const { cue, article, isSure, isGreat } of patterns) {
    cue.lastIndex = 0
    for (let found = cue.exec(folded), i = 0; found !== null && i < mostCues; i++) {
      const from = found.index + found[0].length
      const near = folded.slice(from, from + furthest)
      const rest = near.slice(0, sentenceEnd.exec(near)?.index ?? near.length)
      article.lastIndex = 0
      for (let hit = article.exec(rest); hit !== null; hit = article.exec(rest)) {
        const at = from + hit.index + hit[0].length
        // "cherche des solutions", "needs the skills": several or a known one is no vacancy.
        const isNamed = /^\p{Lu}\p{L}+\s\p{Lu}/u.test(line.slice(at, at + 40))
        const isFar = hit.index > (isNamed ? 2 * nearest : nearest) || many.test(hit[0])
        const sought = nameAt(line, at, isSure && !isFar, isGreat)
        if (sought !== null && sought.sure > (best?.sure ?? 0)) best = sought
        article.lastIndex = hit.index + 1
      }
      found = cue.exec(folded)
    }
  }
  if (best !== null) return best
  const match = bare.exec(folded)
  if (match === null) return null
  const end = match.index + match[0].length
  const said = line.slice(end - (match[1] ?? '').length, end)
  const isNamed = /^\p{Lu}\p{L}+\s(?:de\s)?\p{Lu}/u.test(said)
  return nameAt(line, end - said.length, isNamed, false)
}

const many = new RegExp(String.raw`\s(?:${any('many')}|\d+)\s`, 'u')

const said = new RegExp(tailOf(String.raw`\p{Lu}`), 'uy')

/** The name that begins at a place, without adjectives before it and what follows it. */
function nameAt(line: string, from: number, isSure: boolean, isGreat: boolean): Sought | null {
  said.lastIndex = from
  const match = said.exec(line)
  const whole = match?.[1]
  if (match === null || whole === undefined) return null
  const lead =
    adjectives.exec(foldKeepingPlaces(whole))?.[0].length ??
    (isGreat ? /^(?:\p{Ll}[\p{L}/-]*\s+){1,4}(?=\p{Lu})/u.exec(whole)?.[0].length : 0) ??
    0
  const rest = whole.slice(lead)
  const cut = rest.slice(0, endOfTitle(rest)).replace(/(?<![\s*_"”“])[\s*_"”“]+$/u, '')
  // "collaborateur en droit social (H/F)": up to the mark, where what is cut off names nobody.
  const name = namesSomebody(cut) ? cut : (toMark.exec(rest)?.[1] ?? cut)
  if (name.length < 3 || name.split(/\s+/).length > 8 || !namesSomebody(name)) return null
  const start = match.index + match[0].length - whole.length + lead
  const known = namesOccupation(name) || marked.test(rest.slice(name.length))
  if (!known && (!isSure || (isGreat && !/^\p{Lu}/u.test(name)))) return null
  return { start, end: start + name.length, sure: known ? 2.6 : 1 }
}

const toMark =
  /^((?:(?!\s(?:für|for|pour|para|voor)\s)[^,.;:!?(]){3,70}?)\s*[([](?:[hmwfv]|gn)\s?[/|]/iu

/** "(m/w/d)", "H/F": what only titles bear. */
const marked = /^\s*[([]?(?:[hmwfv]|gn)\s?[/|]\s?[hmwfvd]/iu

/** Where a title ends and the sentence goes on: "… für unser Haus", "… to join us", "(m/w/d)". */
export function endOfTitle(words: string): number {
  const said = `${words} `
  const folded = foldKeepingPlaces(said)
  const found = [...ends.map((end) => folded.search(end)), said.search(accentedEnd)]
  const first = Math.min(words.length, ...found.filter((at) => at >= 0))
  return words.slice(0, first).trimEnd().length
}
