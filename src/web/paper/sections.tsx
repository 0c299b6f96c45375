/** The sections of a sheet in the person's order. */
import type { ComponentType } from 'react'
import { Fragment } from 'react'

import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import type { Language } from '#domain/language/languages.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { ListField, SectionKey } from '#domain/resume/sections.ts'
import { sectionFields } from '#domain/resume/sections.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

import {
  CertificationEntry,
  EducationEntry,
  ProjectEntry,
  SkillRow,
  WorkEntry,
} from './entries.tsx'
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
  switch (section) {
    case 'summary':
      return <Summary text={resume.summary} />
    case 'work_experience':
      return (
        <Items
          field="work_experience"
          items={resume.work_experience}
          Entry={WorkEntry}
          language={language}
        />
      )
    case 'education':
      return (
        <Items
          field="education"
          items={resume.education}
          Entry={EducationEntry}
          language={language}
        />
      )
    case 'skills':
      return (
        <Items
          field="skill_categories"
          items={resume.skill_categories}
          Entry={SkillRow}
          language={language}
        />
      )
    case 'projects':
      return (
        <Items field="projects" items={resume.projects} Entry={ProjectEntry} language={language} />
      )
    default:
      return (
        <Items
          field="certification_and_training"
          items={resume.certification_and_training}
          Entry={CertificationEntry}
          language={language}
        />
      )
  }
}

function Summary({ text }: { text: string }) {
  const { Text } = useSurface()
  return (
    <div className="summary" data-block="line">
      <Text path="/summary" value={text} field="summary" as="block" />
    </div>
  )
}

function Items<T>({
  field,
  items,
  Entry,
  language,
}: {
  field: ListField
  items: readonly T[]
  Entry: ComponentType<{ path: string; item: T; language: Language }>
  language: Language
}) {
  const { Item, Gone } = useSurface()
  const list = `/${field}`
  return (
    <>
      {items.map((item, i) => (
        // An item has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={i}>
          <Gone list={list} before={i} as="item" />
          <Item list={list} index={i} field={field}>
            <Entry path={`${list}/${i}`} item={item} language={language} />
          </Item>
        </Fragment>
      ))}
      <Gone list={list} before={items.length} as="item" />
    </>
  )
}
