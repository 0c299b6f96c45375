/**
 * What a piece of an entry's head may be, by its words: a job, an employer, a degree, a school or
 * a place. Scores are small numbers to be added; none of them decides alone.
 */
import { fold } from '#domain/language/fold.ts'
import type { Phrases } from '#domain/language/phrases/phrases.ts'
import { phrases } from '#domain/language/phrases/phrases.ts'

type Words = 'roles' | 'employers' | 'degrees' | 'schools'

interface Matcher {
  whole: ReadonlySet<string>
  stems: readonly string[]
}

/** Words that end the names of towns as well. */
const wholeOnly = new Set(['stadt', 'bank', 'werk', 'werke', 'school', 'centre', 'college'])

function matcherOf(list: Words): Matcher {
  const all = [...new Set(phrases.flatMap((p: Phrases) => p[list]))].filter((word) => word !== '')
  return {
    whole: new Set(all),
    // Stems of four letters and more also match the beginning or the end of a longer word:
    // "ingenieur" in "Softwareingenieurin", "desarrollador" in "desarrolladora".
    stems: all.filter((word) => word.length >= 4 && !word.includes(' ') && !wholeOnly.has(word)),
  }
}

const matchers: Record<Words, Matcher> = {
  roles: matcherOf('roles'),
  employers: matcherOf('employers'),
  degrees: matcherOf('degrees'),
  schools: matcherOf('schools'),
}

const nothing: ReadonlySet<string> = new Set()

