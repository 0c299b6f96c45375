/**
 * The files a command is given: bytes, resumes and jobs. What cannot be used is refused here, in
 * one line that names the file. `-` is standard input.
 */
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

import { restoreContent } from '#domain/resume/restore.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { resumeContent } from '#domain/resume/resume.ts'
import { hasContent } from '#domain/resume/text.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { jobDetail } from '#domain/jobs/job.ts'
import { textOfBytes, textOfOldBytes } from '#server/resumes/text-of-bytes.ts'

import { Unusable } from './exit.ts'

export async function readBytes(file: string): Promise<Buffer> {
  try {
    return file === '-' ? await buffer(process.stdin) : await readFile(file)
  } catch (error) {
    throw new Unusable(`${file}: ${reasonOf(error)}`)
  }
}

function textOf(
  bytes: Buffer,
  file: string,
  read: (bytes: Uint8Array) => string = (each) => textOfBytes(each, { fatal: true }),
): string {
  try {
    return read(bytes)
  } catch {
    throw new Unusable(`${file}: this is not a text file.`)
  }
}

/** A resume as the specification has it; missing sections are empty ones. */
export async function readResumeFile(file: string): Promise<ResumeContent> {
  return resumeFrom(await readJsonFile(file), file)
}

export async function readJsonFile(file: string): Promise<unknown> {
  return jsonOf(await readBytes(file), file)
}

export function jsonOf(bytes: Buffer, file: string): unknown {
  const text = textOf(bytes, file)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Unusable(`${file}: this is not JSON.`)
  }
}

/** A resume that says nothing of the person's work is refused, as the product does, never scored low. */
export async function readFilledResume(file: string): Promise<ResumeContent> {
  return needContent(await readResumeFile(file))
}

export async function needContent(resume: ResumeContent): Promise<ResumeContent> {
  if (!hasContent(resume)) throw new Unusable('This resume is empty.')
  return resume
}

export function resumeFrom(value: unknown, place: string): ResumeContent {
  const known = new Set(Object.keys(resumeContent.shape))
  const fields = typeof value === 'object' && value !== null ? Object.keys(value) : null
  // A missing section is an empty one, so that one without any is a resume, and an empty one.
  const isEmpty = fields?.length === 0 && !Array.isArray(value)
  const isResume = isEmpty || fields?.some((field) => known.has(field)) === true
  if (!isResume) {
    throw new Unusable(
      `${place}: this is not a resume: it has none of the fields contact_info, work_experience, …`,
    )
  }
  return restoreContent(value)
}

/** A job's text: a file of plain text, of HTML, or of JSON with the fields of Job detail. */
export async function readJobFile(file: string): Promise<string> {
  const text = textOf(await readBytes(file), file, textOfOldBytes)
  if (html.test(text)) {
    const { htmlToText } = await import('#domain/posts/html-text.ts')
    return jobFrom(htmlToText(text), file)
  }
  return text.trimStart().startsWith('{') ? jobFrom(parsedOr(text), file) : jobFrom(text, file)
}

/** A page, or a piece of one: places are told in its text. */
const html =
  /^\s*(?:<!doctype\s+html|<\?xml|<(?:html|head|body|main|article|section|div|p|h[1-6]|ul|ol|table|meta|span|br)\b[^>]*>)/i

/** What a job is in a stream: its text, or an object with the fields of Job detail. */
export async function jobFrom(value: unknown, place: string): Promise<string> {
  const text = typeof value === 'string' ? value : await textOfDetail(value, place)
  if (text.trim() === '') throw new Unusable(`${place}: this job has no text.`)
  return text
}

async function textOfDetail(value: unknown, place: string): Promise<string> {
  const known = Object.keys(given.shape)
  const fields = typeof value === 'object' && value !== null ? value : {}
  if (!known.some((field) => Object.hasOwn(fields, field))) {
    throw new Unusable(`${place}: this is not a job: neither a text nor the fields of Job detail.`)
  }
  const read = given.safeParse(withoutNulls(fields))
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Unusable(`${place}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
  }
  const { jobText } = await import('#domain/jobs/job-text.ts')
  return jobText({ ...noJob, ...read.data })
}

/** Whatever of Job detail a file says; what the product adds to it is not asked for. */
const given = jobDetail.omit({ is_sample: true }).partial()

const noJob: JobDetail = {
  id: '',
  created_at: new Date(0).toISOString(),
  job_link: null,
  job_title: '',
  company_name: '',
  job_location: '',
  job_type: null,
  company_description: '',
  job_duties_and_responsibilities: [],
  required_qualifications: [],
  preferred_qualifications: [],
  job_benefits: [],
  keywords: [],
  is_sample: false,
}

/** The moment a job was listed says nothing about what it asks for. */
const withoutNulls = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== null && name !== 'created_at'),
  )

/** JSON where it is JSON; a text that only begins like it stays a text. */
function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOENT') return 'there is no such file.'
  if (code === 'EISDIR') return 'this is a folder.'
  if (code === 'EACCES') return 'this file may not be read.'
  return error instanceof Error ? error.message : String(error)
}
