import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, describe, expect, it } from 'vitest'

import type { RunTask } from './tasks.ts'
import type { TextWork, TextWorkOptions } from './text-work.ts'
import { createTextWork, textPatience } from './text-work.ts'

const open: TextWork[] = []
function start(options: TextWorkOptions = {}): TextWork {
  const made = createTextWork(options)
  open.push(made)
  return made
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

const busy = new URL('../../../tests/api/programs/busy-tasks.ts', import.meta.url)
const stuck = new URL('../../../tests/api/programs/stuck-task.ts', import.meta.url)
const budget = { cpuMs: 400, wallMs: 30_000 }
const budgets = { small: budget, large: budget, background: budget }
const long = { cpuMs: 60_000, wallMs: 60_000 }
const generous = { small: long, large: long, background: long }
/** Threads that are busy for as long as each task says; one of them, unless told otherwise. */
const startBusy = (options: TextWorkOptions = {}): TextWork =>
  start({ program: busy, budgets, secondThreadAfterMs: 1_000_000, ...options })

interface Wish {
  ms?: number
  fail?: string
  fill?: boolean
  double?: boolean
  /** Makes the task as large as a text of so many characters. */
  size?: number
}
const spend = (run: RunTask, { size = 0, ...wish }: Wish): Promise<unknown> =>
  run('readJob', JSON.stringify({ ...wish, padding: 'x'.repeat(size) }))

const tooComplex = { name: 'WorkRefused', code: 'text_too_complex' }
const muchToDo = { name: 'WorkRefused', code: 'text_busy' }

describe('a task on a text', () => {
  it('gives what its function gives.', async () => {
    const run = start(textPatience(15)).for('ana')
    const reading = await run('readJob', 'Nurse\n\nRequirements:\n- German B2')
    expect(reading?.languages.map(({ language }) => language)).toEqual(['de'])
    expect(await run('readJob', '~~~')).toBeNull()
    expect(await run('detectLanguage', 'Wir suchen eine Pflegerin für die Nacht.')).toBe('de')
  })

  it('[ASVS 15.2.2] is ended when it has used up its budget, and the next is done in a new thread.', async () => {
    const texts = startBusy()
    await expect(spend(texts.for('ana'), { ms: 60_000 })).rejects.toMatchObject(tooComplex)
    expect(texts.counts()).toEqual({ underWay: 0, waiting: 0, refused: { text_too_complex: 1 } })
    expect(await spend(texts.for('ben'), { ms: 1 })).toContain('"ms":1')
  })

  it('is ended in the middle of a pattern that never finishes.', async () => {
    const texts = start({ budgets, program: stuck })
    await expect(texts.for('ana')('readJob', '')).rejects.toMatchObject(tooComplex)
  })

  it('is too complex when it uses up its memory.', async () => {
    const texts = startBusy({ heapMegabytes: 40, budgets: generous })
    await expect(spend(texts.for('ana'), { ms: 150_000, fill: true })).rejects.toMatchObject(
      tooComplex,
    )
    expect(await spend(texts.for('ben'), { ms: 1 })).toContain('"ms":1')
  })

  it('is too complex when a table of its doubles in its memory, and the process lives on.', async () => {
    const texts = startBusy({ heapMegabytes: 40, budgets: generous })
    await expect(spend(texts.for('ana'), { ms: 150_000, double: true })).rejects.toMatchObject(
      tooComplex,
    )
    expect(await spend(texts.for('ben'), { ms: 1 })).toContain('"ms":1')
  })

  it('is given no more values of JSON than it has room for.', async () => {
    const run = start().for('ana')
    const values = '{},'.repeat(3_000_000)
    const file = `{"basics":{"name":"Ana"},"work":[${values}{}]}`
    expect(await run('readData', Buffer.from(file))).toBe('other')
    const feed = `{"jobs":[${values.repeat(3)}{}]}`
    const from = { target: { key: '', board: 'acme' }, ask: { url: 'https://boards.example' } }
    expect(await run('parseSource', 'greenhouse', feed, from)).toBeNull()
  })

  it('is told to come back when the time is over before its budget is.', async () => {
    const late = { cpuMs: 60_000, wallMs: 1 }
    const texts = startBusy({ budgets: { small: late, large: late, background: late } })
    await expect(spend(texts.for('ana'), { ms: 5_000 })).rejects.toMatchObject(muchToDo)
  })

  it('that fails by a mistake of ours says which.', async () => {
    const run = startBusy().for('ana')
    await expect(spend(run, { fail: 'no such thing' })).rejects.toThrow('no such thing')
  })

  it('that is nested deeper than the stack is damaged, and the thread lives on.', async () => {
    const run = start().for('ana')
    const deep = Buffer.from(`{"basics":${'['.repeat(500_000)}${']'.repeat(500_000)}}`)
    expect(await run('readData', deep)).toBe('damaged')
  })
})

describe('the queue', () => {
  it('lets whoever has many tasks delay another by no more than the one under way.', async () => {
    const texts = startBusy()
    const order: string[] = []
    const ask = (person: string, name: string) =>
      spend(texts.for(person), { ms: 20 }).then(() => order.push(name))
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('ana', name)),
      ask('ben', 'b1'),
    ])
    expect(order.indexOf('b1')).toBe(1)
  })

  it('turns away what waits too long.', async () => {
    const texts = startBusy({ waitMs: 50 })
    const first = spend(texts.for('ana'), { ms: 300 })
    await expect(spend(texts.for('ben'), { ms: 1 })).rejects.toMatchObject(muchToDo)
    expect(await first).toContain('300')
  })

  it('holds so many tasks of one person, and turns away the rest.', async () => {
    const texts = startBusy()
    const run = texts.for('ana')
    const answers = await Promise.allSettled(Array.from({ length: 400 }, () => spend(run, {})))
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(99)
  })

  it('gives small tasks the second thread while a large one keeps the first.', async () => {
    const texts = startBusy({ smallSize: 1_000, secondThreadAfterMs: 20, budgets: generous })
    const order: string[] = []
    const leaving = new AbortController()
    const large = [
      spend(texts.for('ana', leaving.signal), { ms: 60_000, size: 2_000 }).catch(() =>
        order.push('large'),
      ),
      spend(texts.for('eve'), { ms: 1, size: 2_000 }).then(() => order.push('next large')),
    ]
    await spend(texts.for('ben'), { ms: 1 })
    order.push('small')
    leaving.abort()
    await Promise.all(large)
    expect(order).toEqual(['small', 'large', 'next large'])
  })

  it('never gives both threads to one person.', async () => {
    const texts = startBusy({ secondThreadAfterMs: 0, budgets: generous })
    const leaving = new AbortController()
    const run = texts.for('eve', leaving.signal)
    const both = Promise.allSettled([spend(run, { ms: 60_000 }), spend(run, { ms: 60_000 })])
    // The second thread is there, and free again.
    await spend(texts.for('ben'), { ms: 1 })
    expect(texts.counts()).toMatchObject({ underWay: 1, waiting: 1 })
    leaving.abort()
    await both
  })

  it('puts whoever used up a budget behind the others.', async () => {
    const texts = startBusy()
    await expect(spend(texts.for('eve'), { ms: 60_000 })).rejects.toMatchObject(tooComplex)
    const order: string[] = []
    const ask = (person: string) =>
      spend(texts.for(person), { ms: 5 }).then(() => order.push(person))
    await Promise.all([ask('ana'), ask('eve'), ask('ben')])
    expect(order).toEqual(['ana', 'ben', 'eve'])
  })

  it('does background work only where nobody waits.', async () => {
    const texts = startBusy()
    const order: string[] = []
    const note = (name: string) => () => order.push(name)
    await Promise.all([
      spend(texts.for('ana'), { ms: 5 }).then(note('first')),
      spend(texts.inBackground(), { ms: 5 }).then(note('background')),
      spend(texts.for('ben'), { ms: 5 }).then(note('second')),
    ])
    expect(order).toEqual(['first', 'second', 'background'])
  })

  it('gives background work its turn once it has waited long enough.', async () => {
    const texts = startBusy({ backgroundWaitMs: 0 })
    const order: string[] = []
    const note = (name: string) => () => order.push(name)
    await Promise.all([
      spend(texts.for('ana'), { ms: 5 }).then(note('first')),
      spend(texts.for('ben'), { ms: 5 }).then(note('second')),
      spend(texts.inBackground(), { ms: 5 }).then(note('background')),
    ])
    expect(order).toEqual(['first', 'background', 'second'])
  })

  it('gives up the place of whoever leaves, and the work under way of one.', async () => {
    const texts = startBusy({ budgets: generous })
    const leaving = new AbortController()
    const run = texts.for('ana', leaving.signal)
    const underWay = spend(run, { ms: 30_000 })
    const waiting = spend(run, { ms: 1 })
    const answers = Promise.allSettled([underWay, waiting])
    await sleep(300)
    leaving.abort(new Error('gone'))
    const reasons = (await answers).map((one) => one.status === 'rejected' && String(one.reason))
    expect(reasons).toEqual(['Error: gone', 'Error: gone'])
    expect(texts.counts()).toMatchObject({ underWay: 0, waiting: 0 })
  })

  it('refuses what waits when it closes.', async () => {
    const texts = startBusy()
    const both = Promise.allSettled([
      spend(texts.for('ana'), { ms: 300 }),
      spend(texts.for('ben'), { ms: 1 }),
    ])
    await texts.close()
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(spend(texts.for('ana'), {})).rejects.toMatchObject(muchToDo)
  })
})
