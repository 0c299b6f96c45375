/** Empty values of the resume, and the placeholder items that "Add" appends (specification §4). */
import type { ListField } from './sections.ts'
import { contentsOf, isList, listSections, sectionKeys } from './sections.ts'
import type { Fields, ItemOf } from './sections/declaration.ts'
import { isOfSeveral } from './sections/declaration.ts'
import { furtherFields } from './sections/further.ts'
import type { FurtherItem } from './sections/further.ts'
import { projectFields } from './sections/projects.ts'
import type { NestedProject, Project, ResumeContent } from './resume.ts'

/** An entry in which every field is empty. */
export function blankOf<F extends Fields>(fields: F): ItemOf<F> {
  const values = Object.entries(fields).map(([name, { kind }]) => [
    name,
    kind === 'nested' ? null : isOfSeveral(kind) ? [] : '',
  ])
  // One value for each of the fields that the type is derived from.
  return Object.fromEntries(values) as ItemOf<F>
}

// One entry for each list of the registry.
const blankItems = Object.fromEntries(
  listSections.map(({ field, fields }) => [field, blankOf(fields)]),
) as unknown as { [F in ListField]: ResumeContent[F][number] }

export const blankWorkItem = blankItems.work_experience
export const blankEducationItem = blankItems.education
export const blankCertification = blankItems.certification_and_training
export const blankProject: Project = blankItems.projects
export const blankNestedProject: NestedProject = blankOf(projectFields)
export const blankFurtherItem = blankOf(furtherFields) as FurtherItem // of these very fields

export function blankItem<F extends ListField>(field: F): ResumeContent[F][number] {
  return blankItems[field]
}

export function blankContent(): ResumeContent {
  return {
    contact_info: { name: '', headline: '', email: '', phone: '', possible_work_locations: [] },
    media: { github: '', website: '', linkedin: '' },
    ...contentsOf((section) => (isList(section) ? [] : '')),
    further_sections: [],
    section_order: [...sectionKeys],
  }
}
