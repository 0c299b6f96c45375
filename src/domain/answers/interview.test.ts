/** A talk is prepared from the very rows of what a job asks for, in each language. */
import { describe, expect, it } from 'vitest'

import { languages } from '../language/languages.ts'
import type { Answer, AnswerKind } from './answers.ts'
import { interviewOf } from './interview.ts'

const kinds = ['years', 'licence', 'degree', 'language', 'skill', 'duty', 'other'] as const

const row = (kind: AnswerKind, state: Answer['state'], lines: Answer['lines'] = []): Answer => ({
  requirement: `the ${kind}`,
  kind,
  group: kind === 'duty' ? 'duty' : 'must',
  job: { start: 0, end: 1 },
  state,
  lines,
  isName: false,
  why: null,
})

const line: Answer['lines'][number] = {
  path: '/work_experience/0/description/0',
  start: 0,
  end: 4,
  text: 'Wired 40 boats',
  section: 'work_experience',
  entry: { title: 'Electrician', organization: 'Harbour Electric', period: '2020 – 2024' },
}

describe.each(languages)('the sheet for a talk, in %s,', (language) => {
  it('asks of each kind in its own way, in the words of the ad', () => {
    const sheet = interviewOf(
      kinds.map((kind) => row(kind, 'missing')),
      language,
    )
    const asked = sheet.groups.flatMap(({ questions }) => questions)
    expect(new Set(asked.map(({ question }) => question)).size).toBe(kinds.length)
    for (const kind of kinds)
      expect(asked.some((one) => one.question.includes(`the ${kind}`))).toBe(true)
    expect(asked.every(({ question }) => !/[{}]/.test(question))).toBe(true)
  })

  it('has an honest sentence for what is missing or in part, and none beside evidence', () => {
    for (const kind of kinds) {
      const sayOf = (state: Answer['state']) =>
        interviewOf([row(kind, state, state === 'missing' ? [] : [line])], language).groups[0]
          ?.questions[0]?.say
      expect(sayOf('missing')).toEqual(expect.any(String))
      expect(sayOf('partly')).toEqual(expect.any(String))
      expect(sayOf('partly')).not.toBe(sayOf('missing'))
      expect(sayOf('shown')).toBeNull()
    }
  })
})

it('says in one way only once that something is missing, and leaves no question without a word', () => {
  const [group] = interviewOf([row('duty', 'missing'), row('duty', 'missing')], 'en').groups
  expect(group?.questions.map(({ say }) => say)).toEqual([expect.any(String), null])
  const hints = group?.questions.map(({ hint }) => hint)
  expect(hints).toEqual([expect.any(String), expect.any(String)])
  expect(hints?.[0]).not.toBe(hints?.[1])
})

it.each([
  ['Hep B immunity evidence', 'en'],
  ['Proof of right to work', 'en'],
  ['Masernschutznachweis', 'de'],
  ['Justificatif de vaccination', 'fr'],
  ['Certificado de delitos de naturaleza sexual', 'es'],
  ['Comprovativo de vacinação', 'pt'],
  ['Vaccinatiebewijs', 'nl'],
] as const)('asks of %s whether it is held, and not for an example', (requirement, language) => {
  const asked = (kind: AnswerKind) =>
    interviewOf([{ ...row(kind, 'untold'), requirement }], language).groups[0]?.questions[0]
  expect(asked('other')).toEqual(asked('licence'))
})

it('asks for an example where evidence is what somebody works by', () => {
  const requirement = 'Readiness to put to the test what is taken as evidence'
  const [group] = interviewOf([{ ...row('other', 'untold'), requirement }], 'en').groups
  expect(group?.questions[0]?.question).toContain('example')
})

it.each(languages)(
  'says in %s of what is stated that it is, and never how to deny it',
  (language) => {
    const [group] = interviewOf([row('skill', 'stated')], language).groups
    expect(group?.questions[0]).toMatchObject({ hint: expect.any(String), say: null })
  },
)

it.each(languages)(
  'says in %s of a paper that is not finished that it is under way',
  (language) => {
    for (const kind of ['licence', 'degree'] as const) {
      const sayOf = (why: Answer['why']) =>
        interviewOf([{ ...row(kind, 'partly', [line]), why }], language).groups[0]?.questions[0]
          ?.say
      expect(sayOf('begun')).toEqual(expect.any(String))
      expect(sayOf('begun')).not.toBe(sayOf('lower'))
    }
  },
)

it('tells with each line whose it is and when', () => {
  const [group] = interviewOf([row('skill', 'shown', [line])], 'en').groups
  expect(group?.questions[0]?.evidence).toEqual([
    { text: 'Wired 40 boats', from: 'Electrician, Harbour Electric, 2020 – 2024' },
  ])
})

it('says of the language that the resume is written in that it is shown by the resume', () => {
  const [group] = interviewOf([row('language', 'shown')], 'en').groups
  expect(group?.questions[0]).toMatchObject({
    evidence: [{ text: 'The resume itself is written in it.', from: '' }],
    say: null,
  })
})
