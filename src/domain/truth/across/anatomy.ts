/**
 * What a line holds beside what was done, by class: results, purposes, people it was for, reach,
 * examinations, days. Read from a table in six languages, so that a line and its translation can be
 * compared where no dictionary stands between them.
 */
import { anatomyForms } from '#tables/anatomy-forms.js'

import type { Language } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'
import type { FormIndex } from '../reading/forms.ts'
import { addForm, emptyIndex, formsAt } from '../reading/forms.ts'
import { isJoiner } from '../reading/line-parts.ts'
import { outcomesIn } from './outcomes.ts'
import type { LineReading, Word } from '../reading/reading.ts'

const classes = ['result', 'purpose', 'comparative', 'scope', 'body', 'exam', 'day'] as const
export type PartClass = (typeof classes)[number]

/**
 * A part of a line: its class, its kind, the words that name it. What is not said plainly may stand
 * for the part in a source, and is none in a line.
 */
export type Part = { class: PartClass; id: string; words: Word[]; isPlainlySaid: boolean }

type Kind = Omit<Part, 'words'>
type Tables = { forms: FormIndex<Kind>; inside: { letters: string; kind: Kind }[] }

const tables = new Map<Language, Tables>()

function tablesOf(language: Language): Tables {
  const known = tables.get(language)
  if (known) return known
  const made: Tables = { forms: emptyIndex(), inside: [] }
  const add = (kind: Kind, forms: string) => {
    for (const form of forms.split(/\s+/u).filter((one) => one !== '')) {
      if (/^\*.+\*$/u.test(form)) made.inside.push({ letters: form.slice(1, -1), kind })
      else addForm(made.forms, kind, form)
    }
  }
  for (const { class: name, part: id, said, implied } of rowsIn(anatomyForms, language)) {
    const kind = classes.find((one) => one === name)
    if (!kind) throw new RangeError(`${name} is no class of parts`)
    add({ class: kind, id, isPlainlySaid: true }, said)
    add({ class: kind, id, isPlainlySaid: false }, implied)
  }
  tables.set(language, made)
  return made
}

const read = new WeakMap<LineReading, readonly Part[]>()

/** The parts of a line in the order of its words; those of one reading are found once. */
export function partsOf(line: LineReading): readonly Part[] {
  const known = read.get(line)
  if (known) return known
  const { forms, inside } = tablesOf(line.language)
  const folded = line.words.map(({ word }) => word)
  const made = line.words
    .flatMap((word, i): Part[] => [
      ...formsAt(forms, word.word, i, folded).map(({ value, length }) => ({
        ...value,
        words: line.words.slice(i, i + length),
      })),
      ...inside
        .filter(({ letters }) => word.word.includes(letters))
        .map(({ kind }) => ({ ...kind, words: [word] })),
      ...purposesAt(line, i),
    ])
    .concat(outcomesOf(line))
  read.set(line, made)
  return made
}

/** What followed, or came of it; told in other words it may stand for such a part, and is none. */
function outcomesOf({ text, words, language }: LineReading): Part[] {
  return outcomesIn(text, language).map(({ id, at }) => {
    const first = at === null ? undefined : words.find(({ start }) => start >= at)
    return { class: 'result', id, words: first ? [first] : [], isPlainlySaid: first !== undefined }
  })
}

/** "Pour réduire", "para evitar", "um … zu vermeiden", "om … te": what for, by the verb's own form. */
function purposesAt({ words, language, text }: LineReading, i: number): Part[] {
  const [word, next] = [words[i], words[i + 1]]
  if (!word || !next) return []
  const part = (to: number): Part[] => [
    { class: 'purpose', id: 'purpose', words: words.slice(i, to), isPlainlySaid: true },
  ]
  const infinitive = infinitives[language]
  if (infinitive && before[language] === word.word)
    return infinitive.test(next.word) && !/^\p{Lu}/u.test(next.text) ? part(i + 2) : []
  const mark = particles[language]
  if (!mark || word.word !== mark.before || /^\d/u.test(next.word)) return []
  const end = /[,;.]/u.exec(text.slice(word.start))
  const stop = end ? word.start + end.index : text.length
  const at = words.findIndex(
    (other, k) =>
      k > i && other.start < stop && (other.word === mark.after || mark.inside?.test(other.word)),
  )
  if (at < 0 || words.slice(i, at).some(isJoiner)) return []
  // "Um 12 % zu senken" has the number; "um drei Tage auf zwei zu" has none of a verb.
  return part(Math.min(words.length, at + 2))
}

const before: Partial<Record<Language, string>> = { fr: 'pour', es: 'para', pt: 'para' }
/** Verbs by their ending; nouns and adjectives that end like them stand in front. */
const infinitives: Partial<Record<Language, RegExp>> = {
  fr: /^(?!atelier|chantier|dossier|premier|dernier|papier|courrier|particulier|quartier|plaisir|avenir|leur|titulaire|notre|votre|autre|faire)\p{L}{2,}(?:er|ir|oir|uire|ndre|ttre|ivre)$/u,
  es: /^(?!mujer|taller|alquiler|hogar|lugar|militar|escolar|familiar|auxiliar|primer|tercer|bachiller|hospitalar|celular|nuclear|similar|singular|regular|solar|ser|poder)\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?)?$/u,
  pt: /^(?!mulher|lugar|militar|escolar|familiar|auxiliar|hospitalar|qualquer|celular|nuclear|similar|singular|regular|solar|poder|ser|setor|valor|amor|maior|menor|melhor|exterior|interior|superior)\p{L}{2,}(?:ar|er|ir|por)$/u,
}
const particles: Partial<Record<Language, { before: string; after: string; inside?: RegExp }>> = {
  de: { before: 'um', after: 'zu', inside: /^(?:ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|nieder|sicher|vor|weg|weiter|zuruck|zusammen)zu\p{L}{3,}en$/u },
  nl: { before: 'om', after: 'te' },
} // prettier-ignore
