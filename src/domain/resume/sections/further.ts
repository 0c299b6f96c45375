/**
 * Further sections: a person may have several of a kind, each with a title of its own. What one
 * consists of is the same for every kind; a kind says what its title names, in which form and column
 * it stands, and which of the fields its entries seldom have.
 */
import type { Field, ItemOf, ListDeclaration, PlainField } from './declaration.ts'

export const furtherKinds = [
  'languages',
  'volunteering',
  'awards',
  'publications',
  'memberships',
  'interests',
  'references',
  'patents',
  'other',
] as const

export type FurtherKind = (typeof furtherKinds)[number]

const every = {
  title: { kind: 'name', label: 'entry_title', weight: 0.5, isLater: true },
  organization: { kind: 'organization', label: 'organization', weight: 0.25, isLater: true },
  location: { kind: 'place', label: 'location', isLater: true },
  from_date: { kind: 'from', label: 'from_date', weight: 0.125, isLater: true },
  to_date: { kind: 'to', label: 'to_date', weight: 0.125, isLater: true },
  date: { kind: 'date', label: 'date', weight: 0.125, isLater: true },
  link: { kind: 'link', label: 'link', isLater: true },
  level: { kind: 'level', label: 'level', isLater: true },
  description: { kind: 'points', label: 'detail', isLater: true },
} as const satisfies Readonly<Record<string, Field>>

type FurtherField = keyof typeof every
export type FurtherItem = ItemOf<typeof every>

export interface FurtherSection {
  /** Unique in the resume. */
  id: string
  kind: FurtherKind
  /** Empty: it is headed as its kind is in the resume's language. */
  title: string
  items: FurtherItem[]
}

/** What an id is made of: it stands in `section_order` and in files. */
export const furtherId = /^[\x21-\x7e]{1,64}$/
export const isFurtherId = (text: string): boolean => furtherId.test(text)

/** What `section_order` lists. */
export type FurtherKey = `further:${string}`
export const isFurtherKey = (key: string): key is FurtherKey => key.startsWith('further:')
export const furtherKeyOf = ({ id }: Pick<FurtherSection, 'id'>): FurtherKey => `further:${id}`

export interface FurtherDeclaration extends ListDeclaration {
  fields: Readonly<Record<FurtherField, PlainField>>
  /** The name of the list in JSON Resume; null where that format has none. */
  jsonResume: string | null
}

const isFurtherField = (name: string): name is FurtherField => Object.hasOwn(every, name)

/** The fields of entries of a kind: those not named are rare. */
function fieldsWith<const Own extends Partial<Record<FurtherField, Partial<PlainField>>>>(
  own: Own,
) {
  type Named = { [Name in FurtherField]: (typeof every)[Name] & Own[Name] }
  const named = Object.entries(every).map(([name, field]) => [
    name,
    isFurtherField(name) && own[name] !== undefined
      ? { ...field, ...own[name] }
      : { ...field, isRare: true },
  ])
  // The same names; each field is the common one with what the kind says of it.
  return Object.fromEntries(named) as Named
}

const asEver = {} as const
const period = { from_date: asEver, to_date: asEver } as const

export const furtherDeclarations = {
  languages: {
    form: 'lines',
    column: 'side',
    heading: 'Language',
    jsonResume: 'languages',
    fields: fieldsWith({
      title: { kind: 'language', label: 'language', jsonResume: 'language' },
      level: { jsonResume: 'fluency' },
    }),
  },
  volunteering: {
    form: 'entries',
    column: 'main',
    heading: 'Voluntary work',
    jsonResume: 'volunteer',
    fields: fieldsWith({
      title: { kind: 'role', label: 'role', jsonResume: 'position' },
      organization: { jsonResume: 'organization' },
      location: asEver,
      ...period,
      description: { jsonResume: 'highlights', jsonResumeText: 'summary' },
    }),
  },
  awards: {
    form: 'lines',
    column: 'side',
    heading: 'Award',
    jsonResume: 'awards',
    fields: fieldsWith({
      title: { label: 'award', jsonResume: 'title' },
      organization: { jsonResume: 'awarder' },
      date: { jsonResume: 'date' },
      description: { jsonResumeText: 'summary' },
    }),
  },
  publications: {
    form: 'lines',
    column: 'main',
    heading: 'Publication',
    jsonResume: 'publications',
    fields: fieldsWith({
      title: { label: 'publication', jsonResume: 'name' },
      organization: { label: 'publisher', jsonResume: 'publisher' },
      date: { jsonResume: 'releaseDate' },
      link: asEver,
      description: { jsonResumeText: 'summary' },
    }),
  },
  memberships: {
    form: 'lines',
    column: 'side',
    heading: 'Membership',
    jsonResume: null,
    fields: fieldsWith({
      title: { kind: 'role', label: 'membership' },
      organization: asEver,
      ...period,
    }),
  },
  interests: {
    form: 'lines',
    column: 'side',
    heading: 'Interest',
    jsonResume: 'interests',
    fields: fieldsWith({
      title: { kind: 'topic', label: 'interest', jsonResume: 'name' },
      description: { jsonResume: 'keywords' },
    }),
  },
  references: {
    form: 'entries',
    column: 'main',
    heading: 'Reference',
    jsonResume: 'references',
    fields: fieldsWith({
      title: { kind: 'person', label: 'referee', jsonResume: 'name' },
      organization: asEver,
      description: { jsonResumeText: 'reference' },
    }),
  },
  patents: {
    form: 'lines',
    column: 'main',
    heading: 'Patent',
    jsonResume: null,
    fields: fieldsWith({
      title: { label: 'patent' },
      organization: { label: 'patent_office' },
      date: asEver,
      link: asEver,
      description: asEver,
    }),
  },
  other: {
    form: 'entries',
    column: 'main',
    heading: 'Further',
    jsonResume: null,
    fields: fieldsWith({
      title: { kind: 'topic' },
      organization: asEver,
      location: asEver,
      date: asEver,
      link: asEver,
      description: asEver,
    }),
  },
} as const satisfies Readonly<Record<FurtherKind, FurtherDeclaration>>

export const furtherFields: Readonly<Record<FurtherField, PlainField>> = every

type LabelsIn<F> = F extends { label: infer L } ? L : never
type Declared = (typeof furtherDeclarations)[FurtherKind]
/** The keys of the labels of all fields. */
export type FurtherLabel = Extract<LabelsIn<Declared['fields'][FurtherField]>, string>

export const isFurtherKind = (value: unknown): value is FurtherKind =>
  furtherKinds.some((kind) => kind === value)
