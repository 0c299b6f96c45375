/** Mail about what kept searches newly find: wanted, sent, tried again, stopped. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { indexJobs } from '#server/job-search/index-jobs.ts'
import { sendJobMails } from '#server/mail/send-job-mails.ts'

import type { MailServer } from './mail-server.ts'
import { openMailServer } from './mail-server.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

let server: MailServer
let product: TestHouse
let ana: TestPerson
beforeAll(async () => {
  server = await openMailServer()
  product = await openTestHouse({
    env: { SMTP_URL: `smtp://u:verysecret@127.0.0.1:${server.port}` },
  })
})
beforeEach(async () => {
  ana = await product.signUp()
})
afterEach(async () => {
  await product.house.db.deleteFrom('people').execute()
  await product.house.db.deleteFrom('jobs').execute()
  server.taken.length = 0
  server.faults = {}
})
afterAll(() => Promise.all([product.close(), server.close()]))

async function addJob(id: string, title: string, facts: object = {}): Promise<void> {
  const { db } = product.house
  const usual = { source: 'feed', company: 'Ofen', location: 'Leeds', detail: '{}', text: '' }
  await db
    .insertInto('jobs')
    .values({ id, title, link: `https://jobs.example/${id}`, ...usual, ...facts })
    .execute()
  await indexJobs(db, [id])
  // As the clock of the test house says.
  await db
    .updateTable('job_search')
    .set({ added_at: product.house.now() })
    .where('job_id', '=', id)
    .execute()
}

async function keep(person: TestPerson, job_title: string): Promise<string> {
  return (await person.post('/jobs/saved', { job_title })).json<{ id: string }>().id
}
const want = (person: TestPerson, id: string, language = 'en') =>
  person.put(`/jobs/saved/${id}/mail`, { language })
async function wanted(job_title: string, person = ana): Promise<string> {
  const id = await keep(person, job_title)
  expect((await want(person, id)).statusCode).toBe(204)
  product.wait(1_000)
  return id
}
const send = () => sendJobMails(product.house)
/** After so long that whatever came has settled. */
const sendLater = (ms = 11 * minuteMs) => {
  product.wait(ms)
  return send()
}

/** Its text, with the encoding of a mail undone. */
function textOf({ source }: { source: string }): string {
  const [, body = ''] = source.split('\r\n\r\n', 2)
  const lines = source.includes('base64')
    ? Buffer.from(body, 'base64').toString()
    : source
        .slice(source.indexOf('\r\n\r\n') + 4)
        .replaceAll('=\r\n', '')
        .replaceAll(/(?:=[0-9A-F]{2})+/g, (run) =>
          Buffer.from(run.replaceAll('=', ''), 'hex').toString(),
        )
  return lines.replaceAll('\r\n', '\n')
}
const texts = () => server.taken.map(textOf)
const stopLinkIn = (text = '') => /http\S+\/mail\/[\w-]{43}/.exec(text)?.[0] ?? ''

