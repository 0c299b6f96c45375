/**
 * Every behaviour of a model behind an address ends as it should for whoever tailors; `llm/model.test`
 * has them over all four protocols.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { checkLetter } from '#domain/letter/check-letter.ts'
import { blankContent, blankWorkItem } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { partEdits } from '#domain/tailoring/guard.ts'
import { verifyResume } from '#domain/truth/verify.ts'

import { behaviours, declining } from '../../../../tests/fixtures/model-server/behaviours.ts'
import type { Provider } from '../../../../tests/fixtures/model-server/protocols.ts'
import { providers } from '../../../../tests/fixtures/model-server/protocols.ts'
import type { ModelServer } from '../../../../tests/fixtures/model-server/server.ts'
import { openModelServer, testKey } from '../../../../tests/fixtures/model-server/server.ts'
import { createLanguageModel } from '../../llm/model.ts'
import { createBuiltInEngine } from '../built-in/engine.ts'
import type { Engine } from '../engine.ts'
import { describeEngine } from '../engine.suite.ts'
import { fallBack } from '../fall-back.ts'
import { createLlmEngine } from './engine.ts'
import type { RunTask } from '../../work/tasks.ts'
import { runHere } from '../../work/tasks.ts'

const resume: ResumeContent = {
  ...blankContent(),
  contact_info: {
    name: 'Marta Oliveira-Quintela',
    headline: '',
    email: 'marta.oq@canary.example',
    phone: '+44 7700 900461',
    possible_work_locations: ['Canaryville'],
  },
  media: { github: '', website: '', linkedin: 'https://www.linkedin.com/in/martaoq-canary' },
  summary: 'Eight years of experience in the bakeries of the region.',
  work_experience: [
    {
      ...blankWorkItem,
      role: 'Baker',
      company: 'Canary Lane Bakery',
      location: 'Canaryville',
      from_date: '03/2015',
      to_date: '11/2022',
      description: [
        'Kept stock control for flour and butter in the night shift',
        'Trained four apprentices in sourdough and lamination',
        'Cleaned the ovens every week, as Marta told on https://martaoq-canary.example/ovens',
      ],
    },
  ],
  skill_categories: [{ name: 'Baking', skills: ['Decoration', 'Sourdough'] }],
}

const job = readJob(
  cleanJobText(
    'Head Baker\nCorner Bakery\nRequirements\n- Stock control of flour\n- Training of apprentices in sourdough\n- Lamination',
  ),
)

let server: ModelServer
const logged: string[] = []
beforeAll(async () => {
  server = await openModelServer()
})
afterAll(() => server.close())
beforeEach(() => {
  logged.length = 0
})

/** Patience that only a hung test outlives, or little for what never ends by itself. */
function engineOf(provider: Provider, isShort = false): Engine {
  const log = {
    info: (event: string, details?: object) => logged.push(JSON.stringify({ event, details })),
    warn: (event: string, details?: object) => logged.push(JSON.stringify({ event, details })),
  }
  const model = createLanguageModel(
    { provider, baseUrl: server.url(provider), model: 'test-model', key: testKey },
    {
      log,
      nowMs: () => Date.now(),
      limits: {
        maxBytes: 2_000_000,
        firstMs: isShort ? 200 : 60_000,
        stallMs: isShort ? 200 : 60_000,
      },
      pauseMs: 1,
    },
  )
  const engine = createLlmEngine(model, {
    totalMs: isShort ? 700 : 60_000,
    opinionMs: 5_000,
    maxTokens: 2_000,
  })
  return fallBack(engine, createBuiltInEngine(), log)
}

const context = () => ({ signal: AbortSignal.timeout(60_000), run: runHere })

for (const provider of providers) {
  const lazy: Engine = {
    name: provider,
    propose: (...given) => {
      server.behave('good')
      return engineOf(provider).propose(...given)
    },
    writeLetter: (...given) => {
      server.behave('good')
      return engineOf(provider).writeLetter(...given)
    },
  }
  describeEngine(lazy, async () => ({ resume, job }))
}

describe('a letter by a model that is', () => {
  const rows = [...Object.entries(behaviours), ['declining', declining] as const]
  it.each(rows.filter(([, { isEndless }]) => isEndless !== true))('%s', async (name, behaviour) => {
    server.behave(behaviour)
    const engine = engineOf('openai-compatible')
    const names = { title: 'Head Baker', company: 'Corner Bakery' }
    const { letter, by, discarded } = await engine.writeLetter(
      resume,
      { ...names, reading: job },
      'en',
      context(),
    )
    const isDone = behaviour.ends === 'llm'
    expect(by.engine).toBe(isDone ? 'llm' : 'built-in')
    if (!isDone) expect(by.fallback).toBe(behaviour.ends)
    if (name === 'inventing facts') expect(discarded).toBeGreaterThan(0)
    expect(letter.subject).toBe('Application for the post of Head Baker')
    const passages = checkLetter(resume, letter.body, names, 'en')
    expect(passages.flatMap(({ violations }) => violations)).toEqual([])
    expect(server.raw.join('\n').replaceAll(testKey, '')).not.toMatch(
      /canary|marta|oliveira|quintela|900461|7700/i,
    )
  })
})

describe('a model that is', () => {
  const rows = [...Object.entries(behaviours), ['declining', declining] as const]
  it.each(rows)('%s', async (_name, behaviour) => {
    server.behave(behaviour)
    const engine = engineOf('openai-compatible', behaviour.isEndless)
    const { edits, by, waiting } = await engine.propose(resume, job, context())
    const { content } = partEdits(resume, edits)

    const isDone = behaviour.ends === 'llm'
    expect(by).toEqual({
      engine: isDone ? 'llm' : 'built-in',
      model: isDone ? 'test-model' : null,
      fallback: isDone ? null : behaviour.ends,
    })
    expect(edits.some(({ id }) => id.startsWith('model-'))).toBe(isDone)
    expect(edits.some(({ id }) => !id.startsWith('model-'))).toBe(true)
    expect(verifyResume(resume, content)).toEqual([])
    // The title that they bear may stand under their name.
    const { headline, ...contact } = content.contact_info
    expect({ ...contact, headline: '' }).toEqual(resume.contact_info)
    expect(['', resume.work_experience[0]?.role]).toContain(headline)
    if (behaviour.ends === 'nothing_true') expect(waiting.length).toBeGreaterThan(0)

    const told = logged.join('\n')
    expect(told).not.toContain(testKey)
    expect(told).not.toMatch(/canary|sourdough|Baker/i)
    expect(server.raw.join('\n').replaceAll(testKey, '')).not.toMatch(
      /canary|marta|oliveira|quintela|900461|7700/i,
    )
  })
})

it('reads what a model wrote once where its repair brings nothing new', async () => {
  const inventing = behaviours['inventing facts']
  if (inventing === undefined) throw new Error('no such behaviour')
  server.behave(inventing)
  const asked: string[] = []
  const run: RunTask = (name, ...given) => {
    asked.push(name)
    return runHere(name, ...given)
  }
  await engineOf('openai-compatible').propose(resume, job, { ...context(), run })
  expect(server.raw.join('\n')).toContain('were refused')
  expect(asked.filter((name) => name === 'partEdits')).toHaveLength(1)
})
