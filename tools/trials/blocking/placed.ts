/** A resume that holds a text somewhere: as its summary, its lines, its skills, or every name and date. */
import { blankWorkItem } from '#domain/resume/blank.ts'
import { lineLimit, listLimits, textLimit } from '#domain/resume/limits.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { templateContent } from '#domain/resume/template.ts'

const plain = templateContent('en', { name: 'Ada Lovelace', email: 'ada@example.org' })
export const worked: ResumeContent = {
  ...plain,
  work_experience: [
    {
      ...blankWorkItem,
      role: 'Engineer',
      company: 'Acme',
      from_date: '03/2019',
      to_date: 'present',
      description: ['Built 12 services with TS and Python for 30 people', 'Helped to run the CI'],
    },
  ],
  skill_categories: [{ name: 'Skills', skills: ['TS', 'Python', 'MS Excel', 'QA', 'GPs'] }],
}

/** Pieces of a text as a list holds them: its lines, and long ones cut. */
export function piecesOf(text: string, length: number, most: number): string[] {
  const pieces = text.split('\n').flatMap((line) => line.match(wholePieces(length)) ?? [])
  return pieces.slice(0, most)
}
const wholePieces = (length: number): RegExp => new RegExp(`.{1,${length}}`, 'gsu')

/** A resume that holds a text in one of the places in which people write. */
export const placed = {
  summary: (text: string): ResumeContent => ({ ...worked, summary: text.slice(0, textLimit) }),
  points: (text: string): ResumeContent => ({
    ...worked,
    work_experience: worked.work_experience.map((item) => ({
      ...item,
      description: piecesOf(text, textLimit, listLimits.lines),
    })),
  }),
  skills: (text: string): ResumeContent => ({
    ...worked,
    skill_categories: [{ name: 'Skills', skills: piecesOf(text, 50, listLimits.words) }],
  }),
  names: (text: string): ResumeContent => {
    const name = text.slice(0, lineLimit)
    return {
      ...worked,
      contact_info: { ...worked.contact_info, name, phone: name, possible_work_locations: [name] },
      media: { github: name, website: name, linkedin: name },
      work_experience: [
        {
          role: name,
          company: name,
          location: name,
          from_date: name,
          to_date: name,
          description: [name],
        },
      ],
      education: plain.education.map((item) => ({ ...item, degree: name, university: name })),
      projects: plain.projects.map((item) => ({ ...item, name, date: name, link: name })),
      certification_and_training: plain.certification_and_training.map((item) => ({
        ...item,
        name,
        organization: name,
      })),
    }
  },
}
