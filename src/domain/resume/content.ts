/**
 * The content of a resume out of everything else that is known about it. Without a schema, so that
 * the editor loads none.
 */
import { itemsOpened } from './later.ts'
import type { ContactInfo, ResumeContent } from './resume.ts'
import type { AllContents, SectionContents } from './sections.ts'
import { completeSectionOrder, contentsOf, isList } from './sections.ts'
import type { FurtherItem, FurtherSection } from './sections/further.ts'
import { furtherFields } from './sections/further.ts'
import type { Item } from './sections/leaves.ts'

type StoredFurther = Omit<FurtherSection, 'items'> & { items: readonly Partial<FurtherItem>[] }
type StoredContents = Partial<SectionContents> & { further_sections?: readonly StoredFurther[] }

/** A resume's content as it may have been stored, before some of its parts were known. */
export type StoredContent = StoredContents &
  Pick<ResumeContent, 'media' | 'section_order'> & {
    contact_info: Omit<ContactInfo, 'headline'> & { headline?: string }
  }

/** The content alone, in schema order: what edits, scores and prints are made of. */
export function contentOf(source: StoredContent): ResumeContent {
  const { name, headline = '', ...contact } = source.contact_info
  return {
    contact_info: { name, headline, ...contact },
    media: source.media,
    ...sectionsOf(source),
    section_order: completeSectionOrder(source.section_order, source.further_sections),
  }
}

/** What the sections hold, and nothing else. What is not there yet is empty. */
export function sectionsOf(source: StoredContents): AllContents {
  const further = source.further_sections ?? []
  return {
    ...contentsOf((section) => {
      if (!isList(section)) return source[section.field] ?? ''
      const items: readonly Item[] = source[section.field] ?? []
      return itemsOpened(section.fields, items)
    }),
    further_sections: further.map((section) => ({
      ...section,
      items: itemsOpened<FurtherItem>(furtherFields, section.items),
    })),
  }
}
