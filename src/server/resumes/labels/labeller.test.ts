/** Every behaviour of a model behind an address ends in true labels or in the reader's own. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { offerLines } from '#domain/reading/labels/offered-lines.ts'
import { relabel } from '#domain/reading/labels/relabel.ts'
import { readResume } from '#domain/reading/read-resume.ts'
import { printedPage } from '../../../../tests/fixtures/printed-page.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

import { behaviours, declining } from '../../../../tests/fixtures/model-server/behaviours.ts'
import type { ModelServer } from '../../../../tests/fixtures/model-server/server.ts'
import { openModelServer, testKey } from '../../../../tests/fixtures/model-server/server.ts'
import { createLanguageModel } from '../../llm/model.ts'
import type { Labellable } from './labeller.ts'
import { createLabeller } from './labeller.ts'

/** The role ends like a firm: the reader takes the employer, which stands first, for the role. */
const texts = [
  'Ada Canary-Quill',
  'ada@canary.example | +44 7700 900461 | Canaryville, UK',
  'Bell ringing',
  'Work Experience',
  'Zindel',
  'Warp Works',
  '2019 – 2022',
  '• Drew nine hundred warps a week, as Ada told on https://canary.example/warps',
  'Vellum Thrum',
  'Heald knitter',
  '2015 – 2019',
  '• Knitted healds for the jacquard looms',
]
const reading = readResume(
  printedPage(
    texts.map((text, i) => {
      const isHeading = text === 'Work Experience'
      return {
        text,
        x: 50,
        y: 60 + 18 * i,
        size: i === 0 ? 20 : isHeading ? 13 : 10,
        bold: i === 0 || isHeading,
      }
    }),
  ),
)
const offered = offerLines(reading)
/** As the reader's child does it. */
const file: Labellable = {
  reading,
  lines: offered.page,
  async relabel(given) {
    const { reading: made, isChanged, dropped } = relabel(reading, given, offered)
    return { kind: 'read', reading: made, lines: offered.page, labels: { isChanged, dropped } }
  },
}
const right = [
  { role: 'Warp Works', company: 'Zindel', from_date: '2019', to_date: '2022' },
  { role: 'Heald knitter', company: 'Vellum Thrum', from_date: '2015', to_date: '2019' },
]

let server: ModelServer
const logged: string[] = []
beforeAll(async () => {
  server = await openModelServer()
})
afterAll(() => server.close())
beforeEach(() => {
  logged.length = 0
})

function labellerOf(isShort = false) {
  const log = {
    info: (event: string, details?: object) => logged.push(JSON.stringify({ event, details })),
    warn: (event: string, details?: object) => logged.push(JSON.stringify({ event, details })),
  }
  const patienceMs = isShort ? 200 : 60_000
  const model = createLanguageModel(
    {
      provider: 'openai-compatible',
      baseUrl: server.url('openai-compatible'),
      model: 'test-model',
      key: testKey,
    },
    {
      log,
      nowMs: () => Date.now(),
      limits: { maxBytes: 2_000_000, firstMs: patienceMs, stallMs: patienceMs },
      pauseMs: 1,
    },
  )
  return createLabeller(model, { totalMs: isShort ? 700 : 60_000, maxTokens: 2_000 }, log)
}

const never = new AbortController().signal
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const printed = lettersOf(texts.join(''))

it('the file is one that the reader alone reads badly', () => {
  expect(reading.resume.work_experience).not.toMatchObject(right)
})

describe('a model that is', () => {
  const rows = [...Object.entries(behaviours), ['declining', declining] as const]
  it.each(rows)('%s', async (_name, behaviour) => {
    server.behave(behaviour)
    const made = await labellerOf(behaviour.isEndless).label(file, never)
    if (behaviour.ends === 'llm' && behaviour.isAboutWords !== true) {
      expect(made.reading.resume.work_experience).toMatchObject(right)
      expect(made.labelledBy).toEqual({ model: 'test-model', dropped: 0 })
    } else if (behaviour.isAboutWords === true) {
      // It may move lines about; what it made up is gone, and was counted where anything is left.
      expect(made.labelledBy?.dropped ?? 1).toBeGreaterThan(0)
    } else expect(made).toEqual({ reading, labelledBy: null })

    for (const value of valuesOf({ ...made.reading.resume, section_order: [] }))
      expect(printed).toContain(lettersOf(value))
    expect(made.reading.resume.contact_info).toEqual(reading.resume.contact_info)
    expect(logged.join('\n')).not.toMatch(/canary|warp|zindel|sk-test/i)
    expect(server.raw.join('\n').replaceAll(testKey, '')).not.toMatch(/canary|quill|900461|Ada/i)
  })
})

describe('whoever labels', () => {
  it('is not asked about a file that was read well, nor waited for by who has gone', async () => {
    server.behave('good')
    const sure = { ...file, lines: null }
    expect(await labellerOf().label(sure, never)).toEqual({ reading, labelledBy: null })
    const gone = AbortSignal.abort(new Error('gone'))
    expect(await labellerOf().label(file, gone)).toEqual({ reading, labelledBy: null })
    expect(server.asked).toEqual([])
  })
})
