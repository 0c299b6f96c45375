/** The sections of a sheet in the person's order. */
import { Fragment, useState } from 'react'

import { sectionTitles, slimTitleOf } from '#domain/language/phrases/section-titles.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Design } from '#domain/resume/designs/design.ts'
import { formIn, isOfNames } from '#domain/resume/designs/form-in.ts'
import { pointer } from '#domain/resume/pointer.ts'
import type { Placed, PlacedList } from '#domain/resume/sections/placed.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

import { Row, SectionEntry } from './entries.tsx'
import { LineEntry, RunOfNames } from './line-entries.tsx'
import type { PlacedText } from './pieces.tsx'
import { useSurface } from './surface.tsx'

type SectionProps<Of> = {
  section: Of
  design: Design
  language: Language
  /** It stands in the slim column. */
  isNarrow?: boolean
}

/** `slimAt`: its place among the sections of the slim column; -1: it is of the wide one. */
export function Section({
  section,
  slimAt = -1,
  ...setting
}: SectionProps<Placed> & { slimAt?: number }) {
  const { Heading, Text, showsEmpty } = useSurface()
  const [isWritten, setIsWritten] = useState(false)
  const { language } = setting
  const customary = sectionTitles[language][section.named]
  // An entry that was begun and left blank is no content.
  const says = section.form === 'text' ? section.text : section.items
  if (!showsEmpty && valuesOf(says).every((text) => text.trim() === '')) return null
  const { title } = section
  return (
    // What is written in it is heard of, not clicked.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      onFocus={() => setIsWritten(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsWritten(false)
      }}
      className="section"
      data-section={section.key}
      data-slim={slimAt < 0 ? undefined : slimAt}
      data-names={isOfNames(section) || undefined}
    >
      <Heading section={section}>
        <h2>
          {title === null || (title.text.trim() === '' && !showsEmpty) ? (
            <Customary title={customary} slim={slimTitleOf(language, section.named)} />
          ) : (
            <Text path={pointer(title.at)} value={title.text} field="heading" empty={customary} />
          )}
        </h2>
      </Heading>
      {section.form === 'text' ? (
        <Prose path={pointer(section.at)} field={section.label} value={section.text} />
      ) : (
        <Items section={section} isWritten={isWritten} {...setting} />
      )}
    </section>
  )
}

/** Which of two is shown, its column says (paper.css). */
function Customary({ title, slim }: { title: string; slim: string }) {
  if (title === slim) return title
  return (
    <>
      <span className="title-wide">{title}</span>
      <span className="title-slim">{slim}</span>
    </>
  )
}

function Prose(text: PlacedText) {
  const { Text } = useSurface()
  return (
    <div className="summary" data-block="line">
      <Text {...text} as="block" />
    </div>
  )
}

/** How an entry is set, by the form of its section. */
const entryIn = { entries: SectionEntry, lines: LineEntry, rows: Row } as const

function Items({
  section,
  isWritten,
  design,
  language,
  isNarrow = false,
}: SectionProps<PlacedList> & { isWritten: boolean }) {
  const { Item: Frame, Gone, showsEmpty } = useSurface()
  const { items } = section
  const list = pointer(section.at)
  const printed = formIn(design, section)
  // In a run of names there is no room to write more.
  const fitting = showsEmpty && printed === 'run' ? section.form : printed
  // Set otherwise, an entry would lose the caret that is in it.
  const [form, setForm] = useState(fitting)
  if (!isWritten && form !== fitting) setForm(fitting)
  if (form === 'run') return <RunOfNames list={list} section={section} isNarrow={isNarrow} />
  const Entry = entryIn[form]
  return (
    <>
      {items.map((item, i) => (
        // An item has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={i}>
          <Gone list={list} before={i} as="item" />
          <Frame list={list} index={i} section={section}>
            <Entry
              path={`${list}/${i}`}
              section={section}
              item={item}
              language={language}
              datesApart={design.dates === 'beside'}
            />
          </Frame>
        </Fragment>
      ))}
      <Gone list={list} before={items.length} as="item" />
    </>
  )
}
