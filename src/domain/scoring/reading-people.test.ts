import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankItem } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { scoreResume } from './score.ts'
import { subjectsIn } from './subjects.ts'

const person = (role: string, degree = '', summary = ''): ResumeContent => ({
  ...blankContent(),
  summary,
  work_experience: [{ ...blankItem('work_experience'), role, from_date: '2015' }],
  education: [{ ...blankItem('education'), degree }],
})

const scoreFor = (ad: string) => {
  const job = readJob(ad)
  return (content: ResumeContent) => scoreResume(content, job).score
}

describe('a role whose title names no trade', () => {
  const score = scoreFor('Plumber\nRequirements\n- Driving licence')

  it('is read with what was learned, and nearly as good as one that names it', () => {
    const named = score(person('Plumber', 'Plumber’s apprenticeship'))
    const unnamed = score(person('Journeyman', 'Plumber’s apprenticeship'))
    expect(unnamed).toBeGreaterThan(0.8 * named)
    expect(unnamed).toBeLessThan(named)
  })

  it('is not read by a summary that nothing else bears out', () => {
    expect(score(person('Journeyman', 'Painting', 'Plumber with ten years'))).toBeLessThan(40)
    expect(score(person('Journeyman', 'Plumbing', 'Plumber with ten years'))).toBeGreaterThan(60)
  })

  it('takes the trade of the roles beside it', () => {
    const { work_experience: unnamed } = person('Journeyman')
    const earlier = {
      ...blankItem('work_experience'),
      role: 'Plumber',
      from_date: '2013',
      to_date: '2015',
    }
    const before = score({ ...person('Plumber'), work_experience: [earlier] })
    expect(score({ ...person(''), work_experience: [...unnamed, earlier] })).toBeGreaterThan(before)
  })
})

describe('a trade that no work shows', () => {
  const ad = 'Plumber\nRequirements\n- Driving licence'

  it('is hardly shown by a summary', () => {
    const score = scoreFor(ad)
    const gain = score(person('', '', 'Plumber with ten years')) - score(person(''))
    expect(gain).toBeLessThan(10)
  })

  it.each([`${ad}\n- 3 years of experience`, ad.replace('Plumber', 'Senior plumber')])(
    'is shown by what was learned, and less than half as well where practice is asked for: %j',
    (asked) => {
      const gain = (job: string) => {
        const score = scoreFor(job)
        return score(person('', 'Plumber’s apprenticeship')) - score(person('', ''))
      }
      expect(gain(ad)).toBeGreaterThan(20)
      expect(gain(asked)).toBeLessThan(gain(ad) / 2)
    },
  )
})

describe('a role of a wide trade', () => {
  it.each([
    [
      'Docent wiskunde\nWij vragen\n- rijbewijs B',
      'Leraar',
      'Lerarenopleiding wiskunde',
      'Lerarenopleiding Duits',
    ],
    [
      'Mathelehrer (m/w/d)\nAnforderungen\n- Führerschein B',
      'Lehrer',
      'Lehramt Mathematik',
      'Lehramt Deutsch',
    ],
  ])('is narrower by the subject that was learned: %s', (ad, role, learned, other) => {
    const score = scoreFor(ad)
    expect(score(person(role, learned))).toBeGreaterThan(score(person(role, other)) + 10)
  })
})

describe('the subject of a degree', () => {
  it.each([
    [
      'BSc Computer Science',
      'Licence Informatique',
      'Grado en Ingeniería Informática',
      'Licenciatura em Informática',
      'Bachelor Informatica',
      'B.Sc. Informatik',
    ],
    [
      'LLB Law',
      'Master 2 Droit social',
      'Grado en Derecho',
      'Licenciatura em Direito',
      'Bachelor Rechten',
      'Studium Rechtswissenschaften',
    ],
    [
      'Plumbing and heating diploma',
      'CAP plomberie',
      'Instalaciones térmicas',
      'Curso de climatização',
      'Mbo installatietechniek',
      'Ausbildung Sanitärtechnik',
    ],
  ])('is the same in six languages: %s', (...degrees) => {
    const [first = []] = degrees.map(subjectsIn)
    expect(first).not.toEqual([])
    for (const degree of degrees)
      expect(subjectsIn(degree)).toEqual(expect.arrayContaining(first.slice(0, 1)))
  })

  it('meets a degree that is asked for in it, and another subject does not', () => {
    const score = scoreFor('Pharmacist\nRequirements\n- Degree in Pharmacy')
    const [right, near, wrong] = ['BSc Pharmacy', 'BSc', 'LLB Law'].map((degree) =>
      score(person('Pharmacist', degree)),
    )
    expect(right).toBeGreaterThan(near ?? 0)
    expect(near).toBeGreaterThan(wrong ?? 0)
  })
})

describe('what comes with a trade', () => {
  const ad = 'Maths teacher\nRequirements\n- Classroom management\n- Python'

  it('is shown in part by work in it, and still told as missing', () => {
    const { contributions, nice_to_have_skills } = scoreResume(person('Maths teacher'), readJob(ad))
    const points = (name: RegExp) => contributions.find((one) => name.test(one.requirement))?.points
    expect(points(/classroom/i)).toBeGreaterThan(points(/python/i) ?? 0)
    expect(contributions.find((one) => /classroom/i.test(one.requirement))?.evidence).toEqual([])
    expect(nice_to_have_skills).toEqual(['Classroom Management', 'Python'])
  })
})
