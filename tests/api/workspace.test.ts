/** What is kept around an application: its people, what was sent, e-mails that are read, and the numbers. */
import type { Contact } from '#contract/contacts.ts'
import type { MailAnswer } from '#contract/mails.ts'
import type { SentCopy } from '#contract/sent-copies.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestHouse, TestPerson } from './test-house.ts'
import { multipartOf, openTestHouse } from './test-house.ts'

let product: TestHouse
let person: TestPerson

beforeAll(async () => {
  product = await openTestHouse()
  person = await product.signUp({ name: 'Ada' })
})
afterAll(() => product.close())

const newResume = async (more: Partial<Resume> = {}): Promise<Resume> =>
  (
    await person.post('/resumes', { job_title: 'Baker', company_name: 'Mill Lane', ...more })
  ).json<Resume>()

const letter = {
  recipient: 'Mill Lane',
  subject: 'Baker',
  greeting: 'Dear Ms Poole,',
  body: 'I bake.',
  closing: 'Ada',
}

const poole = {
  name: 'Ms Poole',
  role: 'Head of bakery',
  email: 'poole@mill-lane.example',
  phone: '+44 113 496 0000',
  note: 'Likes rye.',
}

describe('the people of an application', () => {
  it('are kept, changed, exported and removed', async () => {
    const { id } = await newResume()
    const added = (await person.post(`/resumes/${id}/contacts`, poole)).json<Contact>()
    expect(added).toMatchObject(poole)
    const path = `/resumes/${id}/contacts/${added.id}`
    expect((await person.put(path, { ...poole, role: 'Owner' })).json()).toMatchObject({
      role: 'Owner',
    })
    const there = await product.signUp({ name: 'Ada elsewhere' })
    await there.post('/users/me/import', (await person.get('/users/me/export')).json())
    const [copy] = (await there.get('/resumes')).json<Resume[]>()
    expect((await there.get(`/resumes/${copy?.id}/contacts`)).json()).toMatchObject([
      { ...poole, role: 'Owner' },
    ])
    expect((await person.remove(path)).statusCode).toBe(204)
    expect((await person.remove(path)).statusCode).toBe(404)
    expect((await person.put(path, poole)).statusCode).toBe(404)
    expect((await person.get(`/resumes/${id}/contacts`)).json()).toEqual([])
  })

  it('are refused where nothing says who they are', async () => {
    const { id } = await newResume()
    const refused = await person.post(`/resumes/${id}/contacts`, { name: ' ', note: 'somebody' })
    expect(refused.statusCode).toBe(400)
  })
})

describe('what was sent', () => {
  it('is kept as it was when the status becomes applied, whatever is saved later', async () => {
    const { id } = await newResume({ summary: 'As it was sent.' })
    await person.put(`/resumes/${id}/letter`, letter)
    await person.put(`/resumes/${id}`, { job_status: 'applied' })
    await person.put(`/resumes/${id}`, { summary: 'Written later.' })
    await person.put(`/resumes/${id}/letter`, { ...letter, body: 'I bake bread.' })
    await person.remove(`/resumes/${id}/letter`)
    const [sent, ...others] = (await person.get(`/resumes/${id}/sent`)).json<SentCopy[]>()
    expect(others).toEqual([])
    expect(sent?.letter).toEqual({ ...letter, dateline: '' })
    const opened = await person.get(`/resumes/${id}/history/${sent?.version}`)
    expect(opened.json()).toMatchObject({ summary: 'As it was sent.' })
    const text = `format=txt&version=${sent?.version}`
    expect((await person.get(`/resumes/${id}/export?${text}`)).body).toContain('As it was sent.')
    const asSent = `format=txt&sent_at=${sent?.sent_at}`
    expect((await person.get(`/resumes/${id}/letter/export?${asSent}`)).body).toContain('I bake.')
    const never = 'format=txt&sent_at=2020-01-01T00:00:00.000Z'
    expect((await person.get(`/resumes/${id}/letter/export?${never}`)).statusCode).toBe(404)
    expect((await person.get(`/resumes/${id}/export?format=txt&version=999`)).statusCode).toBe(404)
  })

  it('is folded away by no later autosave, and comes back with an export', async () => {
    const { id } = await newResume()
    const autosave = (summary: string) =>
      person.put(`/resumes/${id}`, { summary, autosave: 'an open editor' })
    await autosave('As it was sent.')
    const kept = (await person.post(`/resumes/${id}/sent`)).json<SentCopy>()
    await autosave('Typed after it.')
    const opened = await person.get(`/resumes/${id}/history/${kept.version}`)
    expect(opened.json()).toMatchObject({ summary: 'As it was sent.' })
    const there = await product.signUp({ name: 'Ada at last' })
    await there.post('/users/me/import', (await person.get('/users/me/export')).json())
    const copies = await Promise.all(
      (await there.get('/resumes'))
        .json<Resume[]>()
        .map(async (one) => (await there.get(`/resumes/${one.id}/sent`)).json<SentCopy[]>()),
    )
    expect(copies.flat()).toContainEqual(kept)
  })
})

