/**
 * Skills in another language from the lexicon: a name that it knows becomes the first name of the
 * same skill in the other language. Tools are called the same everywhere. Spoken languages keep
 * their level, whose words come from a table and are never raised.
 */
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import type { Skill } from '../skills/lexicon.ts'
import { lexicon } from '../skills/lexicon.ts'
import { levelWords } from '#tables/level-words.js'
import { tableOf, withCaseOf } from '#domain/language/table.ts'

const levels = tableOf(levelWords)
const frame = /^(?:[ABC][12][+-]?|\d{1,3} ?%|[●○•★☆ ]+)$/u

let byAlias: Map<string, Skill> | null = null

/** Null where only a translator could say it. */
export function translateSkill(text: string, from: Language, to: Language): string | null {
  return translateSpoken(text, from, to) ?? translateName(text, from, to)
}

function translateName(text: string, from: Language, to: Language): string | null {
  // Norms and acronyms mean one country's thing: NEN 1010, HGB.
  if (/\p{N}/u.test(text) || /^\p{Lu}{2,}$/u.test(text.trim())) return text
  const key = fold(text)
  const skill = aliases().get(`${from} ${key}`) ?? aliases().get(`en ${key}`) ?? aliases().get(key)
  if (skill === undefined) return null
  const own = skill.aliases.filter(({ language }) => language === to)
  // The same word, with the accents that the other language gives it.
  const shared = own.find((alias) => fold(alias.text) === key)
  if (shared !== undefined) return withCaseOf(text, shared.text)
  const isTool = skill.trade === 'software' && key === fold(skill.label)
  if (to === 'en') return isTool ? text : skill.label
  const [name] = own
  // Without a name of its own there, a tool keeps its name; the name of a kind of work does not.
  if (name === undefined) return skill.trade === 'software' ? text : null
  return withCaseOf(text, name.text)
}

/** "Deutsch (Muttersprache)", "Englisch – C1, fließend". */
function translateSpoken(text: string, from: Language, to: Language): string | null {
  const parts = /^([\p{L} ]+?)(\s*[(:–—,-]\s*|\s+)([^()]+?)(\)?)$/u.exec(text.trim())
  if (parts === null) return null
  const [, name = '', gap = '', level = '', end = ''] = parts
  const spoken = aliases().get(`${from} ${fold(name)}`) ?? aliases().get(fold(name))
  if (spoken?.trade !== 'language') return null
  const language = translateName(name, from, to)
  const said = level
    .split(/((?:(?<!\s)\s+)?[,/;]\s*)/u)
    .map((part, i) => (i % 2 === 1 ? part : translateLevel(part, from, to)))
  if (language === null || said.includes(null)) return null
  return `${language}${gap}${said.join('')}${end}`
}

function translateLevel(text: string, from: Language, to: Language): string | null {
  if (frame.test(text.trim())) return text
  const [, framed = '', words = text] = /^([ABC][12][+-]?\s+)(\S.*)$/u.exec(text.trim()) ?? []
  const said = levels.translate(words, from, to)
  if (said === null) return null
  // A capital after a bracket says only that German writes nouns with one.
  return framed + (to === 'de' ? said : said.charAt(0).toLowerCase() + said.slice(1))
}

/** By language and folded name, and by folded name alone. */
function aliases(): ReadonlyMap<string, Skill> {
  if (byAlias !== null) return byAlias
  byAlias = new Map()
  for (const skill of lexicon().values()) {
    for (const { text, language } of [...skill.aliases, { text: skill.label, language: 'en' }]) {
      for (const key of [`${language} ${fold(text)}`, fold(text)]) {
        if (!byAlias.has(key)) byAlias.set(key, skill)
      }
    }
  }
  return byAlias
}