describe('mail about a kept search', () => {
  it('tells what came since it was wanted, to whom and in which language it was wanted', async () => {
    await addJob('old', 'Glassblower before')
    const id = await keep(ana, 'glassblower')
    await want(ana, id, 'de')
    product.wait(1_000)
    await addJob('g1', 'Glassblower')
    await addJob('f1', 'Farrier')
    expect(await sendLater()).toBe(1)
    expect(server.taken).toMatchObject([{ to: ana.email, from: 'lapel@localhost' }])
    expect(server.taken[0]?.source).toContain('Subject: 1 neue Stelle: glassblower')
    const [text = ''] = texts()
    expect(text).toContain('Glassblower · Ofen · Leeds\nhttps://jobs.example/g1\n')
    expect(text).not.toMatch(/before|Farrier/)
    expect(text).toContain('Diese E-Mails abbestellen: http://127.0.0.1:3000/mail/')
  })

  it('is not sent unless it is wanted, and not where nothing is new', async () => {
    await keep(ana, 'glassblower')
    await addJob('g1', 'Glassblower')
    expect(await sendLater()).toBe(0)
    await wanted('farrier')
    expect(await sendLater(2 * dayMs)).toBe(0)
    expect(server.taken).toEqual([])
  })

  it('comes once a day at most, and tells no job twice', async () => {
    await wanted('glassblower')
    await addJob('g1', 'Glassblower one')
    await sendLater()
    await addJob('g2', 'Glassblower two')
    expect(await sendLater(23 * 60 * minuteMs)).toBe(0)
    expect(await sendLater(61 * minuteMs)).toBe(1)
    expect(await sendLater(2 * dayMs)).toBe(0)
    expect(texts()).toHaveLength(2)
    expect(texts()[0]).toContain('Glassblower one')
    expect(texts()[1]).toContain('Glassblower two')
    expect(texts()[1]).not.toContain('Glassblower one')
  })

  it('comes no second time that day to whoever stops it and wants it again', async () => {
    const id = await wanted('glassblower')
    await addJob('g1', 'Glassblower')
    await sendLater()
    await ana.remove(`/jobs/saved/${id}/mail`)
    await want(ana, id)
    product.wait(1_000)
    await addJob('g2', 'Glassblower')
    expect(await sendLater()).toBe(0)
    expect(await sendLater(dayMs)).toBe(1)
  })

  it('is one for all searches of a person, in which a job stands once', async () => {
    await wanted('glassblower')
    await wanted('artistic glassblower')
    await addJob('g1', 'Artistic glassblower')
    await addJob('g2', 'Glassblower')
    expect(await sendLater()).toBe(1)
    const [text = ''] = texts()
    expect(text.match(/jobs\.example\/g1/g)).toHaveLength(1)
    expect(text).toContain('jobs.example/g2')
  })

  it('leaves out what is closed by then, what is a sample, and what was seen in the product', async () => {
    const id = await wanted('glassblower')
    await addJob('seen', 'Glassblower')
    product.wait(1_000)
    await ana.patch(`/jobs/saved/${id}/seen`)
    product.wait(1_000)
    await addJob('closed', 'Glassblower')
    const { db } = product.house
    await db
      .updateTable('jobs')
      .set({ closed_at: product.house.now() })
      .where('id', '=', 'closed')
      .execute()
    await addJob('sample', 'Glassblower')
    await db
      .updateTable('job_search')
      .set({ is_sample: true })
      .where('job_id', '=', 'sample')
      .execute()
    expect(await sendLater()).toBe(0)
  })

  it('names twenty jobs of a search and counts the others', async () => {
    await wanted('glassblower')
    for (let n = 0; n < 23; n++) await addJob(`g${n}`, 'Glassblower')
    await sendLater()
    const [text = ''] = texts()
    expect(text.match(/jobs\.example/g)).toHaveLength(20)
    expect(text).toContain('3 more in Lapel:\nhttp://127.0.0.1:3000/job-search?')
    expect(server.taken[0]?.source).toContain('Subject: 23 new jobs: glassblower')
  })

  it('lets neither a job nor a search add a header', async () => {
    const evil = 'Glassblower\r\nBcc: eve@example.org'
    await wanted(evil)
    await wanted('glassblower')
    await addJob('g1', evil, { company: evil, location: evil })
    await sendLater()
    const [head = ''] = server.taken[0]?.source.split('\r\n\r\n') ?? []
    expect(head).not.toMatch(/^bcc/im)
    expect(server.heard.filter((line) => line.includes('eve@'))).toEqual([])
  })
})

describe('a mail that could not be sent', () => {
  beforeEach(async () => {
    await wanted('glassblower')
    await addJob('g1', 'Glassblower one')
  })

  it('is made anew after pauses that grow, and then tells all that has come', async () => {
    server.faults.RCPT = '451 later'
    expect(await sendLater()).toBe(1)
    expect(await sendLater(4 * minuteMs)).toBe(0)
    expect(await sendLater(2 * minuteMs)).toBe(1)
    expect(await sendLater(6 * minuteMs)).toBe(0)
    expect(await sendLater(5 * minuteMs)).toBe(1)
    await addJob('g2', 'Glassblower two')
    server.faults = {}
    expect(await sendLater(21 * minuteMs)).toBe(1)
    expect(texts()).toHaveLength(1)
    expect(texts()[0]).toMatch(/Glassblower two[^]*Glassblower one/)
  })

  it('keeps no other from theirs where the server refuses it alone', async () => {
    const bea = await product.signUp()
    await wanted('glassblower', bea)
    await addJob('g2', 'Glassblower')
    server.faults.RCPT = '550 nobody'
    expect(await sendLater()).toBe(2)
  })

  it('ends the round where the server is away, with one try for all', async () => {
    const bea = await product.signUp()
    await wanted('glassblower', bea)
    await addJob('g2', 'Glassblower')
    server.faults.greeting = '554 closed'
    expect(await sendLater()).toBe(1)
    server.faults = {}
    expect(await sendLater(6 * minuteMs)).toBe(2)
  })

  it('was the one of its day where the server fell silent after taking it', async () => {
    server.faults.end = 'hang up'
    expect(await sendLater()).toBe(1)
    server.faults = {}
    expect(await sendLater(23 * 60 * minuteMs)).toBe(0)
    expect(await sendLater(61 * minuteMs)).toBe(1)
  })

  it('leaves no address and no secret in the log', async () => {
    server.faults.AUTH = '535 wrong: verysecret'
    await sendLater()
    expect(product.log()).toContain('a mail could not be sent')
    expect(product.log()).not.toContain('verysecret')
    expect(product.log()).not.toContain(ana.email)
  })
})

