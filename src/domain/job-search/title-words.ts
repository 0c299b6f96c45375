/**
 * A job's title as the words that search compares: folded, without the marks of gender and form, so
 * that `Ingenieur:in`, `Ingenieurin (m/w/d)` and `ingénieur` meet, and `développeur·se` meets
 * `développeuse`. The same function reads titles and questions, so a rough cut harms nobody: what
 * counts is that two spellings of one word end alike.
 */
import { foldText } from './folding.ts'
import { rowsInAll } from '#domain/language/word-table.ts'
import { compoundEnds } from '#tables/compound-ends.js'
import { remembered } from '#domain/language/remembered.ts'

/** Words of every title that tell nothing apart. */
const empty = new Set(
  'a an and as at by for from in of on or the to with bei der die das den dem des ein eine einen fur im mit oder und von zu zum zur als am auf aus de del el en la las los o para por un una y con al du et le les ou un une pour dans sur chez aux au da do das dos e em na no nos um uma com bij een het met of op te van voor wij zoekt gesucht vacature vacante stellenangebot job jobs stelle emploi poste empleo oferta vaga emprego baan h f m w d x v i n'.split(
    ' ',
  ),
)

/** `(m/w/d)`, `(H/F)`, `m/v/x`, `(f/m/x/-)`: who may apply is everybody. */
const everybody =
  /[([]\s*(?:(?:all|alle|any)\s+genders?|gn\*?|[mwfdhvxi*-](?:\s?[/|,*+-]\s?(?:[mwfdhvxi*-]|div(?:ers)?|gn))+)\s*[)\]]|(?<![\p{L}\p{N}])[mwfhv]\s?\/\s?[mwfhvd](?:\s?\/\s?[dxvi-])*(?![\p{L}\p{N}])/giu

/** `:in`, `*innen`, `/-in`, `(in)`, `_in`, `/in`; and `·se`, `(e)`, `/trice`, `.ne`, `o/a`, `(a)`. */
const genderEnds =
  /(?<=\p{L}{2})(?:[:*_·•]|\/-?|\(-?|\.(?=(?:e|se|ne|rice|trice|ere|euse)s?\b))(?:innen|in|frau|euse|se|eure|trice|rice|[eè]re|i[eè]re|ienne|enne|ne|nes|es|e|as|os|a|o|ve|ive|ra|ora|eira|aria|s)\)?(?:[·.]?s)?(?!\p{L})/giu

const wordPattern = /[\p{L}\p{N}%_\\][\p{L}\p{N}%_\\+#'’]*(?:[-‐‑][\p{L}\p{N}+#]+)*|\.net\b/giu

/** A title without the mark that everybody may apply: "Elektroniker (m/w/d)". */
export const withoutMarks = (title: string): string =>
  title.replace(everybody, ' ').replaceAll(/\s+/gu, ' ').trim()

/** "Profesor/a", "Ingenieur:in": the form that stands before the other's ending. */
export const withoutGenderEnds = (title: string): string => title.replace(genderEnds, '')

/** The words of a title, each in the form that is compared; in order, with repeats. */
export function titleWords(text: string): string[] {
  return rawWords(text)
    .flatMap((word) => {
      const parts = word.split(/[-‐‑]/u).filter((part) => part !== '')
      return parts.length > 1 ? [...parts, parts.join('')] : parts
    })
    .filter((word) => !empty.has(word))
    .map(wordKey)
}

/** What a person types, word by word, hyphens kept. */
export function rawWords(text: string): string[] {
  const plain = foldText(text.replace(everybody, ' ').replace(genderEnds, '')).replace(
    /(?<=^|[\s(])(?:l|d|qu|s|dell)['’]/g,
    '',
  )
  return plain.match(wordPattern) ?? []
}

export const isEmptyWord = (word: string): boolean => empty.has(word)

const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou])innen$/, ''],
  [/(?<=.{2}(?:er|or|ur|ar|st|nt|kt|ut|at|ot|og|ag|ad|rg|ch|tz|zt|lt|mt|af|ef))in$/, ''],
  [/(?<=(?:.{5}isch|angestellt|beauftragt))e[rmns]$/, ''],
  [/(kauf|fach|bau|haus|amt|feuerwehr|obmann)(?:frau|leute)$/, '$1mann'],
  [/(?<=charg|employ|attach|prepos|delegu|salari|diplom|associ|specialis|qualifi)ees?$/, 'e'],
  [/(?<=werk)ster$/, 'er'],
  [/euses?$/, 'eur'],
  [/trices?$/, 'teur'],
  [/ieres?$/, 'ier'],
  [/iennes?$/, 'ien'],
  [/(?<=..)ives?$/, 'if'],
]

/** So many words are remembered: more than the titles of most days have. */
const mostWords = 20_000

/** One folded word without its gender, number and last vowel. */
export const wordKey = remembered(mostWords, cutWord)

function cutWord(folded: string): string {
  const word = folded.replace(/['’]s$/, '').replaceAll(/['’]/g, '')
  if (word.length < 4 || /\d/.test(word)) return word
  let key = word
  for (const [pattern, put] of endings) {
    const next = key.replace(pattern, put)
    if (next !== key) {
      key = next
      break
    }
  }
  const cut = key.replace(/(?<=.{3})(?:es|as|os|s|e|a|o)$/, '')
  return cut.length >= 3 ? cut : key
}

/** Last parts of compound titles as words are compared, the longest first. */
const ends: readonly string[] = [
  ...new Set(
    rowsInAll(compoundEnds).map(({ end }) =>
      end.length < 4 ? end : end.replace(/(?<=.{3})(?:es|as|os|s|e|a|o)$/, ''),
    ),
  ),
].toSorted((a, b) => b.length - a.length)

/** `softwareentwickl` gives `software` and `entwickler`; null for a word that is no compound. */
export const partsOfCompound = remembered(mostWords, splitCompound)

function splitCompound(key: string): readonly [string, string] | null {
  for (const end of ends) {
    if (!key.endsWith(end) || key.length < end.length + 3) continue
    const first = key
      .slice(0, -end.length)
      .replace(/(?<=.{3}(?:ung|tion|heit|keit|itat|beit|ing))s$/, '')
    return [wordKey(first), end]
  }
  return null
}
