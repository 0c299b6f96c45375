import { describe, expect, it } from 'vitest'

import { languages } from '../language/languages.ts'
import { resumeContent } from './resume.ts'
import { templateContent } from './template.ts'

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
