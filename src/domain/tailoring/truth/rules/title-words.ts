/**
 * Titles of one language, English beside it, that name the same work word by word: "Dependienta" and
 * "Vendedora", "QA Engineer" and "Ingeniero de QA", "Técnica de RH" and "Técnica de Recursos Humanos".
 */
import { fold } from '../../../language/fold.ts'
import type { Language } from '../../../language/languages.ts'
import { ungendered } from '../gender.ts'
import { plain } from '../plain.ts'
import { titleWordsDeNl } from './title-words-de-nl.data.ts'
import { titleWords } from './title-words.data.ts'
import { linkingWords } from './titles.data.ts'

/** Whether each word of the one title stands for one of the other, in any order. */
export function haveSameTitleWords(before: string, after: string, language: Language): boolean {
  const forms = formsOf(language)
  const [old, now] = [partsOf(before, forms), partsOf(after, forms)]
  if (old.length === 0 || old.length !== now.length) return false
  const left = [...now]
  return old.every((part) => {
    const at = left.findIndex((other) => part.some((name) => other.includes(name)))
    return at >= 0 && left.splice(at, 1).length > 0
  })
}

/** A word of a title under the names of all rows that it stands in, else under its own. */
function partsOf(title: string, forms: readonly Form[]): string[][] {
  const words = fold(plain(title)).match(/[\p{L}\p{N}]+/gu) ?? []
  const parts: string[][] = []
  for (let at = 0; at < words.length; at += 1) {
    const here = forms.filter(({ words: form }) =>
      form.every((word, i) => fits(word, words[at + i] ?? '')),
    )
    const longest = Math.max(0, ...here.map((form) => form.words.length))
    const rows = here.filter((form) => form.words.length === longest).map(({ row }) => `row ${row}`)
    const word = words[at] ?? ''
    if (longest > 0) at += longest - 1
    else if (linkingWords.has(word) || anybody.has(word)) continue
    parts.push(longest > 0 ? rows : [ungendered(word)])
  }
  return parts
}

/** "Pessoa desenvolvedora", "profesional de enfermería": of any gender. */
const anybody = new Set('pessoa persona personne profissional profesional professionnel'.split(' '))

function fits(form: string, word: string): boolean {
  return form.endsWith('*') ? word.startsWith(form.slice(0, -1)) : word === form
}

interface Form {
  row: number
  words: readonly string[]
}

const tables: readonly { columns: readonly Language[]; rows: string }[] = [
  { columns: ['en', 'es', 'fr', 'pt'], rows: titleWords },
  { columns: ['en', 'de', 'nl'], rows: titleWordsDeNl },
]
const known = new Map<Language, readonly Form[]>()

/** Of the language and of English. */
function formsOf(language: Language): readonly Form[] {
  const made = known.get(language)
  if (made) return made
  const lines = tables
    .filter(({ columns }) => columns.includes(language))
    .flatMap(({ columns, rows }) =>
      rows
        .trim()
        .split('\n')
        .map((row) => {
          const cells = row.split('|')
          const own = language === 'en' ? '' : (cells[columns.indexOf(language)] ?? '')
          return `${cells[0] ?? ''} ${own}`
        }),
    )
  const forms = lines.flatMap((line, row) =>
    line
      .split(/\s+/u)
      .filter((form) => form !== '' && form !== '-')
      .map((form) => ({ row, words: form.split('_') })),
  )
  known.set(language, forms)
  return forms
}
