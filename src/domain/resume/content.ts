/**
 * The content of a resume out of everything else that is known about it. Without a schema, so that
 * the editor loads none.
 */
import type { ResumeContent } from './resume.ts'
import type { SectionContents, SectionField } from './sections.ts'
import { completeSectionOrder, contentsOf, isList } from './sections.ts'

/** A resume's content as it may have been stored, before some types of sections were known. */
type StoredContent = Omit<ResumeContent, SectionField> & Partial<SectionContents>

/** The content alone, in schema order: what edits, scores and prints are made of. */
export function contentOf(source: StoredContent): ResumeContent {
  return {
    contact_info: source.contact_info,
    media: source.media,
    ...sectionsOf(source),
    section_order: completeSectionOrder(source.section_order),
  }
}

/** What the sections hold, and nothing else. One that is not there yet is empty. */
export function sectionsOf(source: Partial<SectionContents>): SectionContents {
  return contentsOf((section) => source[section.field] ?? (isList(section) ? [] : ''))
}
