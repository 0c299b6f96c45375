/** Step 8: education entries → degree, school, dates, achievements. */
import { fold } from '#domain/language/fold.ts'
import { languages } from '#domain/language/languages.ts'
import { rowsIn } from '#domain/language/word-table.ts'
import type { EducationItem } from '#domain/resume/resume.ts'
import { studyFields } from '#tables/study-fields.js'
import type { Entry } from './entries.ts'
import { entriesOf } from './entries.ts'
import type { Part } from './head-parts.ts'
import { partsOf } from './head-parts.ts'
import { degreeScore, placeScore, schoolScore } from './lexicon.ts'
import type { LabelledEntry } from './labelled-entries.ts'
import { datesOfEntry, labelledEntries } from './labelled-entries.ts'
import type { Line } from './lines.ts'
import { withoutListLabels } from './list-labels.ts'
import { paragraphsOf } from './paragraphs.ts'
import { apartFromTown, isPlaceOf } from './name-and-place.ts'
import { takePlace } from './places.ts'
import { withoutAt } from './role-at-employer.ts'
import { choose, voteOf } from './title-and-organization.ts'
import type { ReadItem, ReadingContext } from './work.ts'
import { datesOf } from './work.ts'

export function readEducation(
  lines: readonly Line[],
  context: ReadingContext,
): ReadItem<EducationItem>[] {
  const labelled = labelledEntries(lines)
  if (labelled !== null) return labelled.map((entry) => labelledItem(entry, context))
  const drafts = entriesOf(withoutListLabels(lines), { allowsSingleDates: true }).map((entry) =>
    draftOf(entry, context),
  )
  const vote = voteOf(
    drafts.map(({ parts }) => parts),
    lean,
  )
  return drafts
    .map((draft) => itemOf(draft, vote, context))
    .filter(({ item }) => item.degree !== '' || item.university !== '')
}

function labelledItem(entry: LabelledEntry, context: ReadingContext): ReadItem<EducationItem> {
  // "Diploma: ja" names no degree.
  const [degree, ...more] = (entry.degree ?? []).filter((line) => !isAnswer.test(line.text))
  const [school, ...below] = entry.school ?? []
  return {
    item: {
      degree: degree?.text ?? '',
      university: school?.text ?? '',
      ...datesOf(datesOfEntry(entry), context.language),
      special_achievements: paragraphsOf([...more, ...(entry.subjects ?? []), ...below]).map(
        (paragraph) => paragraph.text,
      ),
    },
    confidence: 1,
    lines: entry.lines,
  }
}

const isAnswer = /^(?:ja|nein|nee|yes|no|oui|non|s[íi]|sim|n[ãa]o)$/iu

interface Draft {
  entry: Entry
  parts: Part[]
  dates: ReturnType<typeof partsOf>['dates']
}

const noSlots: ReadonlySet<string> = new Set()

const lean = (text: string): number => degreeScore(text) - 1.2 * schoolScore(text)

const isGrade = (text: string): boolean =>
  /^(?:c?gpa|cum\.?|note|abschlussnote|grade|nota|mention|média|media|promedio|gemiddeld|cum laude|magna|summa|with hon|honou?rs|first class|graduated|(?:mbo-|hbo-|vmbo-)?diploma (?:behaald|obtido|obtained)|thesis|minor|major gpa|grad\.?$|notendurchschnitt|durchschnitt|eindcijfer|schwerpunkt|relevant|coursework)/iu.test(
    text.trim(),
  )

/** "Completed in July 2015": what is said of the date. */
const isGraduation = (text: string): boolean =>
  /^(?:completed|graduated|graduation|graduation date|awarded|conferred|expected|expected graduation|abgeschlossen|abschluss|voraussichtlich|voraussichtlicher abschluss|obtenue?|diplôme obtenu|terminé|prévu|finalizado|terminado|graduación|previsto|concluído|concluída|conclusão|previsão|afgerond|behaald|afgestudeerd|verwacht)(?:\s(?:in|on|im|am|en|em|op))?:?$/iu.test(
    text.trim(),
  )

