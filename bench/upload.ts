/**
 * Uploading a PDF to the running product, over HTTP and through its reading child: the first upload
 * after a start (the child is started and loads its library) and the ones that follow.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { startProduct } from '../tools/product-process.ts'
import { projectRoot } from './data.ts'
import { signUp } from './sign-up.ts'
import type { BenchTable } from './table.ts'
import { percentile } from './table.ts'

const starts = 3
const warmUploads = 20
const file = path.join(projectRoot, 'tests/fixtures/resumes/developer-en-timeline.pdf')

export async function benchUpload(): Promise<BenchTable[]> {
  const cold: number[] = []
  const warm: number[] = []
  for (let start = 0; start < starts; start++) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'lapel-bench-'))
    const product = await startProduct(dataDir, { AUTH_BINDING: 'off', LOG_LEVEL: 'error' })
    try {
      const token = await signUp(dataDir)
      cold.push(await uploadMs(product.url, token))
      const more = start === 0 ? warmUploads : 0
      for (let i = 0; i < more; i++) warm.push(await uploadMs(product.url, token))
    } finally {
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  const ms = (value: number) => `${Math.round(value)} ms`
  return [
    {
      title: 'Upload of a PDF of two pages, request to stored resume',
      columns: ['what', 'measured', 'target'],
      rows: [
        [`cold (median of ${starts})`, ms(percentile(cold, 50)), '≤ 800 ms'],
        [`warm (median of ${warmUploads})`, ms(percentile(warm, 50)), '–'],
        [`warm (95th percentile)`, ms(percentile(warm, 95)), '≤ 300 ms'],
      ],
      notes: [],
    },
  ]
}

async function uploadMs(url: string, token: string): Promise<number> {
  const body = new FormData()
  body.append('file', new Blob([readFileSync(file)], { type: 'application/pdf' }), 'resume.pdf')
  const began = performance.now()
  const answer = await fetch(`${url}/api/resumes/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the upload was answered by ${answer.status}`)
  return performance.now() - began
}
