/** The process that prints: its limits, its memory, its start and its end. */
import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it, vi } from 'vitest'

import { sheetOf } from '#domain/exchange/sheet.ts'
import { blankContent } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { layouts } from '#domain/resume/resume.ts'
import { restoreContent } from '#domain/resume/restore.ts'

import { createPrinter } from './printer.ts'

const slow = 120_000

const file = new URL('../../../tests/fixtures/resumes/nurse-en-rows.truth.json', import.meta.url)
const nurse = restoreContent(JSON.parse(readFileSync(file, 'utf8')))

const plainSheet = (content: ResumeContent) =>
  sheetOf(content, { layout: 'ats-vanilla', paper: 'a4', language: 'en', title: 'a' })

describe('the printer', () => {
  it(
    'refuses what is one too many, and starts anew after it was stopped at a limit',
    async () => {
      const small = createPrinter({ queueLimit: 1, wallClockMs: 1 })
      const sheet = plainSheet(blankContent())
      const answers = await Promise.all([1, 2, 3].map(() => small.print(sheet)))
      expect(answers.map((answer) => answer.kind === 'refused' && answer.code)).toEqual([
        'unprintable',
        'unprintable',
        'printer_busy',
      ])
      await small.close()
      expect(await small.print(sheet)).toMatchObject({ code: 'printer_busy' })
    },
    slow,
  )

  it(
    'refuses a sheet whose turn does not come in time, and prints the one before it',
    async () => {
      const hasty = createPrinter({ waitMs: 1 })
      const sheet = plainSheet(blankContent())
      const [first, second] = await Promise.all([hasty.print(sheet), hasty.print(sheet)])
      expect(first.kind).toBe('printed')
      expect(second).toMatchObject({ kind: 'refused', code: 'printer_busy' })
      await hasty.close()
    },
    slow,
  )

  it(
    'blames the sheet for what it takes, and not for a printer that was ended',
    async () => {
      const sheet = plainSheet(nurse)
      const poor = createPrinter({ memoryLimitBytes: 1_000_000 })
      expect(await poor.print(sheet)).toMatchObject({ code: 'unprintable' })
      await poor.close()
      const ended = createPrinter()
      const printing = ended.print(sheet)
      await ended.close()
      expect(await printing).toMatchObject({ code: 'printer_failed' })
    },
    slow,
  )

  it.runIf(process.platform === 'linux')(
    'sets sheet after sheet in one process, which gives back what it took for each',
    async () => {
      // The usual limit: a process that gave nothing back would pass it at some fifty sheets.
      const own = createPrinter()
      const before = children()
      const seen = new Set<string>()
      for (let i = 0; i < 70; i++) {
        const content = {
          ...nurse,
          summary: `Number ${i}. `.repeat(40 + (i % 30)),
        }
        const [layout, title] = [layouts[i % layouts.length] ?? 'ats-vanilla', `${i}`]
        const sheet = sheetOf(content, { layout, paper: 'a4', language: 'en', title })
        expect(await own.print(sheet)).toMatchObject({ kind: 'printed' })
        for (const pid of children()) if (!before.has(pid)) seen.add(pid)
      }
      await own.close()
      expect(seen.size).toBe(1)
    },
    slow,
  )
})

const children = (): Set<string> =>
  new Set(
    readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    ),
  )

it(
  'loads what it needs before the first sheet where one is to be expected, once, and rests afterwards',
  async () => {
    const children = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
    const before = children()
    const warmed = createPrinter({ restMs: 300 })
    warmed.warm()
    warmed.warm()
    expect(children()).toBe(before + 1)
    await expect.poll(children, { timeout: slow }).toBe(before)
    await warmed.close()
    warmed.warm()
    expect(children()).toBe(before)
  },
  slow,
)

it(
  'keeps its child for a whole rest after a sheet was to be expected',
  async () => {
    const restMs = 1_000
    const living = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
    const before = living()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const warmed = createPrinter({ restMs })
    try {
      await warmed.print(plainSheet(blankContent()))
      for (let i = 0; i < 3; i++) {
        vi.advanceTimersByTime(restMs - 1)
        warmed.warm()
      }
      vi.advanceTimersByTime(restMs - 1)
      expect(vi.getTimerCount()).toBe(1)
      vi.advanceTimersByTime(1)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
    await expect.poll(living, { timeout: slow }).toBe(before)
    await warmed.close()
  },
  slow,
)
