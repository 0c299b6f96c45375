/**
 * What a type of section is declared by. The rest of the product walks these declarations: a room
 * decides by what a field says (its kind), never by the name of a section or a field.
 */

/** How the value of a field is stored. A `line` stands on one line; a `text` may have several. */
export type Shape = 'line' | 'text' | 'lines' | 'words'

/** What a field says, and how a value of that kind is stored. */
export const shapes = {
  /** What an entry is called: a post, a degree, a thing with a name, a certificate. */
  role: 'line',
  degree: 'line',
  name: 'line',
  certificate: 'line',
  /** A language that somebody speaks, and how well anything is spoken or known. */
  language: 'line',
  level: 'line',
  /** What an entry is about, in common words: an interest, a remark. */
  topic: 'line',
  /** Somebody else, by name. */
  person: 'line',
  /** What the person calls a section. */
  heading: 'line',
  /** The heading of a row of skills. */
  group: 'line',
  /** An employer, a school, an issuer. */
  organization: 'line',
  /** A town or a country. */
  place: 'line',
  from: 'line',
  to: 'line',
  date: 'line',
  link: 'line',
  /** Running text. */
  text: 'text',
  /** One statement each. */
  points: 'lines',
  skills: 'words',
  /** What was used in the work that the entry describes. */
  technologies: 'words',
} as const satisfies Readonly<Record<string, Shape>>

export type FieldKind = keyof typeof shapes

/** Whether a field of this kind holds several texts. */
export const isOfSeveral = (kind: FieldKind): boolean =>
  shapes[kind] === 'lines' || shapes[kind] === 'words'

export interface PlainField {
  kind: FieldKind
  /** The key of its label under `resume.fields` in the locale files. */
  label: string
  /** How much it counts when Show Edits asks whether two entries are the same (specification §9). */
  weight?: number
  /** Its name in JSON Resume. That format has fixed names for periods and addresses. */
  jsonResume?: string
  /** The text of JSON Resume that holds these points, a line each. */
  jsonResumeText?: string
  /** Clients from before it was known do not send it (`later.ts`). */
  isLater?: true
  /** Not offered where it is empty: entries of this kind seldom have one. */
  isRare?: true
}

/** An entry inside an entry, or none. */
export interface NestedField {
  kind: 'nested'
  /** What a language model reads above it. */
  heading: string
  fields: Fields
}

export type Field = PlainField | NestedField

/** The fields of an entry by their names on the wire, in the order in which they are stored. */
export type Fields = Readonly<Record<string, Field>>

interface Common {
  /** What `section_order` lists. */
  key: string
  /** The field of the resume that holds the content. */
  field: string
  /** The column in which the two-column layout sets it. */
  column: 'main' | 'side'
  /** What a language model reads above each entry, or above the text or the rows. */
  heading: string
}

/** Running text that belongs to no entry. */
export interface TextSection extends Common {
  form: 'text'
  label: string
}

/**
 * A list of entries, wherever it stands. `entries` have a title with facts and text below it, `lines`
 * title and facts on one line; `rows` are a name with words behind it, on one line.
 */
export interface ListDeclaration {
  form: 'entries' | 'lines' | 'rows'
  column: Common['column']
  heading: string
  fields: Fields
}

export interface ListSection extends Common, ListDeclaration {
  column: Common['column']
  heading: string
  /** The name of the list in JSON Resume. */
  jsonResume: string
}

export type Section = TextSection | ListSection

type ValueOf<F extends Field> = F extends NestedField
  ? ItemOf<F['fields']> | null
  : F extends PlainField
    ? (typeof shapes)[F['kind']] extends 'lines' | 'words'
      ? string[]
      : string
    : never

/** An entry with these fields. */
export type ItemOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> }

/** What the resume holds for a section. */
export type ContentOf<S extends Section> = S extends ListSection ? ItemOf<S['fields']>[] : string

/** Posts and studies stand in the order of their times; other entries in any. */
export function isInOrderOfTime({ fields }: ListDeclaration): boolean {
  return Object.values(fields).some((field) => field.kind === 'from' && field.isRare !== true)
}
