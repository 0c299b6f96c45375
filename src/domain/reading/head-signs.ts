/**
 * What may tell of a piece of an entry's head whether it is the title, the organization, the place or none
 * of them: the kinds of its words, how it is written and set, and what stands around it.
 */
import { fold } from '#domain/language/fold.ts'
import { languages } from '#domain/language/languages.ts'
import { stopWords } from '#domain/language/stop-words.ts'
import type { Atom, Boundary } from './atoms.ts'
import { textOfAtoms } from './atoms.ts'
import { isTown } from './known-towns.ts'
import { occupationsIn } from '#domain/job-search/occupations.ts'
import { titleWords } from '#domain/job-search/title-words.ts'
import { degreeScore, employerScore, placeScore, roleScore, schoolScore } from './lexicon.ts'
import { mayBeName, mayBeTitle } from './name-signs.ts'

export const fields = ['title', 'organization', 'place'] as const
export type Field = (typeof fields)[number]

export interface Kinds {
  section: 'work' | 'education'
  /** Places that the resume names elsewhere. */
  places: readonly string[]
}

/** What the words of a text are of. */
interface Words {
  role: number
  isHeaded: boolean
  employer: number
  school: number
  degree: number
  place: number
  isKnown: boolean
}

function wordsIn(text: string, places: readonly string[]): Words {
  const words = text.split(/[\s/]+/)
  return {
    role: roleScore(text),
    // A role begins or ends with its noun.
    isHeaded: [words[0], words.at(-1)].some((word) => roleScore(word ?? '') > 0),
    employer: employerScore(text),
    school: schoolScore(text),
    degree: degreeScore(text),
    place: placeScore(text),
    isKnown: places.some((place) => fold(place) === fold(text)) || isTown(text),
  }
}

const isStop = (word: string): boolean =>
  languages.some((language) => stopWords[language].has(fold(word)))

/** Whether the text can be such a field at all. */
export function mayBe(field: Field, text: string, { places }: Kinds): boolean {
  if (!/\p{L}{2}/u.test(text)) return false
  if (field === 'title') return mayBeTitle(text)
  // "Bogotá, Distrito Capital": no name begins with a town.
  if (field === 'organization') return mayBeName(text) && !isTown(text.split(', ')[0] ?? '')
  const { place, isKnown } = wordsIn(text, places)
  return isKnown || (place > 0 && !/^[A-Z]{2,6}$/.test(text))
}

