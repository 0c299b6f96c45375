/** The words around the title of an ad: labels, openings that name none, who seeks, how a post is held. */
import { fold, foldKeepingPlaces } from '#domain/language/fold.ts'
import { anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { adTitleWords } from '#tables/ad-title-words.js'

/** "un(e)", "einen/eine", "un·e". */
export const genderEnd = String.raw`(?:[*/:(_·.]-?\p{L}{1,5}\)?)?`
const any = (use: string): string => anyOf(adTitleWords, use)

/** Of a folded line. */
export const titleLabel = new RegExp(
  String.raw`^[^\p{L}]*${any('label')}[*_\s]*:[*_\s"']*(?=\S)`,
  'u',
)
export const titleHeading = new RegExp(String.raw`^[^\p{L}]*${any('label above')}[\s*_:]*$`, 'u')
/** Of a folded line. */
const notTitle = [
  /[.?:]$|^(?:https?:|www\.)/,
  new RegExp(String.raw`^(?:${any('no title opening')}(?![\p{L}-])|${any('no title')}$)`, 'u'),
  new RegExp(String.raw`(?:^|\s)${any('to reader')}(?:\s|$)`, 'u'),
]
export const isNoTitle = (line: string): boolean => {
  const folded = fold(line)
  return notTitle.some((pattern) => pattern.test(folded))
}

/** "… suchen wir in Vollzeit eine", and the title stands on the line below. */
const seekingEnd = new RegExp(
  String.raw`(?:\s${any('article')}${genderEnd}|(?<!\p{L})${any('seeking')})\s?[:…]?$`,
  'u',
)

const seekingVerb = wholeWords(any('seeking'))
export const saysSeeking = (words: string): boolean => seekingVerb.test(foldKeepingPlaces(words))

/** What an ad's first line may say before the title. */
const noLetter = String.raw`[^\p{L}\p{N}(]*`
const urgentLead = String.raw`${any('urgent')}\s*[!:–—-]+\s*`
const call = String.raw`(?:${any('offer')}|${any('call')})(?!\p{L})\s*(?:[:–—!-]+\s*|(?=\p{L}))`
const articleLead = String.raw`(?:${any('article')}${genderEnd}\s)?(?=\p{L})`
const offerLead = new RegExp(`^${noLetter}(?:${urgentLead})?${call}${articleLead}`, 'u')
const urgent = new RegExp(String.raw`^${noLetter}${urgentLead}(?=\p{L})`, 'u')

/** Where a line begins behind such words, and whether they seek somebody. */
export function leadOf(line: string): { length: number; isCall: boolean } {
  const folded = foldKeepingPlaces(line)
  const call = offerLead.exec(folded)
  const lead = call ?? urgent.exec(folded) ?? beforeWords.exec(folded)
  return { length: lead?.[0].length ?? 0, isCall: call !== null }
}
const beforeWords = /^[^\p{L}\p{N}(]*/u

export const endsSeeking = (line: string): boolean =>
  seekingEnd.test(foldKeepingPlaces(line.trimEnd().slice(-longestEnd)))
const longestEnd = 30

/** "Koch gesucht", "Doorman wanted for …": what stands before is the title. */
export const wanted = new RegExp(
  String.raw`^(.{3,70}?)(?:\s\((?:\p{L}[/|]?){2,6}\))?\s+(?:${any('urgently')}\s)?${any('wanted')}(?!\p{L})`,
  'u',
)
/** Words that say so of nothing but somebody: "Python required" asks for Python. */
export const surelyWanted = new RegExp(`${any('surely wanted')}$`, 'u')

/** Segments of a head line that say how long, how much or where, and never what. */
const noise = [
  /[€$£%]|\d{4,}|^\d|^à\s/u,
  new RegExp(String.raw`\d\s?${any('hours')}(?!\p{L})|^${any('noise')}(?![\p{L}-])`, 'u'),
]
export const isNoise = (words: string): boolean => {
  const folded = foldKeepingPlaces(words)
  return noise.some((pattern) => pattern.test(words) || pattern.test(folded))
}
