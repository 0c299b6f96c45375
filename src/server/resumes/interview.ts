/** The sheet for a talk about the job of a resume, as a PDF. */
import type { Calls } from '#contract/calls.ts'
import { fileNameOf, titleOf } from '#domain/exchange/file-name.ts'
import { fileKinds } from '#domain/exchange/formats.ts'
import { monthOf } from '#domain/language/dates.ts'
import { contentOf } from '#domain/resume/content.ts'
import { designOf } from '#domain/resume/designs.ts'

import { disposition } from '../http/disposition.ts'
import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { printContext } from '../print/print-context.ts'
import { refusedPrint } from '../print/refused-print.ts'
import { statementsInForce } from '../statements/store.ts'
import { own } from './own.ts'
import { readJobText } from './score.ts'

export const exportInterview: Handler<Calls['exportInterview']> = async ({
  house,
  person,
  param,
  query,
  reply,
}) => {
  const { resume } = await own(house, person, param('id'))
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
}
