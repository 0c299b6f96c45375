/** LOCAL_SIGN_IN_CODE: whoever reaches the page of the embedded issuer needs the code as well. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Browser, Page } from '../../../../tests/api/sign-in/browser.ts'
import { nextOf, openBrowser } from '../../../../tests/api/sign-in/browser.ts'
import type { ServedHouse } from '../../../../tests/api/sign-in/served-house.ts'
import { serveHouse } from '../../../../tests/api/sign-in/served-house.ts'
import type { TestDatabase } from '../../../../tests/api/test-database.ts'
import { createTestDatabase } from '../../../../tests/api/test-database.ts'

const code = 'café-4711-ñ'
const ana = { email: 'ana@example.org', name: 'Ana Silva' }

let stored: TestDatabase
let served: ServedHouse

beforeAll(async () => {
  stored = await createTestDatabase()
  served = await serveHouse(stored, { LOCAL_SIGN_IN_CODE: code })
})
afterAll(async () => {
  await served.close()
  await stored.close()
})

const openPage = async (browser: Browser, at = served): Promise<Page> =>
  browser.follow(await browser.visit(`${at.url}/api/auth/login`))
const inGerman = { accept: 'text/html,*/*', 'accept-language': 'de-DE,de' }
/** Sends forms without a name, which use up no guess. */
async function sendUntilRefused(browser: Browser, page: Page): Promise<Page> {
  for (;;) {
    const sent = await browser.fill(page, { email: ana.email })
    if (sent.status !== 400) return sent
  }
}
const inLanguage = async (language: string, at = served): Promise<string> => {
  const browser = openBrowser()
  const { url } = await openPage(browser, at)
  return (await browser.visit(url, { headers: { 'accept-language': language } })).text
}

describe('with a code', () => {
  it('lets in who knows it', async () => {
    const browser = openBrowser()
    const sent = await browser.fill(await openPage(browser), { ...ana, code: ` ${code} ` })
    const end = await browser.follow(sent, (next) => next.pathname === '/auth/callback')
    expect(end.headers.get('location')).toMatch(/^\/auth\/callback\?token=[\w-]{43}$/)
  })

  it('takes the same letters however they are composed', async () => {
    const browser = openBrowser()
    const sent = await browser.fill(await openPage(browser), {
      ...ana,
      code: code.normalize('NFD'),
    })
    expect(nextOf(sent)?.pathname).toMatch(/^\/issuer\/auth\//)
  })

  it.each(['', 'caf', `${code}x`, code.toUpperCase(), 'x'.repeat(5_000)])(
    'does not let in who types "%s", and does not repeat it',
    async (typed) => {
      const browser = openBrowser()
      const answer = await browser.fill(await openPage(browser), { ...ana, code: typed })
      expect(answer.status).toBe(400)
      expect(answer.text).toMatch(/<input id="code"[^>]* aria-invalid="true"/)
      expect(answer.text).toMatch(/<input id="code" name="code" value=""/)
      expect(answer.text).toContain('value="ana@example.org"')
      served.wait(600_000)
    },
  )

  it('does not let in a form without the field', async () => {
    const browser = openBrowser()
    expect((await browser.fill(await openPage(browser), ana)).status).toBe(400)
    served.wait(600_000)
  })

  it('takes few wrong ones in a row, and then a right one neither until some time has passed', async () => {
    const browser = openBrowser()
    const page = await openPage(browser)
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await browser.fill(page, { ...ana, code: `guess ${n}` })).status)
    }
    expect(statuses.indexOf(429)).toBe(10)
    expect((await browser.fill(page, { ...ana, code })).status).toBe(429)
    served.wait(60_000)
    expect((await browser.fill(page, { ...ana, code })).status).toBe(303)
    served.wait(600_000)
  })

  it('counts only wrong guesses, so that any number of people may sign in at once', async () => {
    const browser = openBrowser()
    const wrong = await browser.fill(await openPage(browser), { ...ana, code: 'a guess' })
    expect(wrong.status).toBe(400)
    for (let n = 0; n < 15; n += 1) {
      const colleague = openBrowser()
      const person = { email: `colleague-${n}@example.org`, name: 'A Colleague', code }
      expect((await colleague.fill(await openPage(colleague), person)).status).toBe(303)
    }
    served.wait(600_000)
  })

  it('tells a person in their language to wait, on the page they are on', async () => {
    const browser = openBrowser()
    const page = await openPage(browser)
    for (let n = 0; n < 10; n += 1) await browser.fill(page, { ...ana, code: `guess ${n}` })
    const sent = await browser.fill(page, { ...ana, code: 'one more' }, inGerman)
    expect(sent.status).toBe(429)
    expect(Number(sent.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(sent.headers.get('content-type')).toContain('text/html')
    expect(sent.headers.get('vary')).toContain('accept-language')
    expect(sent.text).toContain('<html lang="de">')
    expect(sent.text).toMatch(/<p class="refused" role="alert">Zu viele Versuche\./)
    expect(sent.text).toContain('value="ana@example.org"')
    expect(sent.text).not.toContain('one more')
    const forPrograms = await browser.fill(page, { ...ana, code: 'one more' })
    expect(forPrograms.text).toContain('"code":"too_many_requests"')
    served.wait(600_000)
  })

  it('tells a person to wait also where their address has sent too many forms', async () => {
    const browser = openBrowser()
    const page = await openPage(browser)
    const { status } = await sendUntilRefused(browser, page)
    expect(status).toBe(429)
    const sent = await browser.fill(page, { ...ana, code }, inGerman)
    expect(sent.status).toBe(429)
    expect(Number(sent.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(sent.text).toContain('Zu viele Versuche.')
    served.wait(600_000)
  })

  it.each([
    ['en', 'Code'],
    ['de', 'Code'],
    ['es', 'Código'],
    ['fr', 'Code'],
    ['pt', 'Código'],
    ['nl', 'Code'],
  ])(
    'asks for it in %s, and says no more that anybody here can sign in',
    async (language, label) => {
      const text = await inLanguage(language)
      expect(text).toContain(`<label for="code">${label}</label>`)
      const open = await serveHouse(stored)
      const note = /<p class="note">(.+?)<\/p>/
      const openNote = note.exec(await inLanguage(language, open))?.[1]
      await open.close()
      expect(openNote).toBeTruthy()
      expect(note.exec(text)?.[1]).not.toBe(openNote)
    },
  )

  it('stands in no page and in no log', async () => {
    expect(await inLanguage('en')).not.toContain(code)
    expect(served.log()).not.toContain(code)
  })
})

describe('without a code', () => {
  it('the page asks for none and says that whoever uses this computer can sign in', async () => {
    const open = await serveHouse(stored)
    const text = await inLanguage('en', open)
    await open.close()
    expect(text).not.toContain('id="code"')
    expect(text).toContain('whoever uses this computer can sign in')
  })
})
