import { execFile } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTestDatabase } from '../../tests/api/test-database.ts'
import type { TestFolder } from '../../tests/api/test-folder.ts'
import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { tinyPdf } from '../../tests/api/tiny-pdf.ts'
import { openModelServer, testKey } from '../../tests/fixtures/model-server/server.ts'
import { blankContent } from '../domain/resume/blank.ts'
import type { ResumeContent } from '../domain/resume/resume.ts'
import { openDatabase } from '../server/db/open.ts'

type Said = { code: number; out: string; err: string }

let folder: TestFolder
beforeAll(async () => {
  folder = await makeTestFolder()
  file('baker.json', baker)
  file('text.txt', 'hello')
  file('empty.txt', '  \n')
  file('other.json', { a: 1 })
})
afterAll(() => folder.remove())

/** The real program in a folder of its own, with nothing of our environment. */
function lapel(args: string[], options: { input?: string; env?: Record<string, string> } = {}) {
  return new Promise<Said>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'lapel.ts'), ...args],
      { cwd: folder.path, env: { PATH: process.env['PATH'], ...options.env } },
      (error, out, err) => {
        const code = error ? error.code : 0
        if (typeof code === 'number') resolve({ code, out, err })
        else reject(error ?? new Error('no exit code'))
      },
    )
    child.stdin?.end(options.input ?? '')
  })
}

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

const baker: ResumeContent = {
  ...blankContent(),
  contact_info: { name: 'Mia Brook', email: '', phone: '', possible_work_locations: ['Leeds'] },
  summary: 'Baker who trains apprentices and keeps accounts in Excel.',
  work_experience: [
    {
      role: 'Baker',
      company: 'Mill Lane Bakery',
      location: 'Leeds',
      from_date: '2015',
      to_date: '2023',
      description: ['Trained apprentices in sourdough', 'Kept the stock list in Excel'],
    },
  ],
}

const job = 'Head  Baker\r\n\r\n\r\nRequirements\r\n- Excel\r\n- Trains apprentices\r\n'

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
      { file: 'c.pdf', error: expect.stringContaining('not a PDF') },
    ])
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

describe('lapel, about the data', () => {
  it('grants credits, backs up and restores elsewhere', async () => {
    const [here, there] = await Promise.all([createTestDatabase(), createTestDatabase()])
    const log = { info: () => {}, warn: () => {} }
    const database = await openDatabase({ databaseUrl: here.url, dataDir: '', log })
    await database.kysely
      .insertInto('people')
      .values({ issuer: 'here', subject: 'mia', name: 'Mia', email: 'Mia@example.org' })
      .execute()
    await database.close()
    const env = { DATABASE_URL: here.url }
    const granted = await lapel(['credits', 'grant', 'mia@example.org', '7'], { env })
    expect(granted).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(granted.out)).toEqual({ email: 'Mia@example.org', credit_balance: 7 })
    const nobody = await lapel(['credits', 'grant', 'no@example.org', '7'], { env })
    expect(nobody).toMatchObject({ code: 1, out: '' })

    const saved = await lapel(['backup', 'all.gz'], { env })
    expect(saved).toMatchObject({ code: 0, err: '' })
    expect(statSync(join(folder.path, 'all.gz')).mode & 0o077).toBe(0)
    expect(readFileSync(join(folder.path, 'all.gz')).includes('Mia')).toBe(false)
    const elsewhere = { DATABASE_URL: there.url }
    const restored = await lapel(['restore', 'all.gz'], { env: elsewhere })
    expect(JSON.parse(restored.out)).toEqual(JSON.parse(saved.out))
    expect(await lapel(['restore', 'all.gz'], { env: elsewhere })).toMatchObject({ code: 2 })
    const more = await lapel(['credits', 'grant', 'mia@example.org', '1'], { env: elsewhere })
    expect(JSON.parse(more.out)).toMatchObject({ credit_balance: 8 })
    await Promise.all([here.close(), there.close()])
  })

  it('looks around without making a database', async () => {
    const doctor = await lapel(['doctor'], { env: { PORT: '3000' } })
    expect(doctor.code).toBe(0)
    expect(JSON.parse(doctor.out)).toMatchObject({ settings: ['PORT'] })
    expect(() => statSync(join(folder.path, 'data'))).toThrow('ENOENT')
    const broken = await lapel(['doctor'], { env: { PORT: 'many' } })
    expect(broken.code).toBe(1)
    expect(broken.err).toContain('PORT')
  })

  it('says what to look at in a resume, with and without a job', async () => {
    file('job.txt', job)
    const [alone, withJob, usage] = await Promise.all([
      lapel(['suggest', 'baker.json']),
      lapel(['suggest', 'baker.json', 'job.txt']),
      lapel(['suggest']),
    ])
    const kinds = (said: Said) =>
      (JSON.parse(said.out) as { suggestions: { kind: string; words: string }[] }).suggestions.map(
        ({ kind, words }) => `${kind}: ${words}`,
      )
    expect(kinds(alone)).toContain('skill_not_listed: Excel')
    expect(kinds(alone)).toContain('no_result: Trained apprentices in sourdough')
    expect(kinds(withJob)).toContain('skill_not_listed: Excel')
    expect(usage).toMatchObject({ code: 2 })
  })

  it('joins a Lapel that is running', async () => {
    const dataDir = join(folder.path, 'running')
    const log = { info: () => {}, warn: () => {} }
    const running = await openDatabase({ dataDir, log })
    const { migrateDatabase } = await import('../server/db/migrate.ts')
    await migrateDatabase(running.kysely)
    await running.kysely
      .insertInto('people')
      .values({ issuer: 'here', subject: 'mia', name: 'Mia', email: 'mia@example.org' })
      .execute()
    const env = { DATA_DIR: dataDir }
    const granted = await lapel(['credits', 'grant', 'mia@example.org', '3'], { env })
    expect(JSON.parse(granted.out)).toMatchObject({ credit_balance: 3 })
    const refused = await lapel(['restore', file('x.gz', 'x')], { env })
    expect(refused).toMatchObject({ code: 2 })
    expect(refused.err).toContain('in use by another Lapel')
    await running.close()
  })
})
