/** Which lines of a resume a letter lists, and which it leaves out. */
import { expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'

import type { Language } from '../language/languages.ts'
import { restoreContent } from '../resume/restore.ts'
import { checkLetter } from './check-letter.ts'
import { writeLetter } from './write-letter.ts'

const names = { title: 'Waiter', company: 'Acme Harbour Ltd' }

/** The points of the letter, which the guard must find in the resume. */
function pointsFor(resume: object, demands: string[], language: Language = 'en'): string[] {
  const content = restoreContent(resume)
  const ad = `Waiter\n\nRequirements\n${demands.map((one) => `- ${one}`).join('\n')}`
  const { body } = writeLetter(content, { ...names, reading: readJob(ad) }, language)
  const passages = checkLetter(content, body, names, language)
  expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  const [, alone] = /post: (.*)\.$/mu.exec(body) ?? []
  return alone === undefined ? (body.match(/(?<=^- ).*$/gmu) ?? []) : [alone]
}

const post = (description: string[]) => ({
  work_experience: [
    { role: 'Waiter', company: 'Bean Street', from_date: '2022', to_date: 'present', description },
  ],
})

it('tells one certificate of a language once, where its level stands', () => {
  const resume = {
    certification_and_training: [{ name: 'B2 First', organization: 'Cambridge' }],
    skill_categories: [{ name: 'Languages', skills: ['German B2'] }],
  }
  expect(pointsFor(resume, ['German', 'B2 First'])).toEqual(['German B2'])
})

it('leaves out a paper that is not applied for yet', () => {
  const name = 'Food hygiene certificate, not applied for yet'
  expect(
    pointsFor({ certification_and_training: [{ name }] }, ['Food hygiene certificate']),
  ).toEqual([])
})

it('names who gave a registration, also where the name has brackets', () => {
  const certificate = { name: 'Food hygiene certificate', organization: 'Food Board (Ireland)' }
  const resume = { certification_and_training: [certificate] }
  expect(pointsFor(resume, ['Food hygiene certificate'])).toEqual([
    'Food hygiene certificate, Food Board (Ireland)',
  ])
})

it('tells the size of a team only for an ad that speaks of people', () => {
  const resume = post(['420 employees and 23 sites', 'Orders and payment at 14 tables'])
  expect(pointsFor(resume, ['Orders and payment']).join()).not.toContain('420')
  expect(pointsFor(resume, ['Orders and payment', 'You lead employees']).join()).toContain('420')
})

it.each(['Fluent English', 'Italian for holidays', 'Italian A2'])(
  'leaves out a language that weakens: %s',
  (language) => {
    const resume = { skill_categories: [{ name: 'Languages', skills: [language, 'German C1'] }] }
    expect(pointsFor(resume, ['English', 'Italian', 'German'])).toEqual(['German C1'])
  },
)

it('lists tags in one row behind their label, and a longer skill as a line of its own', () => {
  const skills = ['Tray service', 'Available on all weekends', 'Excel']
  const resume = { skill_categories: [{ name: 'Others', skills }] }
  expect(pointsFor(resume, ['Tray service', 'Available on all weekends', 'Excel'])).toEqual([
    'Available on all weekends',
    'Skills: Tray service, Excel',
  ])
})

it('lists the work in the order in which the ad asks for it, behind what must be, in six lines', () => {
  const resume = {
    ...post([
      'Counted the till every evening',
      'Explained allergens to guests',
      'Served wine at tables',
      'Set tables for weddings',
      'Folded napkins',
    ]),
    certification_and_training: [{ name: 'Food hygiene certificate' }],
    skill_categories: [{ name: 'Others', skills: ['Excel', 'Driving licence B', 'Word'] }],
  }
  const demands = ['Served wine at tables', 'Counted the till', 'Food hygiene certificate', 'Excel']
  const points = pointsFor(resume, [...demands, 'Word'])
  expect(points).toContain('Served wine at tables')
  expect(points[0]).toBe('Food hygiene certificate')
  expect(points.indexOf('Served wine at tables')).toBeLessThan(
    points.indexOf('Counted the till every evening'),
  )
  expect(points.length).toBeLessThanOrEqual(6)
  expect(points.join()).not.toContain('Driving')
})
