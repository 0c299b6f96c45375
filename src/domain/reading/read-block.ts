/**
 * A section of the file read again as another kind: its heading was taken for something else. What stood
 * in the resume because of it goes, as far as nobody has changed it since, and what it says as the other
 * kind comes. Nothing else is touched.
 */
import type { Language } from '#domain/language/languages.ts'
import { fold } from '#domain/language/fold.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { completeSectionOrder, isList, sections } from '#domain/resume/sections.ts'
import type { FurtherKind } from '#domain/resume/sections/further.ts'
import { furtherKeyOf, isFurtherKey, isFurtherKind } from '#domain/resume/sections/further.ts'
import { valuesOf } from '#domain/resume/values-of.ts'
import type { SectionKind } from './heading-words.ts'
import { kindOf } from './heading-words.ts'
import { paragraphsOf } from './paragraphs.ts'
import { freeId } from './further-ids.ts'
import { readEntries } from './read-entries.ts'
import { readFurther } from './read-further.ts'
import type { Section } from './sections.ts'
import { readSkills } from './skills.ts'

/** What a section of a file may be read as. */
export type BlockKind = Exclude<SectionKind, 'contact' | 'links' | 'title'>

export function withBlockAs<R extends ResumeContent>(
  resume: R,
  block: Section,
  kind: BlockKind,
  language: Language,
): R {
  return withBlock(withoutBlock(resume, block), block, kind, language)
}

function withBlock<R extends ResumeContent>(
  resume: R,
  { lines, heading }: Section,
  kind: BlockKind,
  language: Language,
): R {
  const context = { language, places: resume.contact_info.possible_work_locations }
  if (isFurtherKind(kind)) {
    const items = readFurther(kind, lines, context).map(({ item }) => item)
    const id = freeId(kind, resume.further_sections)
    const further = [...resume.further_sections, { id, kind, title: heading, items }]
    const order = completeSectionOrder(resume.section_order, further)
    return { ...resume, further_sections: further, section_order: order }
  }
  const section = sections.find(({ key }) => kindOf(key) === kind)
  if (section === undefined) return resume
  if (!isList(section)) {
    const texts = paragraphsOf(lines, 'text').map(({ text }) => text)
    return { ...resume, summary: [resume.summary, ...texts].filter(Boolean).join('\n') }
  }
  const read =
    section.form === 'rows'
      ? readSkills(lines, heading)
      : readEntries(section, lines, context).map(({ item }) => item)
  const standing = new Set(resume[section.field].map((item) => JSON.stringify(item)))
  const added = read.filter((item) => !standing.has(JSON.stringify(item)))
  return { ...resume, [section.field]: [...resume[section.field], ...added] }
}

/** The resume without the entries, rows and paragraphs of the block's kind whose every text stands in it. */
function withoutBlock<R extends ResumeContent>(resume: R, block: Section): R {
  const letters = lettersOf([block.heading, ...block.lines.map(({ text }) => text)].join(' '))
  const isElsewhere = (item: unknown): boolean => {
    const said = valuesOf(item)
      .map(lettersOf)
      .filter((text) => text !== '')
    return said.length === 0 || said.some((text) => !letters.includes(text))
  }
  if (isFurtherKind(block.kind)) return withoutFurther(resume, block.kind, isElsewhere)
  const section = sections.find(({ key }) => kindOf(key) === block.kind)
  if (section === undefined) return resume
  if (!isList(section)) {
    const paragraphs = resume.summary.split('\n').filter((text) => isElsewhere([text]))
    return { ...resume, summary: paragraphs.join('\n') }
  }
  return { ...resume, [section.field]: resume[section.field].filter(isElsewhere) }
}

/** A section goes with the last of its entries. */
function withoutFurther<R extends ResumeContent>(
  resume: R,
  kind: FurtherKind,
  isElsewhere: (item: unknown) => boolean,
): R {
  const further = resume.further_sections.flatMap((one) => {
    const items = one.kind === kind ? one.items.filter(isElsewhere) : one.items
    return items.length > 0 || one.items.length === 0 ? [{ ...one, items }] : []
  })
  const kept = new Set<string>(further.map(furtherKeyOf))
  const order = resume.section_order.filter((key) => !isFurtherKey(key) || kept.has(key))
  return { ...resume, further_sections: further, section_order: order }
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')
