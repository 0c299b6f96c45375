/**
 * The lines of a resume as a model sees them: numbered, masked, under what they belong to, and
 * without contact details, dates, employers, schools and links. Only what stands here can be edited.
 */
import { pointer } from '#domain/resume/pointer.ts'
import type { Project, ResumeContent } from '#domain/resume/resume.ts'

import type { Mask } from './mask.ts'

export interface OfferedLine {
  id: string
  path: string
  /** As it stands in the resume. */
  text: string
  op: 'rewrite' | 'summary' | null
}

export interface Offered {
  lines: ReadonlyMap<string, OfferedLine>
  /** For the prompt. */
  text: string
}

type Segments = readonly (string | number)[]

const mostLines = 120
const mostLetters = 24_000

export function offerLines(resume: ResumeContent, mask: Mask): Offered {
  const lines = new Map<string, OfferedLine>()
  const page: string[] = []
  let letters = 0
  const say = (text: string): void => {
    page.push(text)
    letters += text.length
  }
  const offer = (op: OfferedLine['op'], at: Segments, text: string, shown = text): void => {
    if (shown.trim() === '' || lines.size >= mostLines || letters >= mostLetters) return
    const id = `L${lines.size + 1}`
    lines.set(id, { id, path: pointer(at), text, op })
    say(`${id}: ${mask.hide(shown.replaceAll(/\s+/g, ' ').trim())}`)
  }
  const head = (...words: string[]): void => {
    say(`\n## ${mask.hide(words.filter((word) => word.trim() !== '').join(': '))}`)
  }
  const offerProject = (at: Segments, { name, purpose, key_technologies_concepts }: Project) => {
    head('Project', name)
    offer('rewrite', [...at, 'purpose'], purpose)
    const key = [...at, 'key_technologies_concepts']
    offer(null, key, '', key_technologies_concepts.join(', '))
  }

  head('Summary')
  offer('summary', ['summary'], resume.summary)
  for (const [i, item] of resume.work_experience.entries()) {
    head('Work', item.role)
    for (const [k, text] of item.description.entries()) {
      offer('rewrite', ['work_experience', i, 'description', k], text)
    }
  }
  for (const [i, item] of resume.projects.entries()) offerProject(['projects', i], item)
  for (const [i, item] of resume.education.entries()) {
    head('Education', item.degree)
    for (const [k, text] of item.special_achievements.entries()) {
      offer('rewrite', ['education', i, 'special_achievements', k], text)
    }
  }
  for (const [i, item] of resume.certification_and_training.entries()) {
    const at = ['certification_and_training', i]
    head('Certificate', item.name)
    offer('rewrite', [...at, 'description'], item.description)
    if (item.project !== null) offerProject([...at, 'project'], item.project)
  }
  head('Skills section')
  for (const [i, { name, skills }] of resume.skill_categories.entries()) {
    const shown = skills.length === 0 ? '' : `${name}: ${skills.join(', ')}`
    offer(null, ['skill_categories', i, 'skills'], '', shown)
  }
  return { lines, text: page.join('\n').trim() }
}
