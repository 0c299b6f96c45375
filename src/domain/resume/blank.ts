/** Empty values of the resume, and the placeholder items that "Add" appends (specification §4). */
import type { ListField } from './sections.ts'
import { sectionKeys } from './sections.ts'
import type {
  Certification,
  EducationItem,
  Project,
  ResumeContent,
  SkillCategory,
  WorkItem,
} from './resume.ts'

export const blankWorkItem: WorkItem = {
  role: '',
  company: '',
  location: '',
  from_date: '',
  to_date: '',
  description: [],
}

export const blankEducationItem: EducationItem = {
  degree: '',
  university: '',
  from_date: '',
  to_date: '',
  special_achievements: [],
}

const blankSkillCategory: SkillCategory = { name: '', skills: [] }

export const blankProject: Project = {
  name: '',
  date: '',
  link: '',
  purpose: '',
  key_technologies_concepts: [],
}

export const blankCertification: Certification = {
  name: '',
  organization: '',
  date: '',
  certificate_link: '',
  description: '',
  key_technologies_concepts: [],
  project: null,
}

const blankItems: { [F in ListField]: ResumeContent[F][number] } = {
  work_experience: blankWorkItem,
  education: blankEducationItem,
  skill_categories: blankSkillCategory,
  projects: blankProject,
  certification_and_training: blankCertification,
}

export function blankItem<F extends ListField>(field: F): ResumeContent[F][number] {
  return blankItems[field]
}

export function blankContent(): ResumeContent {
  return {
    contact_info: { name: '', email: '', phone: '', possible_work_locations: [] },
    media: { github: '', website: '', linkedin: '' },
    summary: '',
    work_experience: [],
    education: [],
    skill_categories: [],
    projects: [],
    certification_and_training: [],
    section_order: [...sectionKeys],
  }
}
