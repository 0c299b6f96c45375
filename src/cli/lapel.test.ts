import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { version } from '#server/version.ts'

import type { CommandLine } from '../../tests/api/run-lapel.ts'
import { openCommandLine } from '../../tests/api/run-lapel.ts'
import { tinyPdf } from '../../tests/api/tiny-pdf.ts'
import { baker, job } from '../../tests/fixtures/baker.ts'
import { commands as commandsOfLapel } from './commands.ts'

let commands: CommandLine
beforeAll(async () => {
  commands = await openCommandLine({
    'baker.json': baker,
    'text.txt': 'hello',
    'empty.txt': '  \n',
    'other.json': { a: 1 },
    'named.json': { contact_info: { name: 'Mia' }, work_experience: [null] },
  })
})
afterAll(() => commands.close())

const lapel: CommandLine['lapel'] = (...given) => commands.lapel(...given)
const alone: CommandLine['alone'] = (...given) => commands.alone(...given)
const file: CommandLine['file'] = (...given) => commands.file(...given)

describe('lapel', () => {
  it('lists its commands, and knows no others', async () => {
    const [help, unknown] = await Promise.all([alone(['help']), alone(['transmogrify', 'x.json'])])
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toContain('lapel score RESUME.json JOB')
    expect(unknown).toEqual({
      code: 2,
      out: '',
      err: 'lapel: there is no command "transmogrify"; "lapel help" lists them.\n',
    })
  })

  it('tells its version', async () => {
    const [long, short] = await Promise.all([lapel(['--version']), lapel(['-v'])])
    expect(long).toEqual({ code: 0, out: `${version}\n`, err: '' })
    expect(short).toEqual(long)
  })

  it('tells the usage of each of its commands to whoever asks for help, and does nothing else', async () => {
    const all = (await lapel(['help'])).out
    const names = Object.keys(commandsOfLapel)
    const asked = [
      ...names.map((name) => [name, '--help']),
      ['score', 'text.txt', '-h', '--wrong'],
      ['help', 'score'],
    ]
    for (const [at, { code, out, err }] of (
      await Promise.all(asked.map((words) => lapel(words)))
    ).entries()) {
      const name = names[at] ?? 'score'
      expect([name, code, err]).toEqual([name, 0, ''])
      expect(out).toMatch(new RegExp(`^lapel ${name}\\b.*\\n    \\S.*\\n$`))
      expect(all).toContain(out)
    }
    expect(await lapel(['help', 'transmogrify'])).toMatchObject({ code: 2, out: '' })
    // Behind "--" it is the name of a file.
    expect((await lapel(['import', '--', '--help'])).err).toContain(
      '--help: there is no such file.',
    )
  })

  it.concurrent.each([
    [['score'], 'Usage: lapel score'],
    [['score', 'none.json', 'job.txt'], 'none.json: there is no such file.'],
    [['verify', 'text.txt', 'text.txt'], 'text.txt: this is not JSON.'],
    [['diff', 'other.json', 'other.json'], 'other.json: this is not a resume'],
    [['score', 'baker.json', 'empty.txt'], 'empty.txt: this job has no text.'],
    [['score', 'named.json', 'text.txt'], 'This resume is empty.'],
    [['tailor', 'named.json', 'text.txt'], 'This resume is empty.'],
    [['score', '--jsonl', 'none.jsonl'], 'none.jsonl: there is no such file.'],
    [['export', 'baker.json', '--format', 'odt'], 'Choose a format.'],
    [
      ['export', 'baker.json', '--format', 'md', '--design', 'sidebar', '--layout', 'ats-vanilla'],
      'the designs of ats-vanilla are classic',
    ],
    [['skills', '--wrong'], "lapel skills: Unknown option '--wrong'. Usage: lapel skills"],
    [
      ['jobs', 'search', '--radius', '-1'],
      'With a value that begins with a dash, write --radius=…',
    ],
    [['translate', 'baker.json', '--to'], "Option '--to <value>' argument missing. Usage"],
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
    writeFileSync(join(commands.folder, 'a.pdf'), tinyPdf(['Mia Brook', 'mia@example.org']))
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
    writeFileSync(
      join(commands.folder, 'menu.pdf'),
      tinyPdf(['Trattoria Bella Vita', 'Tiramisu ... 6,00']),
    )
    expect(await lapel(['import', 'menu.pdf'])).toMatchObject({ code: 2, out: '' })
    // Its name says nothing of a file.
    writeFileSync(join(commands.folder, 'mia.txt'), tinyPdf(['Mia Brook', 'mia@example.org']))
    expect((await lapel(['import', 'mia.txt'])).out).toContain('mia@example.org')
    const one = await lapel(['import', 'b.json'])
    expect(JSON.parse(one.out)).toMatchObject({ resume_language: 'en' })
  })

  it('says what no field took, and draws what the reader saw', async () => {
    const skills = ['Skills', 'Sourdough, lamination, stock control']
    const lines = ['Mia Brook', 'mia@example.org', 'Whist & walking', ...skills]
    writeFileSync(join(commands.folder, 'hobby.pdf'), tinyPdf(lines))
    const said = await lapel(['import', '--explain', 'seen.html', 'hobby.pdf'])
    expect(said.err).toBe(
      'hobby.pdf: not in the resume, because no field took it:\n  Whist & walking\n',
    )
    expect(JSON.parse(said.out)).toMatchObject({ contact_info: { name: 'Mia Brook' } })
    const page = readFileSync(join(commands.folder, 'seen.html'), 'utf8')
    expect(page).toContain('<li>Whist &#38; walking</li>')
    const refused = await lapel(['import', '--explain', 'seen.html', 'baker.json'])
    expect(refused).toMatchObject({
      code: 2,
      err: 'lapel import: --explain draws a PDF or a Word file.\n',
    })
  })

  it('scores, and its reasons sum to the score and point into the job as given', async () => {
    const { code, out } = await alone(['score', 'baker.json', '-'], { input: job })
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

  it('tailors, and its own guard agrees with the result', async () => {
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

  it('finds what is not supported, and answers a stream line by line in order', async () => {
    const lie = { ...baker, summary: 'Led 40 surgeons at Harvard.' }
    const found = await alone(['verify', 'baker.json', file('lie.json', lie)])
    expect(found.code).toBe(1)
    expect(JSON.parse(found.out)).toContainEqual(expect.objectContaining({ path: '/summary' }))
    // What only the person can answer is no refusal.
    const raised = { ...baker, summary: 'Fully responsible for all bread of the region.' }
    const asked = await lapel(['verify', 'baker.json', file('raised.json', raised)])
    const findings = JSON.parse(asked.out) as Record<string, unknown>[]
    expect([asked.code, [...new Set(findings.map(({ grade }) => grade))]]).toEqual([3, ['ask']])
    expect(Object.keys(findings[0] ?? {})).toEqual(['rule', 'path', 'claim', 'reason', 'grade'])
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

  it('scores no resume in which there is no word, in a stream as from a file', async () => {
    const nothing = [
      {},
      { summary: 5 },
      { summary: '…' },
      { summary: '' },
      { skill_categories: [] },
    ]
    const lines = nothing.map((resume, id) => JSON.stringify({ id, resume, job: 'Baker wanted' }))
    const { code, out } = await lapel(['score', '--jsonl', '-'], { input: lines.join('\n') })
    expect(code).toBe(2)
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(answers).toEqual(nothing.map((_, id) => ({ id, error: 'This resume is empty.' })))
    file('empty.json', '{}')
    const alone = await lapel(['score', 'empty.json', file('wanted.txt', 'Baker wanted')])
    expect(alone).toMatchObject({ code: 2, err: 'lapel score: This resume is empty.\n' })
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
    const read = await alone(['machine-read', 'baker.json'])
    expect([read.code, JSON.parse(read.out)]).toMatchObject([0, { score: 100, unplaced: [] }])
    const lost = { ...baker, summary: 'Bakes 面包.' }
    const { code, out } = await lapel(['machine-read', file('lost.json', JSON.stringify(lost))])
    expect([code, JSON.parse(out)]).toMatchObject([1, { score: expect.any(Number) }])
    expect(out).toContain('"is_same": false')
    expect(out).not.toContain('isSame')
  })
})
