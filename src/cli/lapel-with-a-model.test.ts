/** The commands that a language model helps, where one is set up. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { CommandLine } from '../../tests/api/run-lapel.ts'
import { openCommandLine } from '../../tests/api/run-lapel.ts'
import { tinyPdf } from '../../tests/api/tiny-pdf.ts'
import { openModelServer, testKey } from '../../tests/fixtures/model-server/server.ts'
import { baker, job } from '../../tests/fixtures/baker.ts'

let commands: CommandLine
beforeAll(async () => {
  commands = await openCommandLine({ 'baker.json': baker, 'job.txt': job })
})
afterAll(() => commands.close())

const lapel: CommandLine['lapel'] = (...given) => commands.lapel(...given)

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

describe('lapel with a language model', () => {
  it('has what it was unsure of labelled by the model that is set up, as the upload does', async () => {
    const { model, env } = await openModel()
    const lines = `Ada Canary-Quill
ada@canary.example
Bell ringing
Work Experience
Zindel
Warp Works
2019 - 2022
- Drew nine hundred warps a week
Vellum Thrum
Heald knitter
2015 - 2019
- Knitted healds for the looms`.split('\n')
    writeFileSync(join(commands.folder, 'weaver.pdf'), tinyPdf(lines))
    const right = [
      { role: 'Warp Works', company: 'Zindel' },
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

  it('tailors by a language model where one is set up', async () => {
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

  it('says when a language model was not to be had', async () => {
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
})
