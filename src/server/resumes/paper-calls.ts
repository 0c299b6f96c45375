/** A resume on paper: as a file, as a picture, as it would fit, and as a machine reads it. */
import { createHash } from 'node:crypto'

import { fileNameOf, titleOf } from '#domain/exchange/file-name.ts'
import { fileKinds } from '#domain/exchange/formats.ts'
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import { monthOf } from '#domain/language/dates.ts'
import { contentOf } from '#domain/resume/content.ts'
import { designOf } from '#domain/resume/designs.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { disposition } from '../http/disposition.ts'
import { chooseEncoding, pack } from '../http/encoding.ts'
import { Problem } from '../http/problem.ts'
import { exportBytes } from '../print/export-bytes.ts'
import { fitToPages } from '../print/fit.ts'
import { printContext } from '../print/print-context.ts'
import { readPrinted } from '../print/read-printed.ts'
import { refusedPrint } from '../print/refused-print.ts'
import { statementsInForce } from '../statements/store.ts'
import { version } from '../version.ts'
import { stateAt } from './history/states.ts'
import { ofResume } from './history/store.ts'
import { onPaper } from './on-paper.ts'
import { withOwn } from './own.ts'
import { readJobText } from './score.ts'

export const exportResume = withOwn<'exportResume'>(
  async (owned, { house, person, query, reply }) => {
    const { format, version, ...wished } = query()
    const resume =
      version === undefined ? owned.resume : await stateAt(house, ofResume, owned, String(version))
    const options = await onPaper(house, { ...owned, resume }, wished)
    const context = printContext(house, person, reply)
    const exported = await exportBytes(resume, format, options, context)
    if (exported.kind === 'refused') throw refusedPrint(exported, house.log)
    const { extension, mediaType } = fileKinds[format]
    void reply
      .type(mediaType)
      .header('content-disposition', disposition(fileNameOf(options.title, extension)))
      .send(exported.bytes)
  },
)

/** The sheet for a talk about the job of a resume, as a PDF. */
export const exportInterview = withOwn<'exportInterview'>(
  async ({ resume }, { house, person, query, reply }) => {
    const { paper = resume.paper } = query()
    const { run, printer, whose } = printContext(house, person, reply)
    const { resume_language: language, job_title: post, company_name: company } = resume
    const job = resume.job_description ? await readJobText(run, resume.job_description) : null
    if (job === null) throw new Problem('not_found')
    const title = titleOf(resume)
    const page = await run('layOutInterview', contentOf(resume), job, {
      paper,
      language,
      title,
      post: [post, company].filter((part) => part !== '').join(' · '),
      design: designOf(resume.layout, resume.design),
      look: resume.look,
      now: monthOf(house.now()),
      stated: (await statementsInForce(house.db, person.id)).map(({ text }) => text),
    })
    const printed = await printer.print(page, whose)
    if (printed.kind === 'refused') throw refusedPrint(printed, house.log)
    const { extension, mediaType } = fileKinds.pdf
    const name = fileNameOf(titleOf({ ...resume, job_title: page.heading }), extension)
    void reply.type(mediaType).header('content-disposition', disposition(name)).send(printed.bytes)
  },
)

/** How close a resume must be set to fit on its pages: asked, not changed. */
export const fitResume = withOwn<'fitResume'>(async (owned, { house, person, query, reply }) => {
  const { pages, ...wished } = query()
  const options = await onPaper(house, owned, wished)
  const context = printContext(house, person, reply)
  const fitted = await fitToPages(owned.resume, options, pages, context)
  if (fitted.kind === 'refused') throw refusedPrint(fitted, house.log)
  return fitted.kind === 'fitted'
    ? { tightness: fitted.tightness, pages: fitted.pages }
    : { tightness: null, pages: fitted.pages }
})

/** The first page of a resume as a picture: drawn once for each state of it, and kept for a while. */
export const pictureOfResume = withOwn<'pictureOfResume'>(
  async (owned, { house, person, request, reply }) => {
    const options = await onPaper(house, owned, {})
    const tag = tagOf(owned.resume, options)
    // As all answers it is left in no browser's cache, where it would outlive the session; whoever keeps it
    // for the session asks with its tag.
    void reply.header('etag', tag)
    if (request.headers['if-none-match'] === tag) return void reply.code(304).send()
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const svg = house.pictures.find(tag) ?? (await draw())
    void reply.type('image/svg+xml').header('vary', 'accept-encoding')
    if (encoding === null) return void reply.send(svg)
    return void reply.header('content-encoding', encoding).send(await pack(svg, encoding, 'each'))

    async function draw(): Promise<Buffer> {
      const { printer, run, whose } = printContext(house, person, reply)
      const sheet = await run('layOut', contentOf(owned.resume), options)
      const drawn = await printer.print(sheet, whose, 'picture')
      if (drawn.kind === 'refused') throw refusedPrint(drawn, house.log)
      house.pictures.keep(tag, drawn.bytes)
      return drawn.bytes
    }
  },
)

/** The same only for the same state of a resume, set the same way by the same program. */
function tagOf({ id, version: state }: Resume, options: SheetOptions): string {
  const shown = JSON.stringify([id, state, options, version])
  return `W/"${createHash('sha256').update(shown).digest('base64url').slice(0, 22)}"`
}

/** What a machine reads in the resume's own PDF, in the layout that is asked for. */
export const machineRead = withOwn<'machineRead'>(
  async (owned, { house, person, query, reply }) => {
    const options = await onPaper(house, owned, query())
    const context = printContext(house, person, reply)
    const read = await readPrinted(owned.resume, options, context)
    if (read.kind === 'refused') throw refusedPrint(read, house.log)
    return read.result
  },
)
