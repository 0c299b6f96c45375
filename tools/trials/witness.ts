/**
 * Somebody who uses the product as fast as it answers and remembers every answer: after a crash the
 * product must still hold all that was acknowledged, and the ledger must add up. What was not
 * answered is asked for again under its key: that makes one resume, and costs one credit.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { LetterAnswer } from '#contract/letters.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { signInAt } from './sign-in-at.ts'

const job = 'Electrician wanted\nRequirements\n- wiring and solar work, ten years\n- Excel'

/**
 * How many resumes somebody keeps. Each deletion is answered with all that are left, as the specification
 * has it: a list that grew for hours would be the growth that a trial of memory finds.
 */
const mostResumes = 60

/** Longer than the product itself lets any request of these take. */
const answersWithinMs = 90_000

/** How many of the last saved letters are looked for in the history. */
const mostLetters = 20

/** What was acknowledged and what was attempted up to one moment. */
interface Memory {
  acknowledged: number
  edit: { acknowledged: number; attempted: number }
  made: ReadonlySet<string>
  removing: ReadonlySet<string>
  removed: ReadonlySet<string>
}

export interface Witness {
  /** Uses the product at `url` until the signal, or until nothing answers any more. */
  use(url: string, until: AbortSignal, pauseMs?: number): Promise<void>
  /** What is not as it was acknowledged; empty when all is well. */
  check(url: string): Promise<string[]>
  /** Writes acknowledged so far, and 5xx answers. */
  counts(): { acknowledged: number; faults: number }
  /** What is known now. */
  remember(): Memory
  /**
   * What is wrong with these resumes where they are as they were at some moment between two others:
   * all that was acknowledged before the first, and nothing that was not attempted by the second.
   */
  compare(resumes: readonly Resume[], from: Memory, to: Memory): string[]
}

