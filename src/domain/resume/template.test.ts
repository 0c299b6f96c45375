import { describe, expect, it } from 'vitest'

import { languages } from '../language/languages.ts'
import { resumeContent } from './resume.ts'
import { leftOfTemplate, templateContent } from './template.ts'

const nobody = { name: null, email: null }

describe('the template', () => {
  it.each(languages)('is a valid resume with every section filled, in %s', (language) => {
    const content = templateContent(language, nobody)
    expect(resumeContent.parse(content)).toEqual(content)
    expect(content.summary).not.toBe('')
    for (const list of [
      content.work_experience,
      content.education,
      content.skill_categories,
      content.projects,
      content.certification_and_training,
    ]) {
      expect(list).toHaveLength(1)
    }
  })

  it('says its placeholders differently in each language', () => {
    const summaries = languages.map((language) => templateContent(language, nobody).summary)
    expect(new Set(summaries).size).toBe(languages.length)
  })

  it("carries the person's name and address and invents neither", () => {
    const person = { name: 'Ana Silva', email: 'ana@example.org' }
    expect(templateContent('pt', person).contact_info).toMatchObject(person)
    expect(templateContent('pt', nobody).contact_info).toEqual({
      name: '',
      headline: '',
      email: '',
      phone: '',
      possible_work_locations: [],
    })
  })

  it('holds no digit, so no year or figure can be left standing as a claim', () => {
    for (const language of languages) {
      expect(JSON.stringify(templateContent(language, nobody))).not.toMatch(/\d/)
    }
  })
})

describe('what is left of the template', () => {
  it.each(languages)('is each of its texts that nobody replaced, in %s', (language) => {
    const content = templateContent(language, { name: 'Ana Silva', email: 'ana@example.org' })
    const all = leftOfTemplate(content)
    expect(all.map(({ path }) => path)).toContain('/work_experience/0/description/1')
    const jobs = content.work_experience.map((job) => ({ ...job, role: 'Baker' }))
    const written = { ...content, work_experience: jobs }
    expect(all.length - leftOfTemplate(written).length).toBe(1)
  })

  it('is nothing of what a person wrote elsewhere in the same words', () => {
    const content = { ...templateContent('en', nobody), work_experience: [] }
    const projects = content.projects.map((one) => ({ ...one, name: 'Company' }))
    expect(leftOfTemplate({ ...content, projects }).map(({ text }) => text)).not.toContain(
      'Company',
    )
  })
})
