/**
 * How an ad's sentences name the employer: "X sucht", "we are X", "à propos de X". The patterns read a
 * plain line (`plainLine`) and take the name as their first group.
 */
import { anyAmong, anyOf, phrasesOf } from '#domain/language/word-patterns.ts'
import { employerSentences } from '#tables/employer-sentences.js'
import { employerLabels, legalForms } from './employer-words.ts'

const any = (use: string): string => anyOf(employerSentences, use)
/** With a small or a great first letter: at the beginning of a sentence, or within. */
const either = (use: string): string =>
  anyAmong(
    phrasesOf(employerSentences, use).flatMap((phrase) => [
      phrase,
      phrase.charAt(0).toUpperCase() + phrase.slice(1),
    ]),
  )

const connector = String.raw`(?:&|\+|${any('connector')})`
/** "Dr. ", "J.P. ". What goes on without a gap ("A.B.C") is one word: read in two ways, it took cubic time. */
const before = String.raw`(?:(?:St|Ste|Sta|Sto|Dr|Dra|Prof|Fa|Gebr|Ets|Ing|Dipl|Mr|Sr|(?:\p{Lu}\.){0,3}\p{Lu})\.[\s-]){0,3}`
const word = String.raw`${before}(?:[dlDL]['’])?(?:\p{Lu}|\d(?=\p{Lu}|&))[\p{L}\p{N}\p{M}]*(?:[&'’+.-][\p{L}\p{N}]+){0,8}`
const form = String.raw`(?:${legalForms.join('|')})(?![\p{L}\p{N}])`
const name = String.raw`(${word}(?:,\s${word}(?=\s(?:&|und|et|y|e)\s))?(?:\s(?:${connector}\s){0,2}(?:${word}|\d{1,4}(?!\p{N}))){0,6}(?:,?\s${form}|(?<=\s(?:Asoc|Ass|Cía|Cia|Zn|Co))\.)?)`
const sentence = String.raw`(?:^[^\p{L}\p{N}]*|(?<=[.!?:;–—|)])\s+|(?<=[.!?…])\s*)`
const article = String.raw`(?:${either('article')},?\s|[Ll]['’])?`
/** What may be said of an employer between its name and its verb. */
const bracket = String.raw`(?:\s\([^)]{1,40}\))?`
const aside = String.raw`${bracket}(?:,\s[^.;:!?]{1,110}?,|\s${any('in place')}\s\p{Lu}[\p{L}\s./-]{1,40}?)?`

/** "Aktuell suchen wir": the one who acts comes behind the verb, so what stands before is no name. */
const notWe = String.raw`(?!\p{L})(?!\s${any('person')}(?!\p{L}))`
const hires = any('hires') + notWe
const does = any('does') + notWe

const pattern = (source: string): RegExp => new RegExp(source, 'u')

/** Looked for first, since it is short: without it the pattern beside it cannot match. */
const hiring = pattern(`\\s${hires}`)
const doing = pattern(`\\s${does}`)
export const being = pattern(String.raw`\s${any('being')}\s`)

/** How a sentence names who hires, the surest first; a weight each. */
export const sentences: readonly (readonly [kind: string, weight: number, RegExp, RegExp?])[] = [
  ['hires', 6, pattern(`${sentence}${article}${name}${aside}\\s${hires}`), hiring],
  ['hires', 6, pattern(`,\\s${article}${name}${aside}\\s${hires}`), hiring],
  [
    'we',
    5,
    pattern(
      String.raw`(?<!\p{L})${either('we')},?\s(?:${any('of')}\s)?${article}${name}(?=[,.:!–]|\s${any('go on')}\s|$)`,
    ),
  ],
  [
    'we',
    5,
    pattern(
      String.raw`(?<!\p{L})${either('join')}\s${article}${name}(?=\s?[:,.!?–-]|\s${any('join as')}(?!\p{L})|$)`,
    ),
  ],
  ['at', 5, pattern(String.raw`${sentence}${either('at')}\s${name},?\s${any('then we')}`)],
  ['for', 4, pattern(String.raw`${either('for')},?\s${article}${name}(?=[,.]|\s\p{Ll})`)],
  [
    'signed',
    4,
    pattern(
      String.raw`${sentence}${either('whose')}\s?${either('team')}\s${any('team of')}\s${article}${name}[^\p{L}]*$`,
    ),
  ],
  ['signed', 4, pattern(String.raw`^${either('your')}\s(${name.slice(1, -1)}\s?)[^\p{L}]*$`)],
  [
    'about',
    5,
    pattern(String.raw`^[^\p{L}]*${either('about')}\s?${article}${name}\s*[?:.]?[^\p{L}]*$`),
  ],
  [
    'what',
    4,
    pattern(
      String.raw`${sentence}${article}${name}${bracket}\s${any('being')}\s[^.!?]{0,70}?\p{L}*${any('company')}s?(?!\p{L})`,
    ),
    being,
  ],
  [
    'kind',
    3,
    pattern(String.raw`(?<!\p{L})(?:${either('kind behind')}\s|[Ll]['’])${any('kind')}\s${name}`),
  ],
  [
    'kind-hires',
    4,
    pattern(
      String.raw`${sentence}${article}(\p{Lu}\p{Ll}+\s(?:\p{Ll}[\p{L}'’]+\s){1,3}(?<!\s(?:in|aus|à|en|em|te|at|near|bei|von|für|for)\s)${name})${aside}\s${hires}`,
    ),
    hiring,
  ],
  [
    'what',
    4,
    pattern(
      String.raw`^(?:${any('named')}|L['’])\s?(\p{Lu}[\p{L}&'’-]*(?:\s[\p{L}&'’-]+){0,5})\s\(\p{Lu}{2,8}\)\s\p{Ll}`,
    ),
  ],
  ['is', 2.5, pattern(`${sentence}${article}${name}${bracket}${aside}\\s${does}`), doing],
  ['by', 4, pattern(String.raw`\s${any('wanted')} ${any('by')}\s${article}${name}`)],
  ['logo', 4, /^!\[\[?((?!logo|image|img)[\p{Lu}\p{N}][^\]()]{1,40})\]/iu],
]

/** Who a sentence is about: a name, and then what it does. */
export const subject = new RegExp(
  String.raw`${sentence}(?!${either('join')}\s)${article}${name}${bracket},?\s(?!${connector}\s)(?=\p{Ll})`,
  'gu',
)
export const withForm = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:${word})(?:\s(?:${connector}\s){0,2}${word}){0,6},?\s${form})`,
  'gu',
)
export const label = new RegExp(
  String.raw`^[\s\p{P}\p{S}]*(?:${any('label article')}\s)?(?:${employerLabels})[*_\s]*:[*_\s"']*(?=\S)`,
  'u',
)
export const formCue = new RegExp(String.raw`\s${form}`, 'u')
export const anyName = new RegExp(String.raw`(?<![\p{L}\p{N}])${name}`, 'gu')
export const wholeName = pattern(
  String.raw`^[^\p{L}\p{N}]*(?:Fa(?:\.|ma)\s|Firma\s)?${article}${name}(?=\s*[*_]*\s*(?:$|[|·•–—,(/.:]|\s-\s|\s(?:in|à|en|em|te)\s))`,
)
/** "… para Zapatería Lola", "for Oakham School": only where the name says what it is. */
export const forKind = pattern(String.raw`\s${any('for kind')}\s${article}${name}`)
export const inTitle = pattern(String.raw`\s(?:${any('in title')}|@)\s?${name}`)

export const formOnly = new RegExp(`,?\\s${form}$`, 'u')
export const connectorOnly = new RegExp(`^${connector}$`, 'u')
