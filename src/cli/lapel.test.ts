import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { runLapel } from '../../tests/api/run-lapel.ts'
import type { TestFolder } from '../../tests/api/test-folder.ts'
import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { tinyPdf } from '../../tests/api/tiny-pdf.ts'
import { openModelServer, testKey } from '../../tests/fixtures/model-server/server.ts'
import { baker, job } from '../../tests/fixtures/baker.ts'

let folder: TestFolder
beforeAll(async () => {
  folder = await makeTestFolder()
  file('baker.json', baker)
  file('text.txt', 'hello')
  file('empty.txt', '  \n')
  file('other.json', { a: 1 })
})
afterAll(() => folder.remove())

const lapel = (args: string[], options: Parameters<typeof runLapel>[2] = {}) =>
  runLapel(folder.path, args, options)

async function openModel() {
  const model = await openModelServer()
  const env = {
    LLM_PROVIDER: 'ollama',
    LLM_MODEL: 'test-model',
    LLM_BASE_URL: model.url('ollama'),
    LLM_API_KEY: testKey,
  }
  return { model, env }
}

const file = (name: string, content: unknown): string => {
  writeFileSync(
    join(folder.path, name),
    typeof content === 'string' ? content : JSON.stringify(content),
  )
  return name
}

describe('lapel', () => {
  it('lists its commands, and knows no others', async () => {
    const [help, unknown] = await Promise.all([lapel(['help']), lapel(['transmogrify', 'x.json'])])
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toContain('lapel score RESUME.json JOB')
    expect(unknown).toEqual({
      code: 2,
      out: '',
      err: 'lapel: there is no command "transmogrify"; "lapel help" lists them.\n',
    })
  })

  it.concurrent.each([
    [['score'], 'Usage: lapel score'],
    [['score', 'none.json', 'job.txt'], 'none.json: there is no such file.'],
    [['verify', 'text.txt', 'text.txt'], 'text.txt: this is not JSON.'],
    [['diff', 'other.json', 'other.json'], 'other.json: this is not a resume'],
    [['score', 'baker.json', 'empty.txt'], 'empty.txt: this job has no text.'],
    [['export', 'baker.json', '--format', 'odt'], 'Choose a format.'],
    [['skills', '--wrong'], 'Unknown option'],
    [['import', 'text.txt'], 'text.txt: only PDF, Word'],
    [['import', 'other.json'], 'other.json: this is not a resume'],
    [['backup', 'b'], 'There is no data in'],
    [['credits', 'grant', 'a@b.example', 'many'], 'give a whole number'],
  ])('refuses %j in one line', async (args, why) => {
    const said = await lapel(args)
    expect(said).toMatchObject({ code: 2, out: '' })
    expect(said.err).toContain(why)
    expect(said.err.trim().split('\n')).toHaveLength(1)
  })

  it('imports a PDF and JSON Resume, one or several', async () => {
    writeFileSync(join(folder.path, 'a.pdf'), tinyPdf(['Mia Brook', 'mia@example.org']))
    file('b.json', { basics: { name: 'Sam', summary: 'Paints houses.' } })
    file('c.pdf', 'no pdf')
    const several = await lapel(['import', 'a.pdf', 'b.json', 'c.pdf'])
    const lines = several.out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(several.code).toBe(2)
    expect(lines).toMatchObject([
      { file: 'a.pdf', resume: { contact_info: { email: 'mia@example.org' } } },
      { file: 'b.json', resume: { contact_info: { name: 'Sam' }, summary: 'Paints houses.' } },
      { file: 'c.pdf', error: expect.stringContaining('only PDF') },
    ])
    // Its name says nothing of a file.
    writeFileSync(join(folder.path, 'mia.txt'), tinyPdf(['Mia Brook', 'mia@example.org']))
    expect((await lapel(['import', 'mia.txt'])).out).toContain('mia@example.org')
    const one = await lapel(['import', 'b.json'])
    expect(JSON.parse(one.out)).toMatchObject({ resume_language: 'en' })
  })

  it('says what no field took, and draws what the reader saw', async () => {
    const lines = ['Mia Brook', 'mia@example.org', 'Hobbies', 'Whist & walking']
    writeFileSync(join(folder.path, 'hobby.pdf'), tinyPdf(lines))
    const said = await lapel(['import', '--explain', 'seen.html', 'hobby.pdf'])
    expect(said.err).toBe(
      'hobby.pdf: not in the resume, because no field took it:\n  Hobbies\n  Whist & walking\n',
    )
    expect(JSON.parse(said.out)).toMatchObject({ contact_info: { name: 'Mia Brook' } })
    const page = readFileSync(join(folder.path, 'seen.html'), 'utf8')
    expect(page).toContain('<li>Whist &#38; walking</li>')
    const refused = await lapel(['import', '--explain', 'seen.html', 'baker.json'])
    expect(refused).toMatchObject({
      code: 2,
      err: 'lapel import: --explain draws a PDF or a Word file.\n',
    })
  })

  it('has what it was unsure of labelled by the model that is set up, as the upload does', async () => {
    const { model, env } = await openModel()
    const lines = `Ada Canary-Quill
ada@canary.example
Work Experience
Zindel
Warp drawer
2019 - 2022
- Drew nine hundred warps a week
Vellum Thrum
Heald knitter
2015 - 2019
- Knitted healds for the looms
Hobbies
Bell ringing`.split('\n')
    writeFileSync(join(folder.path, 'weaver.pdf'), tinyPdf(lines))
    const right = [
      { role: 'Warp drawer', company: 'Zindel' },
      { role: 'Heald knitter', company: 'Vellum Thrum' },
    ]
    try {
      const alone = await lapel(['import', 'weaver.pdf'])
      expect(JSON.parse(alone.out)).not.toMatchObject({ work_experience: right })
      const labelled = await lapel(['import', 'weaver.pdf'], { env })
      expect(JSON.parse(labelled.out)).toMatchObject({ work_experience: right })
      expect(labelled.err).toContain('weaver.pdf: labelled by test-model.\n')
      expect(model.raw.join('\n')).not.toMatch(/canary|quill/i)
      model.behave('inventing facts')
      const lied = await lapel(['import', 'weaver.pdf'], { env })
      expect(lied.out).not.toMatch(/Google|Kubernetes|Chief|1999|Eve/)
    } finally {
      await model.close()
    }
  })

  it('scores, and its reasons sum to the score and point into the job as given', async () => {
    const { code, out } = await lapel(['score', 'baker.json', '-'], { input: job })
    expect(code).toBe(0)
    const scored = JSON.parse(out) as {
      score: number
      contributions: { points: number; requirement: string; job: { start: number; end: number } }[]
    }
    const sum = scored.contributions.reduce((total, { points }) => total + points, 0)
    expect(Math.abs(sum - scored.score)).toBeLessThan(1e-6)
    const excel = scored.contributions.find(({ requirement }) => requirement.includes('Excel'))
    expect(job.slice(excel?.job.start, excel?.job.end)).toContain('Excel')
  })

  it('says what a job asks for, with each place in the text as given', async () => {
    const { out } = await lapel(['skills', file('job.txt', job)])
    const asked = JSON.parse(out) as {
      title: { start: number; end: number }
      required: { skill: string; start: number; end: number }[]
    }
    expect(job.slice(asked.title.start, asked.title.end)).toBe('Head  Baker')
    const places = asked.required.map(({ start, end }) => job.slice(start, end))
    expect(places).toContain('Excel')
  })

  it('takes some fields of a job for a job, and says which is none', async () => {
    const some = { job_title: 'Head Baker', job_link: null, required_qualifications: ['Excel'] }
    const [told, wrong] = await Promise.all([
      lapel(['skills', file('some.json', some)]),
      lapel(['skills', file('wrong.json', { job_title: 7 })]),
    ])
    expect(told).toMatchObject({ code: 0 })
    expect(told.out).toContain('Excel')
    expect(wrong).toMatchObject({ code: 2 })
    expect(wrong.err).toContain('wrong.json: job_title')
  })

  it('tailors, and its own guard agrees with the result', { timeout: 120_000 }, async () => {
    file('job.txt', job)
    const tailored = await lapel(['tailor', 'baker.json', 'job.txt'])
    const answer = JSON.parse(tailored.out) as Record<string, unknown>
    expect(Object.keys(answer)).toEqual(['tailored_resume', 'initial_resume', 'edits', 'discarded'])
    file('tailored.json', answer['tailored_resume'])
    const [verified, differences, same] = await Promise.all([
      lapel(['verify', 'baker.json', 'tailored.json']),
      lapel(['diff', 'baker.json', 'tailored.json']),
      lapel(['diff', 'baker.json', 'baker.json']),
    ])
    expect(verified).toMatchObject({ code: 0, out: '[]\n' })
    expect(JSON.parse(same.out)).toEqual({ marks: {}, added: {}, removed: {}, moved: {} })
    expect(differences.out === same.out).toBe((answer['edits'] as unknown[]).length === 0)
    const scored = await lapel(['score', 'tailored.json', 'job.txt'])
    const { score, nice_to_have_skills } = JSON.parse(scored.out) as Record<string, unknown>
    expect(answer['tailored_resume']).toMatchObject({ score, nice_to_have_skills })
  })

  it('tailors by a language model where one is set up', { timeout: 120_000 }, async () => {
    file('job.txt', job)
    const tailor = ['tailor', 'baker.json', 'job.txt', '--engine', 'llm']
    const { model, env } = await openModel()
    const [missing, done, doctor] = await Promise.all([
      lapel(tailor),
      lapel(tailor, { env }),
      lapel(['doctor'], { env }),
    ])
    expect(missing).toMatchObject({ code: 3, out: '' })
    expect(missing.err).toContain('LLM_PROVIDER')
    expect(done).toMatchObject({ code: 0, err: 'Tailored by test-model.\n' })
    const { edits } = JSON.parse(done.out) as { edits: { id: string }[] }
    expect(edits.some(({ id }) => id.startsWith('model-'))).toBe(true)
    expect(model.raw.join('\n')).not.toContain('Mia')
    expect(doctor.out).toMatch(/ollama, test-model: answered in \d+ ms/)
    await model.close()
  })

  it('says when a language model was not to be had', { timeout: 120_000 }, async () => {
    file('job.txt', job)
    const { model, env } = await openModel()
    model.behave('refusing the key')
    const [refused, doctor] = await Promise.all([
      lapel(['tailor', 'baker.json', 'job.txt'], { env }),
      lapel(['doctor'], { env }),
    ])
    const sentence = 'The language model refused the key.'
    expect(refused).toMatchObject({
      code: 0,
      err: `${sentence} The built-in engine did the work.\n`,
    })
    expect(JSON.parse(refused.out)).toHaveProperty('tailored_resume.score')
    expect(doctor.code).toBe(1)
    expect(doctor.out).toContain(`${sentence} The service answered 401`)
    expect(doctor.out + doctor.err).not.toContain(testKey.slice(0, 8))
    await model.close()
  })

  it('finds what is not supported, and answers a stream line by line in order', async () => {
    const lie = { ...baker, summary: 'Led 40 surgeons at Harvard.' }
    const found = await lapel(['verify', 'baker.json', file('lie.json', lie)])
    expect(found.code).toBe(1)
    expect(JSON.parse(found.out)).toContainEqual(expect.objectContaining({ path: '/summary' }))
    const smuggled = { ...baker, references: 'Head baker for ten years' }
    const odd = await lapel(['verify', 'baker.json', file('odd.json', smuggled)])
    expect(JSON.parse(odd.out)).toMatchObject([{ path: '/references', reason: 'not_in_original' }])
    const lines = [
      { id: 'b', original: baker, changed: baker },
      { id: 'a', original: baker, changed: lie },
    ].map((line) => JSON.stringify(line))
    const good = await lapel(['verify', '--jsonl', '-'], { input: lines.join('\n') })
    expect(good.code).toBe(0)
    const answers = good.out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(answers).toMatchObject([
      { id: 'b', violations: [] },
      { id: 'a', violations: JSON.parse(found.out) as unknown[] },
    ])
    const mixed = await lapel(['verify', '--jsonl', '-'], {
      input: `${lines[0]}\n{"id":7}\nno json\n`,
    })
    expect(mixed.code).toBe(2)
    expect(
      mixed.out
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toMatchObject([
      { id: 'b' },
      { id: 7, error: expect.stringContaining('original') },
      { id: null, error: 'line 3 is not an object of JSON' },
    ])
  })

  it('exports text, Markdown and JSON Resume that it reads back', async () => {
    const [text, markdown, json] = await Promise.all(
      ['txt', 'md', 'json-resume'].map((format) =>
        lapel(['export', 'baker.json', '--format', format]),
      ),
    )
    expect(text?.out).toContain('WORK EXPERIENCE\nBaker, Mill Lane Bakery\nLeeds | 2015 – 2023')
    expect(markdown?.out).toContain('### Baker | 2015 – 2023\n\n**Mill Lane Bakery** | *Leeds*')
    const files = [file('jr.json', json?.out), file('home.md', markdown?.out)]
    for (const back of await Promise.all(files.map((one) => lapel(['import', one]))))
      expect(JSON.parse(back.out)).toEqual({ ...baker, resume_language: 'en' })
  })

  it('tells what a machine reads in the PDF, and ends with 1 where something is lost', async () => {
    const read = await lapel(['machine-read', 'baker.json'])
    expect([read.code, JSON.parse(read.out)]).toMatchObject([0, { score: 100, unplaced: [] }])
    const lost = { ...baker, summary: 'Bakes 面包.' }
    const { code, out } = await lapel(['machine-read', file('lost.json', JSON.stringify(lost))])
    expect([code, JSON.parse(out)]).toMatchObject([1, { score: expect.any(Number) }])
  }, 120_000)
})
