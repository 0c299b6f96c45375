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
type Contact = { name: string; email: string }
const one = (id: string, company_name: string, job_title: string, contacts: Contact[] = []) => ({
  id,
  company_name,
  job_title,
  job_status: 'applied' as const,
  contacts,
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

it('is the one of whose contacts somebody wrote it, by the address or by the whole name', () => {
  const others = [one('a', 'Mill Lane', 'Baker'), one('b', 'Oat Mill', '')]
  const written = (contact: Contact) =>
    whichApplication(mail, [...others, one('c', 'Harbour Kitchen', 'Cook', [contact])])
  expect(written({ name: '', email: 'Jo@mail.TarnAndFell.example' })).toBe('c')
  expect(written({ name: 'Jo Marsh', email: '' })).toBe('c')
  expect(written({ name: 'Jo', email: '' })).toBeNull()
  expect(written({ name: 'Jo Fenwick', email: 'fenwick@kitchen.example' })).toBeNull()
})
