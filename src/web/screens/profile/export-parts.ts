/**
 * An export that is larger than the server reads at once, cut into imports that are not. Each part
 * stands alone: with a resume go the jobs it names, and the resume it was made from, whose saved
 * states came with a part before it and which is therefore there already. Saved states that are
 * too many for one part follow their resume in parts of their own. A scan goes by itself.
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
  /** Resumes that a part before began, with more of their saved states. */
  goesOn: Entry[]
  jobs: FoundJob[]
  scans: Scan[]
}

const nothing: Unit = { entries: [], named: [], goesOn: [], jobs: [], scans: [] }

/**
 * A document in parts of at most so many bytes, but for what cannot be cut: a scan, or resumes that
 * were made at the same moment.
 */
export function cutExport(document: Sent, limitBytes: number): ImportPart[] {
  const parts: ImportPart[] = []
  let units: Unit[] = []
  let bytes = 0
  const close = () => {
    parts.push(partOf(document, units, parts.length === 0))
    units = []
    bytes = 0
  }
  const sizeOf = (unit: Unit) => bytesOf(partOf(document, [unit], parts.length === 0).body)
  for (const whole of listUnits(document)) {
    for (const unit of inSlices(whole, limitBytes, sizeOf)) {
      const size = sizeOf(unit)
      if (units.length > 0 && (unit.goesOn.length > 0 || bytes + size > limitBytes)) close()
      units.push(unit)
      bytes += size
    }
  }
  close()
  return parts
}

/**
 * A resume whose saved states are too many, in slices: the first has the states that it and its
 * letter stand at, each other one as many of the earlier ones as fit beside it. Anything else whole.
 */
function inSlices(unit: Unit, limitBytes: number, sizeOf: (unit: Unit) => number): Unit[] {
  const [entry, ...others] = unit.entries
  if (entry === undefined || others.length > 0 || sizeOf(unit) <= limitBytes) return [unit]
  const head = withStates(entry, isPresent)
  const bare = withStates(entry, () => false)
  const room = limitBytes - sizeOf({ ...nothing, goesOn: [bare] })
  const slices: Set<object>[] = []
  let bytes = 0
  for (const state of earlierStates(entry)) {
    const size = new Blob([JSON.stringify(state)]).size
    if (slices.length === 0 || bytes + size > room) {
      slices.push(new Set())
      bytes = 0
    }
    slices.at(-1)?.add(state)
    bytes += size
  }
  const rest = slices.map((slice) => {
    const isIn = (state: object) => slice.has(state)
    return { ...nothing, goesOn: [withStates(entry, isIn)] }
  })
  return [{ ...unit, entries: [head] }, ...rest]
}

type Choice = (state: { version: number }, present: number | undefined) => boolean
const isPresent: Choice = ({ version }, present) => version === present

function withStates(entry: Entry, isWanted: Choice): Entry {
  const { resume, letter, revisions } = entry
  const own = letter?.revisions?.filter((state) => isWanted(state, letter.version))
  return {
    ...entry,
    revisions: revisions.filter((state) => isWanted(state, resume.version)),
    letter: letter && { ...letter, revisions: own },
  }
}

const earlierStates = ({ resume, letter, revisions }: Entry): { version: number }[] => [
  ...revisions.filter((state) => !isPresent(state, resume.version)),
  ...(letter?.revisions?.filter((state) => !isPresent(state, letter.version)) ?? []),
]

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
    units.push({ ...nothing, entries, named, jobs })
  }
  for (const entry of resumes) add(entry)
  for (const job of found_jobs) {
    if (!jobsDone.has(job)) units.push({ ...nothing, jobs: [job] })
  }
  for (const scan of scans) units.push({ ...nothing, scans: [scan] })
  return units
}

function partOf(document: Sent, units: readonly Unit[], isFirst: boolean): ImportPart {
  const goesOn = units.flatMap((unit) => unit.goesOn)
  const entries = [...goesOn, ...units.flatMap((unit) => unit.entries)]
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
      followed_boards: document.followed_boards,
    }),
  }
  return { body, named: named.size + goesOn.length }
}

function bytesOf(body: Sent): number {
  return new Blob([JSON.stringify(body)]).size
}
