/**
 * What a line holds beside what was done, by class: results and people it was for. Read from a table
 * in six languages, so that a line and its translation can be compared where no dictionary stands
 * between them.
 */
import { anatomyForms } from '#tables/anatomy-forms.js'

import type { Language } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'
import type { FormIndex } from '../reading/forms.ts'
import { addForm, emptyIndex, formsAt } from '../reading/forms.ts'
import { outcomesIn } from './outcomes.ts'
import type { LineReading, Word } from '../reading/reading.ts'

const classes = ['result', 'comparative', 'body'] as const
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
