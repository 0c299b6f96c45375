import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { restoreContent } from '../resume/restore.ts'
import { proposeHeadline } from '../tailoring/propose/headline.ts'
import { verifyResume } from '../truth/verify.ts'
import { checkLetter } from './check-letter.ts'
import { writeLetter } from './write-letter.ts'

it('tells no paper whose date says that it has expired, and no study that was broken off as one that lasts', () => {
  const content = restoreContent({
    work_experience: [{ role: 'Staff Nurse', from_date: '2021-03', to_date: 'present' }],
    education: [
      { degree: 'MBA (not completed)', university: 'Leeds', from_date: '2018', to_date: '2019' },
    ],
    certification_and_training: [{ name: 'ALS provider', date: 'expired 2020' }],
  })
  const reading = readJob('Staff Nurse\n\nRequirements\n- ALS provider\n- MBA')
  const day = { year: 2026, month: 11, day: 28 }
  const { body } = writeLetter(
    content,
    { title: 'Staff Nurse', company: '', reading, written: { day, paper: 'a4' } },
    'en',
  )
  expect(body).not.toMatch(/ALS|MBA/)
  expect(
    checkLetter(content, 'I am an ALS provider.', { title: '', company: '' }, 'en')[0]?.violations,
  ).not.toEqual([])
})

describe('of what somebody studied the highest that is finished is told, and what they left is not', () => {
  const posts = {
    en: ['Biologist', 'Requirements', 'Master’s degree in biology'],
    de: ['Biologe', 'Anforderungen', 'Abgeschlossenes Studium der Biologie'],
    fr: ['Biologiste', 'Profil recherché', 'Master en biologie'],
    es: ['Bióloga', 'Requisitos', 'Máster en Biología'],
    pt: ['Bióloga', 'Requisitos', 'Mestrado em Biologia'],
    nl: ['Bioloog', 'Wij vragen', 'Master biologie'],
  } as const
  it.each([
    ['en', 'PhD in Biology (discontinued)', 'MSc Biology', 'Biologist with a doctorate.'],
    ['de', 'Promotion in Biologie (abgebrochen)', 'Master Biologie', 'Biologe mit Doktortitel.'],
    ['fr', 'Doctorat en biologie (non terminé)', 'Master biologie', 'Docteur en biologie.'],
    ['es', 'Doctorado en Biología (sin terminar)', 'Máster en Biología', 'Doctora en Biología.'],
    ['pt', 'Doutoramento em Biologia (incompleto)', 'Mestrado em Biologia', 'Doutora em Biologia.'],
    ['nl', 'Doctoraat biologie (niet afgerond)', 'Master biologie', 'Bioloog met een doctoraat.'],
  ] as const)('in %s beside "%s"', (language, left, finished, claim) => {
    const [title, heading, demand] = posts[language]
    const content = restoreContent({
      work_experience: [{ role: title, company: 'Acme', from_date: '2021', to_date: 'present' }],
      education: [
        { degree: left, university: 'Uni', from_date: '2018', to_date: '2020' },
        { degree: finished, university: 'Uni', from_date: '2015', to_date: '2017' },
      ],
    })
    const reading = readJob(`${title}\n\n${heading}\n- ${demand}`)
    const day = { year: 2026, month: 11, day: 28 }
    const job = { title, company: '', reading, written: { day, paper: 'a4' } } as const
    const { body } = writeLetter(content, job, language)
    const [head] = proposeHeadline(content, reading, language, day)
    for (const told of [body, head?.value]) {
      expect(told).toContain(finished)
      expect(told).not.toContain(left.split(' ')[0])
    }
    const verified = verifyResume(content, { ...content, summary: claim }, { language, now: day })
    expect(verified.map(({ path }) => path)).toContain('/summary')
    const own = { ...content, summary: `${title}, ${finished}.` }
    expect(verifyResume(content, own, { language, now: day })).toEqual([])
  })
})
