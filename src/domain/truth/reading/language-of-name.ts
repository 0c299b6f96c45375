/**
 * The language of a title, a degree or a list of skills: too short for small words, so the letters
 * tell, three at a time, by how often each language's own tables have them.
 */
import { stopWords } from '../../language/stop-words.ts'
import type { Language } from '../../language/languages.ts'
import { languages } from '../../language/languages.ts'
import { fold } from '../../language/fold.ts'
import { concepts } from './concept.ts'
import { meanings } from './meanings.ts'
import { knownShare } from './prose-language.ts'

/** Another language than `from` only where the letters speak for it clearly. */
export function languageOfName(text: string, from: Language): Language {
  const own = likelihoodOf(text, from)
  const [best] = languages
    .filter((language) => language !== from)
    .map((language) => ({ language, gain: likelihoodOf(text, language) - own }))
    .toSorted((a, b) => b.gain - a.gain)
  return best !== undefined && best.gain >= clearly ? best.language : from
}

/** In natural logarithms: four is fifty times as likely. */
const clearly = 4
/** What a text of known words alone is likelier by than one of none. */
const known = 3

function likelihoodOf(text: string, language: Language): number {
  const { triples, pairs } = lettersOf(language)
  const words = fold(text).match(/\p{L}{2,}/gu) ?? []
  const letters = triplesIn(` ${lettersIn(text)} `).reduce((sum, triple) => {
    const seen = (triples.get(triple) ?? 0) + smoothing
    return sum + Math.log(seen / ((pairs.get(triple.slice(0, 2)) ?? 0) + smoothing * alphabet))
  }, 0)
  return letters + known * knownShare(words, language)
}

const smoothing = 0.3
const alphabet = 30

function lettersIn(text: string): string {
  const bare = text.normalize('NFC').toLowerCase().replaceAll('’', "'")
  return bare.replaceAll(/[^\p{L}']+/gu, ' ').trim()
}

type Letters = { triples: Map<string, number>; pairs: Map<string, number> }
const made = new Map<Language, Letters>()

function lettersOf(language: Language): Letters {
  const known = made.get(language)
  if (known) return known
  const letters: Letters = { triples: new Map(), pairs: new Map() }
  for (const word of wordsOf(language)) {
    for (const triple of triplesIn(word)) {
      add(letters.triples, triple)
      add(letters.pairs, triple.slice(0, 2))
    }
  }
  made.set(language, letters)
  return letters
}

/** The words of the tables between spaces, open at an end that the table leaves open. */
function wordsOf(language: Language): ReadonlySet<string> {
  const forms = [...concepts, ...meanings]
    .flatMap((concept) => concept[language].split(/\s+/u))
    .flatMap((form) => form.replace('^', '').split(/[_-]/u))
  return new Set(
    [...forms, ...stopWords[language]]
      .map((form) => ` ${form.toLowerCase()} `.replace(' *', '').replace('* ', ''))
      .filter((word) => word.trim().length > 1),
  )
}

function triplesIn(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, i) => text.slice(i, i + 3))
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
