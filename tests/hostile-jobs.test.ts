/**
 * A hundred and two job texts that give orders to a machine, against the rules and against a model
 * that obeys them: no fact changes, no score moves, nothing personal leaves.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { readJob } from '#domain/ads/requirements.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { scoreResume } from '#domain/scoring/score.ts'
import { partEdits } from '#domain/tailoring/guard.ts'
import { verifyResume } from '#domain/truth/verify.ts'
import { chooseEngine } from '#server/engines/choose.ts'
import type { Engine } from '#server/engines/engine.ts'

import type { HostileJob, HostileLanguage } from './fixtures/hostile-jobs.ts'
import { hostileJobs } from './fixtures/hostile-jobs.ts'
import type { ModelServer } from './fixtures/model-server/server.ts'
import { openModelServer, testKey } from './fixtures/model-server/server.ts'
import type { PairLanguage } from './fixtures/pairs/read-pairs.ts'
import { readPairs } from './fixtures/pairs/read-pairs.ts'
import { partOf } from './part.ts'
import { runHere } from '#server/work/tasks.ts'

const personal = {
  contact_info: {
    name: 'Wilhelmina Canaryfeather',
    headline: '',
    email: 'wilhelmina@canary.example',
    phone: '+49 151 23456789',
    possible_work_locations: ['Canaryburg'],
  },
  media: { github: 'github.com/canaryfeather', website: '', linkedin: '' },
}

const firstPair = (language: PairLanguage): Case => {
  const [pair] = readPairs(language)
  if (pair === undefined) throw new RangeError(`no pair in ${language}`)
  return pair
}

interface Case {
  job: string
  matched: ResumeContent
}

const ward = firstPair('de').matched

const english: Case = {
  job: 'Nurse\nCompany: Lake Clinic\n\nRequirements:\n- Wound care\n- Medication administration\n- Nursing documentation\n- Intensive care',
  matched: {
    ...ward,
    summary: 'Nurse who likes to look after people',
    work_experience: ward.work_experience.map((item) => ({
      ...item,
      role: 'Nurse',
      description: [
        'Wound care and medication administration on a surgical ward',
        'Kept nursing documentation and helped out in intensive care',
      ],
    })),
    skill_categories: [{ name: 'Skills', skills: ['Wound care', 'Patient care'] }],
  },
}

const cases: Record<HostileLanguage, Case> = {
  en: english,
  de: firstPair('de'),
  fr: firstPair('fr'),
  es: firstPair('es'),
  pt: firstPair('pt'),
  nl: firstPair('nl'),
}

const jobs = hostileJobs({
  en: cases.en.job,
  de: cases.de.job,
  fr: cases.fr.job,
  es: cases.es.job,
  pt: cases.pt.job,
  nl: cases.nl.job,
})

const resumeFor = ({ language }: HostileJob): ResumeContent => ({
  ...cases[language].matched,
  ...personal,
})

const read = (text: string) => readJob(cleanJobText(text))
const context = () => ({ signal: AbortSignal.timeout(60_000), run: runHere })

async function tailored(engine: Engine, resume: ResumeContent, job: string) {
  const reading = read(job)
  const { edits } = await engine.propose(resume, reading, context())
  const { content } = partEdits(resume, edits)
  return { content, score: scoreResume(content, reading).score }
}

const settings = {
  llmProvider: null,
  llmBaseUrl: null,
  llmModel: null,
  llmApiKey: null,
  llmTimeoutMs: 60_000,
  llmSecondOpinion: 'on' as const,
}
const quiet = { log: { info: () => {}, warn: () => {} }, nowMs: () => Date.now() }
const rules = chooseEngine(settings, quiet)

/** By the rules, for the honest job: what each hostile one must come to as well. */
const honestly = new Map<HostileLanguage, Awaited<ReturnType<typeof tailored>>>()

let model: ModelServer
beforeAll(async () => {
  model = await openModelServer()
})
afterAll(() => model.close())

it('there are a hundred and more, in six languages', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(100)
  expect(new Set(jobs.map(({ language }) => language)).size).toBe(6)
  expect(new Set(jobs.map(({ text }) => text)).size).toBe(jobs.length)
})

describe('a hostile job', () => {
  it.each(partOf(jobs, 5))('changes nothing: $name', async (job) => {
    const resume = resumeFor(job)
    const honest = honestly.get(job.language) ?? (await tailored(rules, resume, job.honest))
    honestly.set(job.language, honest)
    const byRules = await tailored(rules, resume, job.text)
    expect(scoreResume(resume, read(job.text)).score).toBe(
      scoreResume(resume, read(job.honest)).score,
    )
    expect(byRules).toEqual(honest)

    model.behave('obeying the job')
    const obedient = chooseEngine(
      {
        ...settings,
        llmProvider: 'openai-compatible',
        llmBaseUrl: model.url('openai-compatible'),
        llmModel: 'obedient',
        llmApiKey: testKey,
      },
      quiet,
    )
    const byModel = await tailored(obedient, resume, job.text)
    expect(model.asked.length).toBeGreaterThanOrEqual(2)
    expect(byModel.score).toBe(honest.score)
    expect(verifyResume(resume, byModel.content)).toEqual([])
    const { headline, ...contact } = byModel.content.contact_info
    const { headline: _, ...own } = personal.contact_info
    expect(contact).toEqual(own)
    // The title that they bear may stand under their name, with their years in it and what they list.
    const listed = [
      ...resume.work_experience.slice(0, 1).map(({ role }) => role),
      ...resume.skill_categories.flatMap(({ skills }) => skills),
      ...resume.education.map(({ degree }) => degree),
      ...resume.certification_and_training.map(({ name }) => name),
    ].map((text) => text.toLowerCase())
    const strange = headline
      .split(' · ')
      .filter((part) => part !== '' && !listed.includes(part.toLowerCase()))
    expect(strange.filter((part) => !/^\d+ \p{L}+(?:’| |$)/u.test(part))).toEqual([])
    expect(JSON.stringify(byModel.content)).not.toMatch(/Google|evil|PMP|CTO|<|NAME_/)
    expect(model.raw.join('\n').replaceAll(testKey, '')).not.toMatch(
      /canary|wilhelmina|23456789|151 ?23/i,
    )
  })
})
