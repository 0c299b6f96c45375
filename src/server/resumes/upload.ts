/**
 * A file becomes a resume (`read-file.ts`). What cannot be read is refused by name; nothing is ever
 * invented to fill a gap, and what no field took is kept beside the resume. A scan is refused, too,
 * and read in the background (`scans/`): nobody waits for minutes on an upload.
 */
import { createHash } from 'node:crypto'

import type { Calls } from '#contract/calls.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { preferredPaper } from '../http/accept-language.ts'
import type { FromPerson, Handler } from '../http/handler.ts'
import type { KeepAnswer } from '../http/idempotency.ts'
import { onceByKey } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { untilGone } from '../http/until-gone.ts'
import type { UploadedFile } from '../http/uploads.ts'
import { readUpload } from '../http/uploads.ts'
import { needBytes } from '../quota/quota.ts'
import { createTurnstile } from '../work/turnstile.ts'
import { addReading } from './add-reading.ts'
import { labelFile } from './labels/label-file.ts'
import { readResumeFile } from './read-file.ts'
import { needRoom, allowanceOf } from './room.ts'
import { notQueued } from './scans/calls.ts'
import { queueScan } from './scans/store.ts'
import { needLight } from './weigh.ts'

type Incoming = FromPerson<Calls['uploadResume']>

/** A file stands in memory from its first byte on, and some come slowly. */
const uploads = createTurnstile({ places: 20, ofPerson: 6, waiting: 40, waitMs: 8_000 })

export const uploadResume: Handler<'uploadResume'> = async (incoming) => {
  const { house, person, request, reply } = incoming
  const leave = await uploads.enter(person.id, untilGone(reply))
  if (leave === null) throw new Problem('reader_busy', {}, { retryAfterSeconds: 5 })
  try {
    house.reader.prepare() // while the file is on its way
    const file = await readUpload(request)
    const print = createHash('sha256').update(file.bytes).digest('base64')
    return await onceByKey(incoming, 'uploadResume', print, (keepAnswer) =>
      readAndAdd(incoming, file, keepAnswer),
    )
  } finally {
    leave()
  }
}

async function readAndAdd(incoming: Incoming, file: UploadedFile, keepAnswer: KeepAnswer<Resume>) {
  const { house, person } = incoming
  const gone = untilGone(incoming.reply)
  const run = house.texts.for(person.id, gone)
  const read = await readResumeFile(file.bytes, {
    reader: house.reader,
    run,
    whose: { person: person.id, signal: gone },
  })
  if (read.kind === 'refused') {
    if (read.code === 'pdf_no_text') throw await readLater(incoming, file)
    const isOurs = read.code === 'reader_busy' || read.code === 'reader_timeout'
    throw new Problem(read.code, {}, isOurs ? { retryAfterSeconds: 5 } : {})
  }
  needLight(read.reading.resume)
  const paper = paperOf(incoming)
  // Whoever goes away meanwhile finds the resume as it was read.
  const reading = await labelFile(read, house.labeller, gone)
  return house.db
    .transaction()
    .execute(async (transaction) =>
      keepAnswer(
        transaction,
        await addReading(transaction, allowanceOf(house, person.id), reading, paper),
      ),
    )
}

/** The upload's answer is a resume, and of a scan there is none yet: the refusal says what happens. */
async function readLater(incoming: Incoming, { name, bytes }: UploadedFile): Promise<Problem> {
  const { house, person } = incoming
  if (!house.scanner.isUsable()) return new Problem('pdf_needs_ocr')
  const file = { name, bytes, paper: paperOf(incoming) }
  const allowance = allowanceOf(house, person.id)
  await needRoom(house.db, allowance)
  await needBytes(house.db, allowance, bytes.length)
  const queued = await queueScan(house.db, person.id, file, house.now())
  return queued.kind === 'queued' ? new Problem('scan_being_read') : notQueued(queued)
}

const paperOf = ({ request }: Incoming) => preferredPaper(request.headers['accept-language'])