const read = (text: string | Buffer) => {
  const { type, payload } = multipartOf(Buffer.from(text), 'file', 'mail.eml')
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': type }
  return product.app.inject({ method: 'POST', url: '/api/users/me/mails/read', headers, payload })
}

describe('an e-mail', () => {
  it('proposes the news, the day and the application, and changes nothing', async () => {
    const { id } = await newResume({ company_name: 'Tarn & Fell Ltd', job_title: 'Cook' })
    await person.put(`/resumes/${id}`, { job_status: 'applied' })
    const answer = await read(
      [
        'From: Jo Marsh <jo@tarnandfell.example>',
        'Subject: Your application for Cook',
        'Date: Mon, 5 Oct 2026 09:00:00 +0100',
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Dear Ada,',
        '',
        'we would like to invite you to an interview on Thursday 15 October at 11:00 =',
        'in our caf=E9.',
        '',
        'Jo Marsh, Tarn & Fell',
      ].join('\r\n'),
    )
    expect(answer.json<MailAnswer>()).toMatchObject({
      from: 'Jo Marsh',
      is_about_application: true,
      news: 'interview',
      date: { day: '2026-10-15', time: '11:00', is_deadline: false },
      resume_id: id,
    })
    expect((await person.get(`/resumes/${id}`)).json()).toMatchObject({ job_status: 'applied' })
    const dates = (await person.get('/users/me/dates')).json<{ resume_id: string }[]>()
    expect(dates.some(({ resume_id }) => resume_id === id)).toBe(false)
  })

  it('may be the text alone', async () => {
    const answer = await read('Dear Ada,\n\nunfortunately you have not been selected for the role.')
    expect(answer.json<MailAnswer>()).toMatchObject({ news: 'rejected', date: null, subject: '' })
  })

  it.each(['', ' \n', 'From: a@b.example\n\n', Buffer.alloc(2_000)])(
    'without a text is refused: %j',
    async (text) => {
      expect((await read(text)).json()).toMatchObject({ code: 'mail_unreadable' })
    },
  )
})

describe('the numbers', () => {
  it('count each application in all, by source, by base and by score', async () => {
    const ada = await product.signUp({ name: 'Ada counts' })
    const base = (await ada.post('/resumes', { job_title: 'Baker', is_base: true })).json<Resume>()
    const add = async (...statuses: string[]) => {
      const made = await ada.post('/resumes', { original_resume_id: base.id, is_base: false })
      for (const job_status of statuses)
        await ada.put(`/resumes/${made.json<Resume>().id}`, { job_status })
    }
    await add('applied')
    await add('applied', 'hr_interview', 'rejected')
    await add('offer')
    await add()
    const counts = { sent: 3, answered: 2, interviewed: 2, offered: 1 }
    expect((await ada.get('/users/me/numbers')).json()).toEqual([
      { by: 'all', name: null, ...counts },
      { by: 'source', name: null, ...counts },
      { by: 'base', name: 'Baker', ...counts },
      { by: 'band', name: null, ...counts },
    ])
  })
})