export async function openWitness(url: string, credits: number): Promise<Witness> {
  const token = await signInAt(url)
  let acknowledged = 0
  let faults = 0

  const call = async <T>(
    url: string,
    method: string,
    path: string,
    body?: object,
    key?: string,
  ): Promise<T> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      signal: AbortSignal.timeout(answersWithinMs),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (answer.status === 429) {
      // A person is told how long to wait, and waits.
      await sleep(Number(answer.headers.get('retry-after')) * 1000)
      return call(url, method, path, body, key)
    }
    if (answer.status >= 500) faults++
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    const text = await answer.text()
    if (method !== 'GET') acknowledged++
    return (text === '' ? null : JSON.parse(text)) as T // the API tests hold answers to their schemas
  }

  const edited = await call<Resume>(url, 'POST', '/resumes', {
    summary: 'Electrician with ten years of wiring and solar work. Edit 0.',
    // What the job names comes second: there is always something to tailor.
    skill_categories: [{ name: 'Office', skills: ['Word', 'Excel'] }],
  })
  let editAttempted = 0
  let editAcknowledged = 0
  const made = new Set<string>()
  const removing = new Set<string>()
  const removed = new Set<string>()
  const tailored = new Set<string>()
  /** The key under which tailoring was asked for and not yet answered, and the last one that was. */
  let asked: string | null = null
  let last: { key: string; id: string } | null = null

  const edit = async (url: string) => {
    const n = ++editAttempted
    await call(url, 'PUT', `/resumes/${edited.id}`, {
      summary: `Electrician with ten years of wiring and solar work. Edit ${n}.`,
    })
    editAcknowledged = n
  }
  const letterPath = `/resumes/${edited.id}/letter`
  let letterAttempted = 0
  let letterAcknowledged = 0
  /** What the last acknowledged saves of the letter said, by the version each was answered with. */
  const letters = new Map<number, string>()
  const writeLetter = async (url: string) => {
    const body = `Letter ${++letterAttempted}.`
    const sent: Letter = {
      recipient: '',
      dateline: '',
      subject: '',
      greeting: '',
      body,
      closing: '',
    }
    const { version } = await call<LetterAnswer>(url, 'PUT', letterPath, sent)
    letterAcknowledged = letterAttempted
    letters.set(version, body)
    for (const old of [...letters.keys()].slice(0, -mostLetters)) letters.delete(old)
  }
  /** The letter is the last that was acknowledged, or one asked for after it; each was kept. */
  const checkLetter = async (url: string): Promise<string[]> => {
    const wrong: string[] = []
    const now = await call<LetterAnswer | null>(url, 'GET', letterPath)
    const at = Number(/Letter (\d+)\./.exec(now?.letter.body ?? '')?.[1] ?? 0)
    if (at < letterAcknowledged || at > letterAttempted)
      wrong.push(`the letter is at ${at}, acknowledged was ${letterAcknowledged}`)
    if (now !== null) letters.set(now.version, now.letter.body)
    for (const [version, body] of letters) {
      const state = await call<Letter>(url, 'GET', `${letterPath}/history/${version}`)
      if (state.body !== body) wrong.push(`state ${version} of the letter says ${state.body}`)
    }
    return wrong
  }
  const make = async (url: string) => {
    made.add((await call<Resume>(url, 'POST', '/resumes', { summary: 'One more.' })).id)
  }
  const tailorUnder = async (url: string, key: string): Promise<string> => {
    const path = `/resumes/${edited.id}/tailored-to-job`
    const body = { job_description: job }
    const answer = await call<{ tailored_resume: Resume }>(url, 'POST', path, body, key)
    return answer.tailored_resume.id
  }
  const tailor = async (url: string) => {
    asked ??= randomUUID()
    const id = await tailorUnder(url, asked)
    last = { key: asked, id }
    asked = null
    made.add(id)
    tailored.add(id)
  }
  const askAgain = async (url: string): Promise<string[]> => {
    if (asked !== null) await tailor(url)
    const known = last
    if (known === null) return []
    const again = await tailorUnder(url, known.key)
    return again === known.id ? [] : [`the key of ${known.id} made ${again}, too`]
  }
  const remove = async (url: string) => {
    const id = [...made].find((one) => !removing.has(one))
    if (id === undefined) return make(url)
    removing.add(id)
    await call(url, 'DELETE', `/resumes/${id}`)
    made.delete(id)
    removed.add(id)
  }

  const makeOrRemove = (url: string) => (made.size < mostResumes ? make(url) : remove(url))

  const remember = (): Memory => ({
    acknowledged,
    edit: { acknowledged: editAcknowledged, attempted: editAttempted },
    made: new Set(made),
    removing: new Set(removing),
    removed: new Set(removed),
  })
  const compare = (resumes: readonly Resume[], from: Memory, to: Memory): string[] => {
    const wrong: string[] = []
    const ids = new Set(resumes.map(({ id }) => id))
    const summary = resumes.find(({ id }) => id === edited.id)?.summary ?? 'nothing'
    const at = Number(/Edit (\d+)\./.exec(summary)?.[1] ?? -1)
    if (at < from.edit.acknowledged || at > to.edit.attempted) {
      wrong.push(`the resume is at edit ${at}, acknowledged was ${from.edit.acknowledged}`)
    }
    for (const id of from.made) {
      if (!ids.has(id) && !to.removing.has(id)) wrong.push(`the resume ${id} is lost`)
    }
    for (const id of from.removed) if (ids.has(id)) wrong.push(`the resume ${id} is back`)
    return wrong
  }

  return {
    remember,
    compare,
    counts: () => ({ acknowledged, faults }),
    async use(url, until, pauseMs = 0) {
      const repeat = async (work: (url: string) => Promise<void>): Promise<void> => {
        for (let failures = 0; !until.aborted && failures < 50;) {
          if (pauseMs > 0) await sleep(pauseMs)
          failures = await work(url).then(
            () => 0,
            () => failures + 1,
          )
        }
      }
      await Promise.all([edit, writeLetter, makeOrRemove, remove, tailor].map(repeat))
    },
    async check(url) {
      const wrong = await askAgain(url)
      const list = await call<Resume[]>(url, 'GET', '/resumes')
      const now = remember()
      wrong.push(...compare(list, now, now), ...(await checkLetter(url)))
      for (const { id, original_resume_id } of list) {
        if (original_resume_id === edited.id && !tailored.has(id))
          wrong.push(`${id} was made twice`)
      }
      const { credit_balance: balance } = await call<{ credit_balance: number }>(
        url,
        'GET',
        '/users/me',
      )
      if (balance !== credits - tailored.size) {
        wrong.push(`the balance is ${balance}, ${tailored.size} of ${credits} credits were spent`)
      }
      const entries = await call<{ balance_after: number; kind: string }[]>(
        url,
        'GET',
        '/users/me/credits',
      )
      if (entries[0]?.balance_after !== balance) wrong.push('the entries do not add up')
      // What was stored without an answer is removed in its turn, so that the list stays short.
      made.clear()
      removing.clear()
      for (const { id } of list) if (id !== edited.id) made.add(id)
      return wrong
    },
  }
}