describe('the address in a mail', () => {
  let id: string
  let link: string
  beforeEach(async () => {
    id = await wanted('glassblower')
    await addJob('g1', 'Glassblower')
    await sendLater()
    link = new URL(stopLinkIn(texts()[0])).pathname
  })
  const isMailed = async () => {
    const [kept] = await product.house.db.selectFrom('saved_searches').selectAll().execute()
    return kept?.id === id && kept.mailed_until !== null
  }

  it('asks when it is opened, and stops nothing by that', async () => {
    const page = await product.app.inject({ url: link, headers: { host: '127.0.0.1:3000' } })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<button>Stop emails</button>')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(await isMailed()).toBe(true)
  })

  it('stops all such mail by one press, which mail programs can do, and more than once', async () => {
    for (let n = 0; n < 2; n++) {
      const answer = await product.app.inject({
        method: 'POST',
        url: link,
        headers: { host: '127.0.0.1:3000', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('You will receive no more emails about new jobs.')
    }
    expect(await isMailed()).toBe(false)
    await addJob('g2', 'Glassblower')
    expect(await sendLater(2 * dayMs)).toBe(0)
  })

  it('is stored as its hash alone, stays the same, and stops nothing when it is another', async () => {
    const secret = link.split('/')[2] ?? ''
    const rows = await product.house.db.selectFrom('job_mails').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await ana.get('/users/me/export')).body).not.toContain(secret)
    await addJob('g2', 'Glassblower')
    await sendLater(dayMs)
    expect(stopLinkIn(texts()[1])).toContain(link)
    for (const wrong of [`/mail/${secret.slice(1)}A`, '/mail/x', `/feeds/${secret}.ics`])
      expect((await product.app.inject({ method: 'POST', url: wrong })).statusCode).toBe(404)
    expect(await isMailed()).toBe(true)
  })
})

describe('mail of a person', () => {
  it('is theirs alone to want and to stop', async () => {
    const id = await keep(ana, 'glassblower')
    const bea = await product.signUp()
    expect((await want(bea, id)).statusCode).toBe(404)
    await want(ana, id)
    expect((await bea.remove(`/jobs/saved/${id}/mail`)).statusCode).toBe(404)
    expect((await ana.remove(`/jobs/saved/${id}/mail`)).statusCode).toBe(204)
  })

  it('stands in their export, is not turned on by an import, and ends with the account', async () => {
    await wanted('glassblower')
    const document = (await ana.get('/users/me/export')).json<{ saved_searches: object[] }>()
    expect(document.saved_searches).toMatchObject([{ mail_language: 'en' }])
    const bea = await product.signUp()
    expect((await bea.post('/users/me/import', document)).statusCode).toBe(200)
    expect((await bea.get('/jobs/saved')).json()).toMatchObject([{ mail_language: null }])
    expect((await ana.remove('/users/me')).statusCode).toBe(204)
    const { db } = product.house
    expect(await db.selectFrom('job_mails').selectAll().execute()).toEqual([])
    await addJob('g1', 'Glassblower')
    expect(await sendLater()).toBe(0)
  })

  it('goes to a confirmed address alone where people come from an issuer', async () => {
    const other = await openTestHouse({
      env: {
        SMTP_URL: `smtp://127.0.0.1:${server.port}`,
        PUBLIC_URL: 'https://lapel.example',
        OIDC_ISSUER_URL: 'https://id.example',
        OIDC_CLIENT_ID: 'a',
        OIDC_CLIENT_SECRET: 'b',
        AUTH_BINDING: 'off',
      },
    })
    try {
      const bea = await other.signUp()
      const id = await keep(bea, 'glassblower')
      const update = other.house.db.updateTable('people')
      await update.set({ is_email_verified: false }).execute()
      expect((await want(bea, id)).json()).toMatchObject({ code: 'mail_address_missing' })
      await update.set({ is_email_verified: true }).execute()
      expect((await want(bea, id)).statusCode).toBe(204)
    } finally {
      await other.close()
    }
  })
})
