import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankItem } from '../resume/blank.ts'
import { scoreResume } from './score.ts'

const gapFor = (requirements: string[], skills: string[] = [], heading = 'Requirements') =>
  scoreResume(
    { ...blankContent(), skill_categories: [{ name: '', skills }] },
    readJob(`${heading}:\n${requirements.map((line) => `- ${line}`).join('\n')}`),
  ).nice_to_have_skills

describe('what a resume is told to add', () => {
  it('leaves out what a thing is for and what only explains another name', () => {
    expect(gapFor(['Spreadsheet skills; Excel for scheduling'])).not.toContain('Scheduling')
    expect(gapFor(['HTML coding', 'SSRS (SQL Server Reporting Services)'])).toEqual([
      'HTML',
      'SSRS',
    ])
  })

  it('does not ask for the post that somebody must have held', () => {
    expect(gapFor(['2 years of experience as a secondary school teacher', 'First aid'])).toEqual([
      'First Aid',
    ])
  })

  it('asks for a school diploma once, and not of somebody who has one', () => {
    const asked = readJob('Requirements:\n- School diploma or GED\n- First aid')
    const schooled = {
      ...blankContent(),
      education: [{ ...blankItem('education'), degree: 'High school diploma' }],
    }
    const { nice_to_have_skills, contributions } = scoreResume(schooled, asked)
    expect(nice_to_have_skills).toEqual(['First Aid'])
    expect(contributions.filter(({ requirement }) => /diploma/.test(requirement))).toHaveLength(1)
  })

  it('names nothing that the resume says in other words', () => {
    expect(gapFor(['Mentoring', 'First aid'], ['Mentored six apprentices'])).toEqual(['First Aid'])
    expect(gapFor(['Management of personnel', 'First aid'], ['Personnel management'])).toEqual([
      'First Aid',
    ])
  })

  it.each([
    ['Requirements', ['Fluent English and German', 'English fluent'], ['English', 'German']],
    ['Anforderungen', ['Englisch fließend', 'Deutsch verhandlungssicher'], ['Deutsch', 'Englisch']],
    ['Profil recherché', ['Anglais courant'], ['Anglais']],
    ['Requisitos', ['Inglés avanzado'], ['Inglés']],
    ['Requisitos', ['Inglês fluente'], ['Inglês']],
    ['Functie-eisen', ['Engels vloeiend in woord en geschrift'], ['Engels']],
  ])('names a language by itself, below %s: %j', (heading, lines, names) => {
    expect(gapFor(lines, [], heading)).toEqual(names)
  })

  it('keeps polite filler out of a list of tools', () => {
    expect(gapFor(['Python', 'Docker', 'PostgreSQL', 'Excellent communication skills'])).toEqual([
      'Python',
      'Docker',
      'PostgreSQL',
    ])
  })

  it('holds short names only, each once, in other languages too', () => {
    const names = gapFor(
      [
        'Si vous avez besoin de nous joindre, appelez-nous',
        'Vous maîtrisez la comptabilité générale et la comptabilité générale analytique',
        'Connaissance de SAP',
      ],
      [],
      'Profil recherché',
    )
    expect(names).toContain('SAP')
    expect(names.every((name) => name.split(' ').length <= 4 && !/vous/i.test(name))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  })
})
