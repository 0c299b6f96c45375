import { expect, it } from 'vitest'

import { whichApplication } from './which-application.ts'

const mail = {
  subject: 'Your application',
  fromName: 'Jo Marsh',
  fromAddress: 'jo@mail.tarnandfell.example',
  sentAt: null,
  text: 'Thank you for your interest in the post of Pastry Cook.',
  isToList: false,
  invitation: null,
}
const one = (id: string, company_name: string, job_title: string) => ({
  id,
  company_name,
  job_title,
  job_status: 'applied' as const,
})

it('is the one whose employer the text or the address names', () => {
  expect(
    whichApplication(mail, [one('a', 'Mill Lane', 'Baker'), one('b', 'Tarn and Fell Ltd', '')]),
  ).toBe('b')
})

it('is the one with the title among several of one employer, and none where they are alike', () => {
  const both = [one('a', 'Tarn and Fell', 'Waiter'), one('b', 'Tarn and Fell', 'Pastry Cook')]
  expect(whichApplication(mail, both)).toBe('b')
  expect(whichApplication({ ...mail, text: '' }, both)).toBeNull()
})

it('is none where only a title that many have is the same', () => {
  expect(whichApplication(mail, [one('a', 'Mill Lane', 'Pastry Cook')])).toBeNull()
})
