/**
 * What is private in a resume is searched for in all that a model receives: of a tailoring and its
 * repairs, a letter, the labels of a file and a translation, in six languages.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { fold } from '#domain/language/fold.ts'
import { valuesOf } from '#domain/resume/values-of.ts'
import { translateResume } from '#domain/translation/translate-resume.ts'

import type { Behaviour } from '../../../../tests/fixtures/model-server/behaviours.ts'
import { framingOf } from '../../../../tests/fixtures/model-server/protocols.ts'
import type { ModelServer } from '../../../../tests/fixtures/model-server/server.ts'
import { openModelServer, testKey } from '../../../../tests/fixtures/model-server/server.ts'
import { privateResumes } from '../../../../tests/fixtures/private-resumes.ts'
import { createLanguageModel } from '../../llm/model.ts'
import { createLabeller } from '../../resumes/labels/labeller.ts'
import { createLlmTranslator } from '../../translators/llm.ts'
import { createLlmEngine } from './engine.ts'
import { NothingTrue } from './nothing-true.ts'
import { createMask } from './mask.ts'
import { runHere } from '../../work/tasks.ts'

let server: ModelServer
beforeAll(async () => {
  server = await openModelServer()
})
afterAll(() => server.close())

const log = { info: () => {}, warn: () => {} }
const patience = { totalMs: 60_000, opinionMs: 5_000, maxTokens: 2_000 }
const modelOf = () =>
  createLanguageModel(
    {
      provider: 'openai-compatible',
      baseUrl: server.url('openai-compatible'),
      model: 'test-model',
      key: testKey,
    },
    {
      log,
      nowMs: () => Date.now(),
      limits: { maxBytes: 2_000_000, firstMs: 60_000, stallMs: 60_000 },
      pauseMs: 1,
    },
  )
const context = () => ({ signal: AbortSignal.timeout(60_000), run: runHere })

/** What the model was sent of the person: folded, with no break within it. */
const received = (): string =>
  fold(
    server.asked
      .map(({ user }) => user)
      .join('\n')
      .replaceAll(/\s+/g, ' '),
  )
const leaksOf = (secrets: readonly string[]): string[] => {
  const text = received()
  return secrets.filter((secret) => text.includes(secret)).map((secret) => aroundOf(text, secret))
}
const aroundOf = (text: string, secret: string): string => {
  const at = text.indexOf(secret)
  return `${secret}: …${text.slice(Math.max(0, at - 30), at + secret.length + 20)}…`
}

/** Says each line back, so that it is asked again, and then again, for its own language. */
const echoing: Behaviour = {
  ends: 'llm',
  answer({ asked, response }) {
    const lines = Array.from(asked.user.matchAll(/^(\d+): (.+)$/gm), ([, number, text]) => ({
      number: Number(number),
      text,
    }))
    const framing = framingOf(asked)
    response.writeHead(200, { 'content-type': framing.type })
    response.end(framing.piece(JSON.stringify({ lines })) + framing.end('stop'))
  },
}

describe.each(privateResumes)(
  'of a resume in $language',
  ({ language, content, secrets, houses, readable }) => {
    const job = readJob(
      cleanJobText(
        `Head Baker\nCorner Bakery\nRequirements\n- SAP\n- ISO 9001\n- ${content.summary}`,
      ),
    )

    it('every secret stands in it, so that each is searched for', () => {
      const text = fold(valuesOf(content).join(' '))
      expect(secrets.filter((secret) => !text.includes(secret))).toEqual([])
    })

    it('no model receives what is private when it tailors and repairs', async () => {
      server.behave('inventing facts')
      const engine = createLlmEngine(modelOf(), patience)
      // Whether anything of it may be asked about is for the guard.
      await engine.propose(content, job, context()).catch((error: unknown) => {
        if (!(error instanceof NothingTrue)) throw error
      })
      const about = server.asked.map(({ system }) => system)
      expect(about.some((system) => system.includes('were refused'))).toBe(true)
      expect(leaksOf(secrets)).toEqual([])
      expect(readable.filter((word) => !received().includes(fold(word)))).toEqual([])
    })

    it('no model receives what is private when it gives a second opinion', async () => {
      server.behave('saying too much')
      const engine = createLlmEngine(modelOf(), patience)
      await engine.propose(content, job, context())
      const about = server.asked.map(({ system }) => system)
      expect(about.some((system) => system.includes('You compare sentences'))).toBe(true)
      expect(leaksOf(secrets)).toEqual([])
    })

    it('no model receives what is private when it writes a letter', async () => {
      server.behave('good')
      const engine = createLlmEngine(modelOf(), patience)
      const names = { title: 'Head Baker', company: 'Corner Bakery' }
      await engine.writeLetter(content, { ...names, reading: job }, language, context())
      expect(leaksOf(secrets)).toEqual([])
    })

    it('no model receives what is private when it translates', async () => {
      server.behave(echoing)
      const translator = createLlmTranslator(async () => modelOf(), 'test', 60_000)
      const to = language === 'en' ? 'de' : 'en'
      await translateResume(content, language, to, (lines) =>
        translator.translate(lines, { from: language, to }, context().signal),
      )
      expect(server.asked.length).toBeGreaterThan(1)
      expect(leaksOf(secrets)).toEqual([])
    })

    it('whoever labels its file receives employers and schools, and nothing else', async () => {
      server.behave('good')
      const texts = [
        content.summary,
        ...content.work_experience.flatMap((item) => [
          item.role,
          item.company,
          ...item.description,
        ]),
        ...content.education.flatMap((item) => [item.university, ...item.special_achievements]),
        ...content.projects.map((item) => item.purpose),
        ...content.certification_and_training.map((item) => item.description),
      ]
      const reading = {
        resume: content,
        language,
        confidence: [],
        unplaced: [],
        isCut: false,
        notes: [],
      }
      await createLabeller(modelOf(), patience, log).label(
        {
          reading,
          lines: texts.map((text, i) => `L${i + 1}: ${text}`),
          relabel: async () => ({ kind: 'refused', code: 'pdf_damaged' }),
        },
        context().signal,
      )
      expect(server.asked).toHaveLength(1)
      expect(leaksOf(secrets.filter((secret) => !houses.includes(secret)))).toEqual([])
      for (const house of houses.slice(0, 2)) expect(received()).toContain(house)
    })

    it('all of it comes back as it was', () => {
      const mask = createMask(content)
      for (const text of valuesOf(content)) expect(mask.show(mask.hide(text))).toBe(text)
    })
  },
)
