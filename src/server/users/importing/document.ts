/**
 * A document that is being imported: made into values, held against its schema, and given out piece by
 * piece. A large one is kept in a thread of its own (`open-document.ts`), so that no piece is larger
 * than one resume or some of its states.
 */
import { randomUUID } from 'node:crypto'

import type { PortableResume, PortableScan, PortableState } from '#contract/portable.ts'
import { importBody, portableResume } from '#contract/portable.ts'
import { storedLater } from '#domain/resume/later.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { heaviestEver } from '#domain/resume/weight.ts'
import { z } from 'zod'

import { check, parseJson } from '../../http/body.ts'
import { Problem } from '../../http/problem.ts'
import { looksLikePdf } from '../../pdf/pdf-signature.ts'
import type { StateText } from '../../resumes/history/store.ts'
import { refuseResume } from '../../resumes/refuse-resume.ts'
import type { KeptFile } from '../../resumes/scans/kept-file-store.ts'
import { needOnceLight } from '../../resumes/weigh.ts'
import { renameJobs } from './renamed-jobs.ts'
import { fingerprint } from './fingerprint.ts'

/** All that is no resume. */
export type Beside = Omit<z.output<typeof importBody>, 'resumes' | 'scans'> & {
  scans: KeptFile[]
}

/** A resume of the document, by what tells it from others. */
export interface Told {
  id: string
  fingerprint: string
  isTrashed: boolean
}

/** A resume as it is stored, without the saved states of it and of its letter. */
export type Bare = Omit<PortableResume, 'revisions' | 'letter'> & {
  letter: Omit<NonNullable<PortableResume['letter']>, 'revisions'> | null
}

export interface Ids {
  /** By the id in the document: the one under which a resume is stored. */
  idOf: ReadonlyMap<string, string>
  /** The resumes that the person has already. */
  own: ReadonlySet<string>
}

/** The export of a person with a thousand resumes has half as many. */
const mostValues = 2_000_000

/** What a piece of saved states holds at most, in characters; a single state may be longer. */
const pieceLength = 1_000_000

const shallow = importBody.extend({ resumes: z.array(z.unknown()) })

export class ImportedDocument {
  readonly beside: Beside
  #resumes: PortableResume[]
  #ids: Ids = { idOf: new Map(), own: new Set() }

  /** Throws the `Problem` of a document that cannot be taken in. */
  constructor(bytes: Uint8Array) {
    const sent = parseJson(bytes, mostValues)
    const document = check(shallow, sent) as z.output<typeof shallow> // it has just passed
    const { resumes, scans, ...rest } = document
    this.beside = { ...rest, scans: scans.map(readScan) }
    this.#resumes = resumes.map(readPortable)
  }

  /** `idOf`: by the id in the document, the id under which a found job is stored. */
  nameJobs(idOf: ReadonlyMap<string, string>): Told[] {
    this.#resumes = renameJobs(this.#resumes, idOf)
    return this.#resumes.map(({ resume, deleted_at }) => {
      const isTrashed = deleted_at !== null
      return { id: resume.id, fingerprint: fingerprint(resume, isTrashed), isTrashed }
    })
  }

  nameResumes(ids: Ids): void {
    this.#ids = ids
  }

  /** The resume at this place; its original is stored under the id that it has now. */
  resumeAt(at: number): Bare {
    const { revisions: _states, letter, ...entry } = this.#at(at)
    return {
      ...entry,
      resume: this.#rename(entry.resume),
      original: entry.original === null ? null : this.#rename(entry.original),
      letter: letter === null ? null : withoutStates(letter),
    }
  }

  /** Saved states of the resume at this place, from the `from`th on; none where there are no more. */
  statesAt(at: number, id: string, from: number): StateText[] {
    const { resume, revisions } = this.#at(at)
    const states = statesUpTo(
      { version: resume.version, saved_at: resume.created_at, state: resume },
      revisions,
    )
    return somePieces(states, from, (state) => ({
      ...storedLater(this.#rename(state)),
      id,
    }))
  }

  /** The same of its letter. */
  letterStatesAt(at: number, from: number): StateText[] {
    const { letter } = this.#at(at)
    if (letter === null) return []
    // A document of an older program has a letter without its history.
    const present = { version: letter.version, saved_at: letter.written_at, state: letter.letter }
    return somePieces(statesUpTo(present, letter.revisions), from, (state) => state)
  }

  #at(at: number): PortableResume {
    const entry = this.#resumes[at]
    if (entry === undefined) throw new Error(`the document has no resume ${at}`)
    return entry
  }

  #rename(resume: Resume): Resume {
    const { idOf } = this.#ids
    return {
      ...resume,
      id: idOf.get(resume.id) ?? resume.id,
      original_resume_id: this.#madeFrom(resume.original_resume_id),
    }
  }

  /**
   * The id of a resume's original: where it is now, or where the person still has it. Otherwise one
   * that nobody has, which says that there was an original and points to nobody's resume.
   */
  #madeFrom(id: string | null): string | null {
    if (id === null) return null
    const { idOf, own } = this.#ids
    return idOf.get(id) ?? (own.has(id) ? id : randomUUID())
  }
}

/** The bytes of a scan; whatever reads them later does so in a process of its own. */
function readScan({ file, ...scan }: PortableScan): KeptFile {
  const bytes = Buffer.from(file, 'base64')
  if (!looksLikePdf(bytes)) throw new Problem('bad_request')
  return { ...scan, bytes }
}

function readPortable(sent: unknown): PortableResume {
  const portable = check(portableResume, sent, refuseResume) as PortableResume // as above
  needOnceLight(portable.resume)
  if (portable.original !== null) needOnceLight(portable.original)
  for (const { state } of portable.revisions) needOnceLight(state)
  const { reading, tailoring, translation, decisions } = portable
  // What stands beside a resume says no more than a resume may.
  if (JSON.stringify([reading, tailoring, translation, decisions]).length > heaviestEver.characters)
    throw new Problem('resume_too_heavy')
  return portable
}

const withoutStates = ({
  revisions: _states,
  ...letter
}: NonNullable<PortableResume['letter']>): NonNullable<Bare['letter']> => letter

/** Each version once and none after the present one, which is always there. */
function statesUpTo<State>(
  present: Pick<PortableState<State>, 'version' | 'saved_at' | 'state'>,
  states: readonly PortableState<State>[],
): PortableState<State>[] {
  const byVersion = new Map(
    states.filter(({ version }) => version <= present.version).map((one) => [one.version, one]),
  )
  if (!byVersion.has(present.version))
    byVersion.set(present.version, { ...present, name: null, kind: 'imported' })
  return [...byVersion.values()]
}

function somePieces<State>(
  states: readonly PortableState<State>[],
  from: number,
  rename: (state: State) => State,
): StateText[] {
  const pieces: StateText[] = []
  let length = 0
  for (const { state, ...rest } of states.slice(from)) {
    const text = JSON.stringify(rename(state))
    if (pieces.length > 0 && length + text.length > pieceLength) break
    pieces.push({ ...rest, state: text })
    length += text.length
  }
  return pieces
}
