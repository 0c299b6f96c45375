/**
 * Files broken in many ways, read through the one door that uploads take. Every file must be read
 * or refused; nothing may throw, and the memory of the reading process stays where it was.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { createPdfReader, readerPatience } from '#server/pdf/reader-process.ts'
import { readResumeFile } from '#server/resumes/read-file.ts'
import { resumeContent } from '#domain/resume/resume.ts'

import { writeZip } from '../../src/server/print/write-zip.ts'
import { heldBytes } from './held-bytes.ts'
import { runHere } from '#server/work/tasks.ts'
import { randomFrom } from './seeded.ts'

export interface Fuzzed {
  /** How often each answer was given: "read", or the code of a refusal. */
  answers: Map<string, number>
  /** With its waiting for other files. */
  slowestMs: number
  /** The same file once more, with nothing before it. */
  slowestAloneMs: number
  grownBytes: number
  /** What must not happen, with the number of the file. */
  faults: string[]
}

export async function fuzzFiles(
  count: number,
  { children, seed, patience = 1 }: { children: number; seed: number; patience?: number },
  /** Hears how far it is, every thousand files. */
  said?: (number: number, found: Fuzzed) => void,
): Promise<Fuzzed> {
  const random = randomFrom(seed)
  const seeds = seedFiles()
  const reader = createPdfReader({ children, ...readerPatience(patience) })
  const found: Fuzzed = {
    answers: new Map(),
    slowestMs: 0,
    slowestAloneMs: 0,
    grownBytes: 0,
    faults: [],
  }
  let next = 0
  let settled: number | null = null
  let slowest: Buffer | null = null
  const work = async (): Promise<void> => {
    while (next < count) {
      const number = next++
      const bytes = mutate(seeds, random)
      const start = performance.now()
      try {
        const read = await readResumeFile(bytes, { reader, run: runHere })
        const answer = read.kind === 'refused' ? read.code : 'read'
        found.answers.set(answer, (found.answers.get(answer) ?? 0) + 1)
        if (read.kind !== 'refused' && !resumeContent.safeParse(read.reading.resume).success)
          found.faults.push(`file ${number}: a resume that no save would take`)
      } catch (error) {
        found.faults.push(`file ${number}: ${error instanceof Error ? error.stack : String(error)}`)
      }
      const tookMs = performance.now() - start
      if (tookMs > found.slowestMs) {
        found.slowestMs = tookMs
        slowest = bytes
      }
      if (number > 0 && number % 1_000 === 0) said?.(number, found)
      // What the first files load and compile is no growth.
      if (number === Math.min(200, Math.floor(count / 2))) settled = heldBytes()
    }
  }
  // More at once than are read: the waiting counts.
  await Promise.all(Array.from({ length: 3 * children }, work))
  if (slowest !== null) {
    const start = performance.now()
    await readResumeFile(slowest, { reader, run: runHere }).catch(() => null) // it is told above
    found.slowestAloneMs = performance.now() - start
  }
  await reader.close()
  found.grownBytes = Math.max(0, heldBytes() - (settled ?? heldBytes()))
  return found
}

function seedFiles(): Buffer[] {
  const folder = path.resolve(import.meta.dirname, '../../tests/fixtures/resumes')
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => readFileSync(path.join(folder, name)))
  const word =
    '<w:document><w:body><w:p><w:r><w:t>Ada Lovelace</w:t></w:r></w:p></w:body></w:document>'
  return [
    ...files,
    writeZip({ 'word/document.xml': word.repeat(20) }),
    writeZip({ 'Profile.csv': 'First Name,Last Name\nAda,Lovelace\n', 'Skills.csv': 'Name\nC\n' }),
    Buffer.from('{"basics":{"name":"Ada"},"work":[{"name":"Acme","highlights":["built"]}]}'),
  ]
}

function mutate(seeds: readonly Buffer[], random: () => number): Buffer {
  const below = (limit: number): number => Math.floor(random() * limit)
  let bytes: Buffer = Buffer.from(seeds[below(seeds.length)] ?? Buffer.alloc(0))
  for (let times = 1 + below(6); times > 0; times--) {
    const at = below(bytes.length)
    const length = 1 + below(Math.min(4_000, bytes.length))
    switch (below(7)) {
      case 0:
        for (let i = 0; i < 40; i++) bytes[below(bytes.length)] = below(256)
        break
      case 1:
        bytes = bytes.subarray(0, at)
        break
      case 2:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
        break
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)])
        break
      case 4:
        bytes.fill(below(256), at, Math.min(bytes.length, at + length))
        break
      case 5:
        bytes = replaceNumber(bytes, below)
        break
      default: {
        const other = seeds[below(seeds.length)] ?? bytes
        bytes = Buffer.concat([bytes.subarray(0, at), other.subarray(below(other.length))])
      }
    }
    if (bytes.length === 0) return bytes
  }
  return bytes
}

/** One number of the file becomes one that nobody expects: lengths, offsets, references, sizes. */
function replaceNumber(bytes: Buffer, below: (limit: number) => number): Buffer {
  const text = bytes.toString('latin1')
  const from = below(text.length)
  const found = /\d+/.exec(text.slice(from, from + 2_000))
  if (found === null) return bytes
  const odd = ['0', '-1', '4294967295', '2147483648', '99999999999999999999', '1e308', '3', '65536']
  const start = from + found.index
  return Buffer.from(
    text.slice(0, start) + (odd[below(odd.length)] ?? '0') + text.slice(start + found[0].length),
    'latin1',
  )
}