function tokensOf(text: string): string[] {
  return fold(text).match(/[\p{L}][\p{L}\p{N}.'&+/-]*|\d+/gu) ?? []
}

function countHits(text: string, list: Words, allowEnds: boolean): number {
  const { whole, stems } = matchers[list]
  // "Hotel" is a house and no host, "Agentur" no agent: a word that is of an employer is not read as part of another.
  const others = list === 'roles' ? matchers.employers.whole : nothing
  const folded = ` ${fold(text).replace(/[(),;:|]/g, ' ')} `
  let hits = 0
  for (const token of tokensOf(text)) {
    const plain = token.replace(/(?<![.,])[.,]+$/, '')
    const parts =
      plain.includes('-') || plain.includes('/') ? [plain, ...plain.split(/[-/]/)] : [plain]
    if (whole.has(token) || parts.some((part) => whole.has(part))) hits++
    else if (
      parts.some(
        (part) =>
          part.length >= 5 &&
          !others.has(part) &&
          stems.some((stem) => startsOrEnds(part, stem, allowEnds)),
      )
    )
      hits++
  }
  for (const phrase of whole)
    if (phrase.includes(' ') && folded.includes(` ${phrase} `.replace('  ', ' '))) hits++
  return hits
}

function startsOrEnds(word: string, stem: string, allowEnds: boolean): boolean {
  // "Bäckerin" is a baker, "Bäckerei" and "bakery" are where one works.
  const ending = word.slice(stem.length)
  if (
    word.startsWith(stem) &&
    ending.length <= 4 &&
    !/^(?:ei|eria|erie|aria|ung|ij$|r?y$)/.test(ending)
  )
    return true
  if (!allowEnds || stem.length < 5) return false
  const at = word.lastIndexOf(stem)
  return at > 0 && word.length - at - stem.length <= 3
}

/** How much a text sounds like a job title. */
export function roleScore(text: string): number {
  return Math.min(2, countHits(text, 'roles', true))
}

const legalForm =
  /(?:^|[\s,(])(?:gmbh|ag|kg|ohg|gbr|ug|se|e\.\s?v|inc|llc|llp|ltd|limited|plc|corp|co|s\.?a\.?r\.?l|sasu?|s\.?a|s\.?l\.?u?|ltda|lda|eireli|b\.?v|n\.?v|v\.?o\.?f|s\.?p\.?a|s\.?r\.?l|pty|oy|ab)\.?(?=$|[\s,)])/iu

/** "Klimabau Höß GmbH". */
export const namesLegalForm = (text: string): boolean => legalForm.test(text)

export function employerScore(text: string): number {
  const named = legalForm.test(text) ? 2 : 0
  return Math.min(2, countHits(text, 'employers', true)) + named
}

export function degreeScore(text: string): number {
  return Math.min(2, countHits(text, 'degrees', false))
}

export function schoolScore(text: string): number {
  return Math.min(2, countHits(text, 'schools', true))
}

export const isLegalForm = (text: string): boolean =>
  legalForm.test(` ${text.trim()}`) && text.trim().length < 12

const countries = new Set(
  `germany, deutschland, austria, osterreich, switzerland, schweiz, suisse, suiza, france, frankreich, francia, espana, spain, spanien, espagne, portugal, brasil, brazil, netherlands, the netherlands, nederland, niederlande, paises bajos, pays-bas, belgie, belgique, belgium, belgien, luxembourg, uk, u.k, united kingdom, great britain, england, scotland, wales, northern ireland, ireland, usa, u.s.a, united states, us, u.s, canada, mexico, argentina, chile, colombia, peru, uruguay, ecuador, venezuela, costa rica, panama, italy, italia, italien, india, china, japan, singapore, australia, new zealand, poland, polska, polen, sweden, norway, denmark, finland, czech republic, czechia, hungary, romania, turkey, turkiye, israel, uae, united arab emirates, dubai, south korea, s.korea, republic of korea, korea, russia, ukraine, greece, angola, mozambique, mocambique, marruecos, maroc, morocco, tunisie, algerie, senegal, south africa, nigeria, kenya, egypt, pakistan, bangladesh, philippines, vietnam, thailand, indonesia, malaysia, hong kong, taiwan, estonia, latvia, lithuania, croatia, slovenia, slovakia, bulgaria, serbia, iceland, malta, cyprus, de, at, ch, fr, es, pt, br, nl, be`.split(
    ', ',
  ),
)

const remote =
  /^(?:remote|hybrid|fully remote|on-?site|home ?office|teletrabajo|remoto|remota|en remoto|teletravail|a distance|remoto|thuiswerk|op afstand|worldwide)\b/

const regions = new Set(
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc ac am ap ba ce df es go mg ms pb pe pi pr rj rn ro rr rs se sp to on qc bc ab'.split(
    ' ',
  ),
)

/** "Angers (49)", as French papers say where a town is. */
const townInDepartment = /^\p{Lu}[\p{L}' ’-]{1,40} \((?:\d{2,3}|2[AB])\)$/u

export const isCountry = (text: string): boolean => text.length > 2 && countries.has(fold(text))

/**
 * How much a text sounds like a place. 3: "Phoenix, AZ", "Lyon, France", "Remote". 1: one to three
 * capitalised words that could be a town. 0: anything else.
 */
export function placeScore(text: string): number {
  if (/\S\s*\(/.test(text)) return townInDepartment.test(text) ? 2 : 0
  const clean = text.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim()
  if (clean === '' || clean.length > 48 || /[@:;!?]|https?|www\./.test(clean)) return 0
  const plain = fold(clean)
  if (remote.test(plain)) return 3
  const parts = clean.split(/\s*[,/–-]\s+|\s*,\s*/)
  const last = fold(parts.at(-1) ?? '').replace(/\.$/, '')
  if (parts.length > 1 && parts.length <= 4 && parts.every(isTownLike)) {
    const isRegion =
      regions.has(last.replace(/\s+\d{4,6}(?:-\d+)?$/, '')) &&
      /^[A-Z]{2}\b/.test(parts.at(-1) ?? '')
    if (isRegion) return parts.length === 2 ? 3 : 1
    if (countries.has(last)) return 3
    if (/\d{4,5}$/.test(last)) return 2
  }
  if (/^\d{4,5}(?:-\d{3})?(?:\s?[A-Z]{2})?\s+\p{Lu}/u.test(clean) && parts.length <= 2) return 2
  if (countries.has(plain) && plain.length > 2) return 3
  // "Grundschulen." ends a sentence; "St." and "Mass." are short.
  if (parts.length === 1 && /\p{Ll}{5}\.$/u.test(clean)) return 0
  if (parts.length === 1 && isTownLike(clean) && clean.split(' ').length <= 4) return 1
  if (parts.length === 2 && parts.every(isTownLike) && clean.split(' ').length <= 5) return 1
  return 0
}

function isTownLike(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return (
    text.trim() !== '' &&
    words.length <= 4 &&
    !/\p{Ll}\p{Lu}/u.test(text.replace(/\b(?:Mc|Mac|De|La|Le)(?=\p{Lu})/gu, '')) &&
    !/\p{L}\d|\d\p{L}/u.test(text) &&
    /^[\p{Lu}\d]/u.test(text.trim()) &&
    words.every((word) =>
      /^[\p{Lu}\d(]|^(?:de|del|la|el|do|da|dos|das|am|an|der|im|bei|den|le|les|los|las|sur|aan|op|of|the|upon|en|sous|lès|y|e|du|[dl]['’]\p{Lu}\p{L}+)$/u.test(
        word,
      ),
    ) &&
    !words.some((word) => isLegalForm(word) && !/^(?:DE|CO|SA|AG|SE|AB)$/.test(word))
  )
}

/** "3 years 2 months", "(4 Jahre)", "2 ans 1 mois": how long something lasted. */
export const duration =
  /\(?\s*(?:(?:less than |ca\. ?|±\s?)?\d+(?:[.,]\d)?\+?\s*(?:yrs?|years?|jahre?n?|años?|ans?|anos?|jaar|jrs?|mos?|months?|monate?n?|mes|meses|mês|mois|maand(?:en)?|weeks?|wochen?|semanas?|semaines?|weken)\b\.?(?:\s*(?:,|and|und|y|et|e|en)?\s*)?)+\)?/giu

const engagements =
  /^\(?(?:full[- ]time|part[- ]time|contract|permanent|temporary|seasonal|vollzeit|teilzeit|befristet|festanstellung|unbefristet|minijob|temps plein|temps partiel|cdi|cdd|int[ée]rim|jornada completa|media jornada|tiempo completo|tiempo parcial|tempo inteiro|tempo integral|meio per[ií]odo|part-time|clt|voltijd|deeltijd|fulltime|parttime|self-employed|\d{2,3}\s?%)\)?$/iu

/** The kind of an engagement ("Full-time", "Teilzeit", "CDI"): neither a role nor an employer. */
export const isEngagement = (text: string): boolean => engagements.test(text.trim())