/** The signs of the atoms from one to another, whatever field they are taken for. */
export function signsOfPiece(
  atoms: readonly Atom[],
  from: number,
  to: number,
  { places }: Kinds,
): string[] {
  const [first, last] = [atoms[from], atoms[to]]
  if (first === undefined || last === undefined) return []
  const text = textOfAtoms(atoms, from, to)
  const signs: string[] = ['any']
  const put = (name: string, is: boolean): void => {
    if (is) signs.push(name)
  }
  const own = wordsIn(text, places)
  const words = text.split(' ')
  put(`role ${own.role}`, own.role > 0)
  put('role at the edge', own.isHeaded)
  put(`employer ${Math.min(3, own.employer)}`, own.employer > 0)
  put(`school ${own.school}`, own.school > 0)
  put(`degree ${own.degree}`, own.degree > 0)
  put(`place ${own.place}`, !own.isKnown)
  put('known place', own.isKnown)
  put('nothing', own.role + own.employer + own.school + own.degree + own.place === 0)
  put('opens with a town', to > from && isTown(textOfAtoms(atoms, from, from)))
  put('ends with a town', to > from && isTown(textOfAtoms(atoms, to, to)))
  put('town before', isBeside(first.before) && isTown(textOfAtoms(atoms, from - 1, from - 1)))
  const next = atoms[to + 1]
  put('town after', isBeside(next?.before) && isTown(textOfAtoms(atoms, to + 1, to + 1)))
  put(
    `words ${words.length < 4 ? words.length : words.length < 6 ? 4 : words.length < 9 ? 6 : 9}`,
    true,
  )
  const capitals = text.match(/(?<![\p{L}'’])\p{Lu}/gu)?.length ?? 0
  const smalls = text.match(/(?<![\p{L}'’])\p{Ll}{4,}/gu)?.length ?? 0
  put('small start', /^\p{Ll}/u.test(text))
  put('small words', smalls > 0)
  put('more small words', smalls > capitals)
  put('capitals', text === text.toUpperCase() && /\p{Lu}{3}/u.test(text))
  put('short capitals', /^[A-Z]{2,6}$/.test(text))
  put('capitals inside', /\p{Ll}\p{Lu}/u.test(text))
  put('digits', /\d/.test(text))
  put('ampersand', /&/.test(text))
  put('brackets', text.indexOf(')') > text.indexOf('(') && text.includes('('))
  put('bracket open', /\(/.test(text) !== /\)/.test(text))
  put('dot inside', /\p{L}\.\p{Ll}/u.test(text))
  put('stop inside', /\p{Ll}{3}[.:;]\s/u.test(text))
  put('colon', text.includes(':'))
  put('label', /^\p{Lu}[\p{L} ]{1,20}:\s/u.test(text))
  put('occupation', occupationsIn(titleWords(text)).length > 0)
  put('slash', text.includes('/'))
  put('quotes', /["“„«]/.test(text))
  put('ends with a small word', isStop(words.at(-1) ?? ''))
  put('begins with a small word', isStop(words[0] ?? ''))
  // Where it stands.
  const { line } = first.part
  const rows = atoms.at(-1)?.part.line ?? 0
  put(`line ${Math.min(3, line)}`, true)
  const isLineStart = atoms[from - 1]?.part.line !== line
  const isLineEnd = atoms[to + 1]?.part.line !== last.part.line
  put('whole line', isLineStart && isLineEnd)
  put('line start', isLineStart)
  put('line end', isLineEnd)
  put('head start', from === 0)
  put('head end', to === atoms.length - 1)
  put('alone', atoms.length === to - from + 1)
  put('one line', rows === 0)
  put(
    'below a label',
    /^\p{Lu}[\p{L} ]{1,20}:\s/u.test(atoms.find(({ part }) => part.line === line)?.part.text ?? ''),
  )
  put('dated', first.part.isDated)
  const onLine = atoms.filter(({ part }) => part.line === line).length
  put(`pieces ${Math.min(6, onLine)}`, true)
  put('at', first.isAt)
  put('link', first.part.link !== null)
  for (let at = from + 1; at <= to; at++)
    put(endsOpen(atoms[at - 1]) ? 'over open' : `over ${atoms[at]?.before}`, true)
  put(`then ${atoms[to + 1]?.before ?? 'nothing'}`, true)
  // How it is set beside the rest.
  const rest = atoms.filter((_, at) => at < from || at > to)
  const { bold, italic, size } = first.part
  put('bold alone', bold && rest.some(({ part }) => !part.bold))
  put('plain beside bold', !bold && rest.some(({ part }) => part.bold))
  put('italic alone', italic && rest.some(({ part }) => !part.italic))
  put(
    'larger',
    rest.some(({ part }) => size > part.size + 0.4),
  )
  put(
    'smaller',
    rest.some(({ part }) => size < part.size - 0.4),
  )
  const isCapital = (one: string): boolean => one === one.toUpperCase()
  put('capitals alone', isCapital(text) && rest.some(({ part }) => !isCapital(part.text)))
  // What the rest says.
  const others = rest.map((_, i) => wordsIn(textOfAtoms(rest, i, i), places))
  put(
    'role elsewhere',
    others.some(({ role }) => role > 0),
  )
  put(
    'employer elsewhere',
    others.some(({ employer }) => employer > 0),
  )
  put(
    'school elsewhere',
    others.some(({ school }) => school > 0),
  )
  put(
    'degree elsewhere',
    others.some(({ degree }) => degree > 0),
  )
  return signs
}

const isBeside = (before: Boundary | undefined): boolean =>
  before === 'comma' || before === 'bracket'

/** "**Master in** Chemistry": what ends with such a word goes on, in whatever type. */
export const endsOpen = (atom: Atom | undefined): boolean =>
  atom !== undefined && isStop(atom.part.text.slice(atom.start, atom.end).split(' ').at(-1) ?? '')
