/** Word files of ours as LibreOffice opens and prints them, read back; where it is installed. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { toDocx } from '#domain/exchange/to-docx.ts'
import { readItems } from '#server/pdf/read-items.ts'
import { writeZip } from '#server/print/write-zip.ts'

import { lostFields } from './printing/judge.ts'
import type { Sample } from './printing/resumes.ts'
import { sampleResumes } from './printing/resumes.ts'
import type { BenchTable } from './table.ts'

const count = 18

export async function benchWordFiles(): Promise<BenchTable[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lapel-word-'))
  try {
    const { fields, lost } = await losses(sampleResumes(count), folder)
    const share =
      fields === 0 ? 'not installed' : `${((100 * (fields - lost)) / fields).toFixed(2)} %`
    return [
      {
        title: `${count} Word files, opened and printed by LibreOffice`,
        columns: ['what', 'measured', 'target'],
        rows: [['fields equal', share, '100 %']],
        notes: ['Read by our reader from LibreOffice’s PDF, which tells it nothing of us.'],
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function losses(
  samples: readonly Sample[],
  folder: string,
): Promise<{ fields: number; lost: number }> {
  const sum = { fields: 0, lost: 0 }
  const names = samples.map(({ id, language, content }) => {
    const parts = toDocx(content, { language, paper: 'a4', title: id })
    writeFileSync(path.join(folder, `${id}.docx`), writeZip(parts))
    return `${id}.docx`
  })
  try {
    const words = ['--headless', '--convert-to', 'pdf', ...names]
    execFileSync('soffice', words, { cwd: folder, stdio: 'ignore' })
  } catch {
    return sum // LibreOffice is not installed
  }
  for (const { id, content } of samples) {
    const read = await readItems(new Uint8Array(readFileSync(path.join(folder, `${id}.pdf`))))
    if (read.kind === 'refused') throw new Error(read.code)
    const { count: fields, lost } = lostFields(content, read.document)
    sum.fields += fields
    sum.lost += lost.length
  }
  return sum
}
