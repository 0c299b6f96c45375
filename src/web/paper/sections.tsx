/** The sections of a sheet in the person's order. */
import { Fragment } from 'react'

import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import type { Language } from '#domain/language/languages.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { RegisteredList, SectionKey } from '#domain/resume/sections.ts'
import { isList, sectionFields, sectionOf } from '#domain/resume/sections.ts'
import type { Item } from '#domain/resume/sections/leaves.ts'
import { itemsOf } from '#domain/resume/sections/leaves.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

import { Row, SectionEntry } from './entries.tsx'
import type { PlacedText } from './pieces.tsx'
import { useSurface } from './surface.tsx'

export function Section({
  section,
  resume,
  language,
}: {
  section: SectionKey
  resume: ResumeContent
  language: Language
}) {
  const { Heading, showsEmpty } = useSurface()
  // An entry that was begun and left blank is no content.
  if (!showsEmpty && valuesOf(resume[sectionFields[section]]).every((text) => text.trim() === ''))
    return null
  return (
    <section className="section" data-section={section}>
      <Heading section={section}>
        <h2>{sectionTitles[language][section]}</h2>
      </Heading>
      <Body section={section} resume={resume} language={language} />
    </section>
  )
}

function Body({
  section,
  resume,
  language,
}: {
  section: SectionKey
  resume: ResumeContent
  language: Language
}) {
  const declared = sectionOf(section)
  return isList(declared) ? (
    <Items section={declared} items={itemsOf(resume, declared)} language={language} />
  ) : (
    <Prose path={`/${declared.field}`} field={declared.label} value={resume[declared.field]} />
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

function Items({
  section,
  items,
  language,
}: {
  section: RegisteredList
  items: readonly Item[]
  language: Language
}) {
  const { Item: Frame, Gone } = useSurface()
  const list = `/${section.field}`
  const Entry = section.form === 'rows' ? Row : SectionEntry
  return (
    <>
      {items.map((item, i) => (
        // An item has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={i}>
          <Gone list={list} before={i} as="item" />
          <Frame list={list} index={i} section={section}>
            <Entry path={`${list}/${i}`} section={section} item={item} language={language} />
          </Frame>
        </Fragment>
      ))}
      <Gone list={list} before={items.length} as="item" />
    </>
  )
}
