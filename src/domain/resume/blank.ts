/** Empty values of the resume, and the placeholder items that "Add" appends (specification §4). */
import type { ListField } from './sections.ts'
import { contentsOf, isList, listSections, sectionKeys } from './sections.ts'
import type { Fields, ItemOf } from './sections/declaration.ts'
import { isOfSeveral } from './sections/declaration.ts'
import { projectFields } from './sections/projects.ts'
import type { Project, ResumeContent } from './resume.ts'

/** An entry in which every field is empty. */
function blankOf<F extends Fields>(fields: F): ItemOf<F> {
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
export const blankProject: Project = blankOf(projectFields)

export function blankItem<F extends ListField>(field: F): ResumeContent[F][number] {
  return blankItems[field]
}

export function blankContent(): ResumeContent {
  return {
    contact_info: { name: '', email: '', phone: '', possible_work_locations: [] },
    media: { github: '', website: '', linkedin: '' },
    ...contentsOf((section) => (isList(section) ? [] : '')),
    section_order: [...sectionKeys],
  }
}