function draftOf(entry: Entry, context: ReadingContext): Draft {
  const { parts, dates } = partsOf(entry.heads)
  const clean = parts.filter(
    (part) => !/^(?:https?:|www\.)/.test(part.text) && part.text.length > 1,
  )
  const heads = withSpecialty(withBrackets(withField(clean)))
    .filter((part) => !isGrade(part.text) && !isGraduation(part.text))
    .map(withoutAt)
  const found = takePlace(heads, context.places, 2)
  const placed = isSubject(found.place, heads, context) ? { parts: heads, place: '' } : found
  const cut = placed.parts.length === 1 ? placed.parts.flatMap(splitAtComma) : placed.parts
  return { entry, parts: mergeDegree(cut), dates }
}

/** What only looks like a town is a subject behind its degree: "BTS, Informatique". */
function isSubject(place: string, heads: readonly Part[], { places }: ReadingContext): boolean {
  if (subjects.has(fold(place))) return true
  if (place === '' || placeScore(place) > 1 || isPlaceOf(place, places)) return false
  return heads.some(({ text }) => {
    const [degree = '', behind, more] = text.split(/,\s+/)
    return behind === place && more === undefined && degreeScore(degree) > schoolScore(degree)
  })
}

const subjects: ReadonlySet<string> = new Set(
  languages.flatMap((language) =>
    rowsIn(studyFields, language).flatMap(({ spellings }) => spellings.map(fold)),
  ),
)

