/**
 * How the parts of a sheet are drawn. The layouts below say WHERE a name, a line or an entry
 * stands; a surface says HOW: plainly for reading and print (here), or with fields, tools and marks
 * (the editor brings its own). So paper knows nothing of editing, and both draw the same page.
 */
import type { ComponentType, ReactNode } from 'react'
import { createContext, use } from 'react'

import type { Printed } from '#domain/exchange/printed.ts'
import { labelOf } from '#domain/exchange/printed.ts'
import { placesApart } from '#domain/resume/places.ts'
import { hrefOf, printedLink } from '#domain/resume/links.ts'
import type { SectionLabel } from '#domain/resume/sections.ts'
import type { Placed, PlacedList } from '#domain/resume/sections/placed.ts'

import type { Ending } from '#domain/exchange/kept-together.ts'
import type { WordPart } from './whole-words.ts'
import { linkParts, wordParts } from './whole-words.ts'

/** What a text is, for its label and its placeholder. */
export type FieldName =
  | 'name'
  | 'headline'
  | 'heading'
  | 'email'
  | 'phone'
  | 'locations'
  | 'linkedin'
  | 'github'
  | 'website'
  | SectionLabel

export type TextProps = {
  /** JSON Pointer of the text in the resume. */
  path: string
  value: string
  field: FieldName
  /** `block` stands on lines of its own and may hold several; `inline` runs within one. */
  as?: 'inline' | 'block'
  /** An address of the web or of mail. */
  link?: boolean
  /** That of a block is `lines`, of others `none`. */
  ending?: Ending
  /** What stands there while it says nothing, where that is not its label. */
  empty?: string
}

export type WordsProps = { path: string; values: readonly string[]; field: FieldName }
export type ItemProps = {
  list: string
  index: number
  section: PlacedList
  children: ReactNode
}
export type NestedProps = { path: string; children: ReactNode }
export type LineProps = { list: string; index: number; children: ReactNode }
export type HeadingProps = { section: Placed; children: ReactNode }
export type GoneProps = { list: string; before: number; as: 'item' | 'line' | 'word' }
export type AfterListProps = { list: string; field: FieldName; empty: boolean }

export type Surface = {
  Text: ComponentType<TextProps>
  /** Several words edited as one text, with commas between. */
  Words: ComponentType<WordsProps>
  Item: ComponentType<ItemProps>
  /** A certification's own project. */
  Nested: ComponentType<NestedProps>
  Line: ComponentType<LineProps>
  Heading: ComponentType<HeadingProps>
  /** What stood before the entry at `before` in the original and is gone. */
  Gone: ComponentType<GoneProps>
  /** Behind the last word of a list: where one more can be added. */
  AfterWords: ComponentType<AfterListProps>
  /** Draw empty fields and sections too, so that they can be filled. */
  showsEmpty: boolean
}

/** How this sheet spells texts and dates. */
export const PrintedContext = createContext<Printed>({ text: String, date: String })

/** What stands on paper for a text that nobody edits. */
export function usePrinted(): (text: Pick<TextProps, 'value' | 'field' | 'link'>) => string {
  const { text, date } = use(PrintedContext)
  return ({ value, field, link = false }) => {
    if (isOfContact(field)) return link ? printedLink(value) : value
    if (link) return labelOf(value)
    return isDate(field) ? date(value) : text(value)
  }
}

export const isDate = (field: FieldName): boolean =>
  field === 'from_date' || field === 'to_date' || field === 'date'

const contact = ['name', 'email', 'phone', 'locations', 'linkedin', 'github', 'website'] as const

const isOfContact = (field: FieldName): boolean => contact.some((one) => one === field)

function PlainText({ path, value, field, as = 'inline', link = false, ending }: TextProps) {
  const printed = usePrinted()
  if (value === '') return null
  const href = link ? hrefOf(value) : null
  const shown = printed({ value, field, link })
  return (
    <span className={as === 'block' ? 'text text-block' : 'text'} data-path={path}>
      {href === null ? (
        <KeptWords parts={wordParts(shown, ending ?? endingOf(as))} />
      ) : (
        <a href={href}>
          <KeptWords parts={linkParts(shown)} />
        </a>
      )}
    </span>
  )
}

export const endingOf = (as: 'inline' | 'block'): Ending => (as === 'block' ? 'lines' : 'none')

/** A text as paper breaks it: some words keep to one line. */
export function KeptWords({ parts }: { parts: readonly WordPart[] }) {
  return parts.map(({ text, keeps }, i) =>
    keeps === null ? (
      text
    ) : (
      // A word has no identity but its place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={i} className={keeps}>
        {text}
      </span>
    ),
  )
}

function PlainWords({ path, values }: WordsProps) {
  if (values.length === 0) return null
  return (
    <span className="text" data-path={path}>
      <KeptWords parts={wordParts(values.join(placesApart), 'none')} />
    </span>
  )
}

const Nothing = () => null

export const plainSurface: Surface = {
  Text: PlainText,
  Words: PlainWords,
  Item: ({ children }) => <div className="entry">{children}</div>,
  Nested: ({ children }) => <div className="nested">{children}</div>,
  Line: ({ children }) => (
    <li className="line" data-block="line">
      {children}
    </li>
  ),
  Heading: ({ children }) => (
    <div className="section-head" data-block="heading">
      {children}
    </div>
  ),
  Gone: Nothing,
  AfterWords: Nothing,
  showsEmpty: false,
}

export const SurfaceContext = createContext<Surface>(plainSurface)

export function useSurface(): Surface {
  return use(SurfaceContext)
}
