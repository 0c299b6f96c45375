/**
 * An export that is larger than the server reads at once, cut into imports that are not. Each part
 * stands alone: with a resume go the jobs it names, and the resume it was made from, whose saved
 * states came with a part before it and which is therefore there already. A scan goes by itself.
 */
import type { SentBodyOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'

/** An export as it is sent. */
export type Sent = SentBodyOf<Calls['importAccount']>
type Entry = Sent['resumes'][number]
type FoundJob = NonNullable<Sent['found_jobs']>[number]
type Scan = NonNullable<Sent['scans']>[number]

export interface ImportPart {
  body: Sent
  /** How many of its resumes are only named again, so that others can be told to be made from them. */
  named: number
}

/** What must be sent together. */
interface Unit {
  entries: Entry[]
  named: Entry[]
  jobs: FoundJob[]
  scans: Scan[]
}

/** A document in parts of at most so many bytes, but for a single resume that is larger itself. */
export function cutExport(document: Sent, limitBytes: number): ImportPart[] {
  const parts: ImportPart[] = []
  let units: Unit[] = []
  let bytes = 0
  const close = () => {
    parts.push(partOf(document, units, parts.length === 0))
    units = []
    bytes = 0
  }
  for (const unit of listUnits(document)) {
    const size = bytesOf(partOf(document, [unit], parts.length === 0).body)
    if (units.length > 0 && bytes + size > limitBytes) close()
    units.push(unit)
    bytes += size
  }
  close()
  return parts
}

/**
 * Originals before what was made from them, and at the end the jobs that no resume names. What
 * was made at the same moment goes together: resumes that say the same would else be taken for one.
 */
function listUnits({ resumes, found_jobs = [], scans = [] }: Sent): Unit[] {
  const byId = new Map(resumes.map((entry) => [entry.resume.id, entry]))
  const byMoment = Map.groupBy(resumes, (entry) => entry.resume.created_at)
  const done = new Set<Entry>()
  const jobsDone = new Set<FoundJob>()
  const units: Unit[] = []
  const add = (entry: Entry) => {
    if (done.has(entry)) return
    const entries = byMoment.get(entry.resume.created_at) ?? []
    for (const one of entries) done.add(one)
    const origins = entries.flatMap((one) => byId.get(one.resume.original_resume_id ?? '') ?? [])
    for (const origin of origins) add(origin)
    const named = origins.map((origin) => ({ ...origin, letter: null, revisions: [] }))
    const text = JSON.stringify([entries, named])
    const jobs = found_jobs.filter(({ id }) => text.includes(JSON.stringify(id)))
    for (const job of jobs) jobsDone.add(job)
    units.push({ entries, named, jobs, scans: [] })
  }
  for (const entry of resumes) add(entry)
  for (const job of found_jobs) {
    if (!jobsDone.has(job)) units.push({ entries: [], named: [], jobs: [job], scans: [] })
  }
  for (const scan of scans) units.push({ entries: [], named: [], jobs: [], scans: [scan] })
  return units
}

function partOf(document: Sent, units: readonly Unit[], isFirst: boolean): ImportPart {
  const entries = units.flatMap((unit) => unit.entries)
  const whole = new Set(entries.map(({ resume }) => resume.id))
  const named = new Map(
    units
      .flatMap((unit) => unit.named)
      .filter(({ resume }) => !whole.has(resume.id))
      .map((entry) => [entry.resume.id, entry]),
  )
  const { format, version } = document
  const body: Sent = {
    format,
    version,
    resumes: [...named.values(), ...entries],
    found_jobs: [...new Set(units.flatMap((unit) => unit.jobs))],
    scans: units.flatMap((unit) => unit.scans),
    ...(isFirst && {
      statements: document.statements,
      photo: document.photo,
      saved_searches: document.saved_searches,
    }),
  }
  return { body, named: named.size }
}

function bytesOf(body: Sent): number {
  return new Blob([JSON.stringify(body)]).size
}