/** "**Master in** Chemistry": a degree that ends with "in" goes on in other type. */
function withField(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((whole, part) => {
    const before = whole.at(-1)
    const goesOn =
      before !== undefined &&
      before.line === part.line &&
      degreeScore(before.text) > 0 &&
      /\s(?:in|of|en|em|im|de|d[’'])$/u.test(before.text)
    return goesOn
      ? [...whole.slice(0, -1), { ...before, text: `${before.text} ${part.text}` }]
      : [...whole, part]
  }, [])
}

/** "**PhD in Chemistry** (summa cum laude), University of …": the bracket is the degree's. */
function withBrackets(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((whole, part) => {
    const before = whole.at(-1)
    const [bracket, rest] = /^(\([^()]+\))[,;]?\s*(.*)$/u.exec(part.text)?.slice(1) ?? []
    if (before === undefined || bracket === undefined || before.line !== part.line)
      return [...whole, part]
    const joined = { ...before, text: `${before.text} ${bracket}` }
    return [...whole.slice(0, -1), joined, ...(rest ? [{ ...part, text: rest }] : [])]
  }, [])
}

/** "Ciclo Formativo Grado Medio - Servicios en Restauración" above its school. */
function withSpecialty(parts: readonly Part[]): Part[] {
  const [degree, specialty, ...others] = parts
  if (degree === undefined || specialty === undefined) return [...parts]
  const isOne = degree.stretch === specialty.stretch && /^\s+[–—-]\s+$/.test(specialty.glue)
  const isSubject = schoolScore(specialty.text) === 0 && placeScore(specialty.text) < 2
  const isSchoolBelow = others.some(({ line, text }) => line > degree.line && schoolScore(text) > 0)
  // "DEAS - Diplôme d’État d’aide-soignant": the short name before the long one.
  const isShort = /^[A-Z]{2,6}$/.test(degree.text) && degreeScore(specialty.text) > 0
  if (!isOne || !isSubject || !(isSchoolBelow || isShort)) return [...parts]
  if (schoolScore(degree.text) > 0) return [...parts]
  const text = `${degree.text}${specialty.glue}${specialty.text}`.replace(/\s+/g, ' ')
  return [{ ...degree, text }, ...others]
}

/** "MSc Chemistry, University of Leeds" → two parts; "Princeton University, Computer Science" too. */
function splitAtComma(part: Part): Part[] {
  const pieces = part.text.split(/,\s+|\s+at\s+(?=\p{Lu})|\s+an der\s+|\s+à l[’']/u)
  if (pieces.length < 2) return [part]
  const taught = /^(?:ausbildung|lehre|leerwerktraject|apprenticeship)\b/iu.test(part.text)
  const school = pieces.findIndex((piece) => schoolScore(piece) > 0)
  // Who trained an apprentice need not be a school.
  const at = school < 0 && taught ? 1 : school
  if (at < 0) return [part]
  const cut = at === 0 ? 1 : at
  return [
    { ...part, text: pieces.slice(0, cut).join(', ') },
    { ...part, text: pieces.slice(cut).join(', ') },
  ]
}

/** "PhD │ Princeton University, Computer Science": a bare degree and its subject belong together. */
function mergeDegree(parts: readonly Part[]): Part[] {
  const bare = parts.find(
    (part) => part.text.length < 9 && degreeScore(part.text) > 0 && schoolScore(part.text) === 0,
  )
  if (bare === undefined) return [...parts]
  const subject = parts.find((part) => part !== bare && schoolScore(part.text) === 0)
  if (subject === undefined) return [...parts]
  const merged = { ...bare, text: `${bare.text} ${subject.text}` }
  return parts.flatMap((part) => (part === bare ? [merged] : part === subject ? [] : [part]))
}

function itemOf(draft: Draft, vote: number, context: ReadingContext): ReadItem<EducationItem> {
  const { entry, parts } = draft
  const { title: degree, organization: school } = choose(
    parts,
    { vote, pattern: null, towns: noSlots },
    lean,
  )
  const lastUsed = Math.max(
    -1,
    ...[degree, school].filter((part) => part !== null).map((part) => part.line),
  )
  const tail = entry.heads.filter((_, i) => i > lastUsed && i > 0)
  const body = [...tail.filter((line) => !isPlaceOrDate(line)), ...entry.body]
  const [name = '', grade] = apartFromGrade(school?.text ?? '')
  const [university] = apartFromTown(name, context.places)
  const said = paragraphsOf(body).map((paragraph) => paragraph.text)
  const below = degree === null ? degreeBelow(said[0] ?? '') : null
  const [named = '', mark] = apartFromMark(degree?.text ?? below?.degree ?? '')
  const item: EducationItem = {
    degree: named,
    university,
    ...datesOf(draft.dates, context.language),
    special_achievements: [
      ...[mark, grade].filter((one) => one !== undefined),
      ...(below === null ? said : [...(below.rest === '' ? [] : [below.rest]), ...said.slice(1)]),
    ],
  }
  const margin =
    degree === null || school === null ? 0 : Math.abs(lean(degree.text) - lean(school.text))
  return {
    item,
    confidence: Math.min(1, (draft.dates.length > 0 ? 0.5 : 0.4) + 0.2 * margin),
    lines: [...entry.heads, ...entry.body],
  }
}

/** "Ph.D. in Robotics. Advisor: Prof. A. Roe.": a text below the school that begins with the degree. */
function degreeBelow(text: string): { degree: string; rest: string } | null {
  const [first = '', rest = ''] = /^(.{8,80}?[\p{Ll})])[.;]\s+(?=\p{Lu})(.*)$/u
    .exec(text)
    ?.slice(1) ?? [text]
  return first.length <= 81 && degreeScore(first) > 0 && schoolScore(first) === 0
    ? { degree: first, rest }
    : null
}

/** "Sheffield Hallam University (2:1)": the mark is no part of the school's name. */
function apartFromGrade(school: string): string[] {
  const told = /^(.+\S),\s+([^,]+)$/u.exec(school)
  if (told !== null && isGrade(told[2] ?? '')) return told.slice(1)
  const marked =
    /^(.+\S)\s*\(((?:2:[12]|[0-5][.,]\d\d?|\d\d?(?:[.,]\d)?\s?\/\s?\d{1,3}|(?:note|nota|gpa|cijfer|mention|cum|magna|summa|first|distinction|merit)\b[^()]*))\)$/iu.exec(
      school,
    )
  return marked === null ? [school] : marked.slice(1)
}

/** "BSc - Adult Nursing, GPA: First-class honours": a mark with its label is no part of the degree. */
function apartFromMark(degree: string): string[] {
  const told = /^(.+[^\s/|])(?:[,;]|\s[/|])\s+([^,/|:]+:\s*(?:[^,|]|(?<=\d),(?=\d))+)$/u.exec(
    degree,
  )
  return told !== null && isGrade(told[2] ?? '') ? told.slice(1) : [degree]
}

function isPlaceOrDate(line: Line): boolean {
  const { parts } = partsOf([line])
  return parts.every(
    (part) => !isGrade(part.text) && placeScore(part.text) > 0 && degreeScore(part.text) === 0,
  )
}
