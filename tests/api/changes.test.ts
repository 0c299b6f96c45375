/** What an open editor hears of saves elsewhere, in this process and in another. */
import { createHash, randomBytes } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { joinPerson } from '#server/users/join.ts'

import { listenToChanges } from './listen-to-changes.ts'
import type { ServedHouse } from './sign-in/served-house.ts'
import { serveHouse } from './sign-in/served-house.ts'
import type { TestDatabase } from './test-database.ts'
import { createTestDatabase } from './test-database.ts'

let stored: TestDatabase
let one: ServedHouse
let other: ServedHouse
let token: string
beforeAll(async () => {
  stored = await createTestDatabase()
  one = await serveHouse(stored, {}, true)
  other = await serveHouse(stored, {}, true)
  token = await signUp('ana')
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await stored.close()
})

async function signUp(subject: string): Promise<string> {
  const id = await joinPerson(one.house, {
    issuer: 'test',
    subject,
    name: null,
    email: null,
    isEmailVerified: false,
  })
  const made = randomBytes(32).toString('base64url')
  await one.house.db
    .insertInto('sessions')
    .values({
      person_id: id,
      token_hash: createHash('sha256').update(made).digest(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
  return made
}

async function ask(house: ServedHouse, method: string, path: string, body?: object) {
  const answer = await fetch(`${house.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Resume // the API tests hold answers against their schemas
}

const listen = (house: ServedHouse, id: string) => listenToChanges(house.url, token, id)

describe('an open editor', () => {
  it('hears the present version, then each that is saved, in whichever process', async () => {
    const resume = await ask(one, 'POST', '/resumes', { summary: 'First.' })
    const here = await listen(one, resume.id)
    const there = await listen(other, resume.id)
    expect(here.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(here.answer.headers.get('cache-control')).toBe('no-store')
    expect([await here.next(), await there.next()]).toEqual([1, 1])
    await ask(one, 'PUT', `/resumes/${resume.id}`, { summary: 'Second.' })
    expect([await here.next(), await there.next()]).toEqual([2, 2])
    await ask(other, 'PUT', `/resumes/${resume.id}`, { summary: 'Third.' })
    expect([await here.next(), await there.next()]).toEqual([3, 3])
    await ask(other, 'DELETE', `/resumes/${resume.id}`)
    expect([await here.next(), await there.next()]).toEqual([null, null])
    expect([await here.next(), await there.next()]).toEqual([undefined, undefined])
  })

  it('is told of the newest of many saves at once, and not of each', async () => {
    const resume = await ask(one, 'POST', '/resumes', { summary: 'First.' })
    const here = await listen(one, resume.id)
    expect(await here.next()).toBe(1)
    for (let version = 2; version <= 50; version++) {
      one.house.changes.publish({ resumeId: resume.id, version })
    }
    expect(await here.next()).toBe(50)
    await ask(one, 'DELETE', `/resumes/${resume.id}`)
    expect(await here.next()).toBe(null)
  })

  it('hears nothing of other resumes, and nobody hears of theirs', async () => {
    const mine = await ask(one, 'POST', '/resumes', { summary: 'Mine.' })
    const next = await ask(one, 'POST', '/resumes', { summary: 'Another.' })
    const stream = await listen(one, mine.id)
    expect(await stream.next()).toBe(1)
    await ask(one, 'PUT', `/resumes/${next.id}`, { summary: 'Changed.' })
    await ask(one, 'PUT', `/resumes/${mine.id}`, { summary: 'Changed.' })
    expect(await stream.next()).toBe(2)
    stream.leave()
    const stranger = await signUp('bea')
    const refused = await fetch(`${one.url}/api/resumes/${mine.id}/versions`, {
      headers: { authorization: `Bearer ${stranger}` },
    })
    expect(refused.status).toBe(403)
  })

  it('[ASVS 7.4.1] is told nothing more once its session has ended, wherever it was ended', async () => {
    const resume = await ask(one, 'POST', '/resumes', { summary: 'First.' })
    const elsewhere = await signUp('ana')
    const left = await listenToChanges(other.url, elsewhere, resume.id)
    const stays = await listen(other, resume.id)
    expect([await left.next(), await stays.next()]).toEqual([1, 1])
    const logout = { method: 'POST', headers: { authorization: `Bearer ${elsewhere}` } }
    expect((await fetch(`${one.url}/api/auth/logout`, logout)).status).toBe(200)
    await ask(one, 'PUT', `/resumes/${resume.id}`, { summary: 'Second.' })
    expect([await left.next(), await stays.next()]).toEqual([undefined, 2])
    stays.leave()
  })

  it('is let go when the server leaves, so that it asks another one', async () => {
    const third = await serveHouse(stored, {}, true)
    const resume = await ask(third, 'POST', '/resumes', { summary: 'First.' })
    const stream = await listen(third, resume.id)
    expect(await stream.next()).toBe(1)
    await third.close()
    expect(await stream.next()).toBe(undefined)
  })

  it('is one of thirty of a person at the most', async () => {
    const resume = await ask(one, 'POST', '/resumes', { summary: 'First.' })
    const streams = []
    for (let i = 0; i < 30; i++) streams.push(await listen(one, resume.id))
    expect((await listen(one, resume.id)).answer.status).toBe(429)
    for (const stream of streams) stream.leave()
    let status = 429
    while (status === 429) {
      const again = await listen(one, resume.id)
      status = again.answer.status
      again.leave()
    }
    expect(status).toBe(200)
  })
})
