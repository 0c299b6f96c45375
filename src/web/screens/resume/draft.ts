/**
 * The resume being edited: a plain store that knows no React and no network. Every change is a
 * move (domain/resume/edit); each move's inverse goes on the undo stack, typing in one field folded
 * into one step. Saving sends what the person sees with the version it rests on, and what they
 * typed meanwhile stays. What was saved elsewhere is merged in; nothing here ever drops a text: a
 * clash keeps both until they choose.
 */
import type { Editable, EditorMove } from '#domain/resume/edit.ts'
import { applyMove, editableOf, inverseOf, pathAfterRemoval } from '#domain/resume/edit.ts'
import { mergeResumes } from '#domain/resume/merge.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { tidyAfter } from '#domain/resume/tidy.ts'

import type { OpenClash, Side } from './clashes.ts'
import { addClashes, followClashes, moveFor } from './clashes.ts'
import { isTyping, placeOf } from './moves.ts'
import { sameEditable } from './same-editable.ts'

export type SaveStatus =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed' }
  /** Deleted elsewhere: nothing is sent until the person has said what is to become of it. */
  | { kind: 'gone' }

export type DraftState = {
  resume: Resume
  status: SaveStatus
  /** Where another save changed the same text; the resume has mine. */
  clashes: readonly OpenClash[]
  canUndo: boolean
  canRedo: boolean
  /** Where undo, redo or an added entry wants the focus; `count` tells two wishes apart. */
  focus: (Focus & { count: number }) | null
}

/** A place of the resume, and where in its text: its end where nothing is said. */
export type Focus = { path: string; caret?: number }

export type SaveBody = Editable & { version: number; autosave?: string }

/** Who wants a save: the history keeps what the person saved apart. */
export type SaveBy = 'person' | 'editor'

export type SaveOutcome =
  | { kind: 'saved'; resume: Resume }
  | { kind: 'failed'; error: unknown }
  | { kind: 'gone'; error: unknown }
export type SendOutcome = SaveOutcome | { kind: 'conflict'; theirs: Resume }

export type DraftSettings = {
  /** Sends the body and says what became of it; never throws. */
  send: (body: SaveBody) => Promise<SendOutcome>
  /** The state that the server stored as this version; null where it cannot be told. Never throws. */
  earlier: (version: number) => Promise<Editable | null>
  /** Milliseconds since 1970. */
  now: () => number
  /** What this open editor is called in its autosaves. */
  writer: string
}

export type Draft = ReturnType<typeof createDraft>

/** Typing in one field is one step of undo, until a pause this long. */
const foldMs = 1_500
const mostSteps = 1_000

export function createDraft(opened: Resume, { send, earlier, now, writer }: DraftSettings) {
  const listeners = new Set<() => void>()
  const undoSteps: EditorMove[] = []
  const redoSteps: EditorMove[] = []
  let saved = opened
  let typing: { path: string; at: number } | null = null
  let sending: Promise<SaveOutcome> | null = null
  let lastSavedBy: SaveBy = 'person'
  /** What was sent and never answered: the server may have one of them or none. */
  let unanswered: Editable[] = []
  let state: DraftState = {
    resume: opened,
    status: { kind: 'saved', at: null },
    clashes: [],
    canUndo: false,
    canRedo: false,
    focus: null,
  }

  function publish(change: Partial<DraftState>): void {
    const { resume = state.resume } = change
    state = {
      ...state,
      clashes: followClashes(state.clashes, state.resume, resume),
      ...change,
      canUndo: undoSteps.length > 0,
      canRedo: redoSteps.length > 0,
    }
    for (const listener of listeners) listener()
  }

  /** After the resume changed: saved again only if it is what the server has. */
  function statusFor(resume: Resume): SaveStatus {
    const { status } = state
    if (sending) return { kind: 'saving' }
    if (status.kind === 'gone') return status
    if (!sameEditable(resume, saved)) return { kind: 'unsaved' }
    return status.kind === 'saved' ? status : { kind: 'saved', at: null }
  }

  function show(resume: Resume, focus?: Focus): void {
    const wish = focus ? { focus: { ...focus, count: (state.focus?.count ?? 0) + 1 } } : {}
    publish({ resume, status: statusFor(resume), ...wish })
  }

  function apply(move: EditorMove, focus?: Focus): boolean {
    const inverse = inverseOf(state.resume, move)
    if (!inverse) return false
    if (!foldsIntoLast(move)) undoSteps.push(inverse)
    if (undoSteps.length > mostSteps) undoSteps.shift()
    redoSteps.length = 0
    typing = isTyping(move) ? { path: move.path, at: now() } : null
    show(applyMove(state.resume, move), focus)
    return true
  }

  function foldsIntoLast(move: EditorMove): boolean {
    return (
      isTyping(move) &&
      typing !== null &&
      typing.path === move.path &&
      now() - typing.at < foldMs &&
      undoSteps.length > 0
    )
  }

  function step(from: EditorMove[], to: EditorMove[]): boolean {
    const move = from.pop()
    if (!move) return false
    const inverse = inverseOf(state.resume, move)
    typing = null
    if (inverse) to.push(inverse)
    show(applyMove(state.resume, move), { path: placeOf(move) })
    return true
  }

  /**
   * The field was left for `next`: what follows is another step, and empty lines go
   * (specification §5). The focus follows where that moves `next` to.
   */
  function leave(path: string, next?: Focus): void {
    const move = tidyAfter(state.resume, path)
    typing = null
    if (!move) return
    const goesTo = move.kind === 'remove' && next ? pathAfterRemoval(next.path, move.path) : null
    apply(move, goesTo !== null && goesTo !== next?.path ? { ...next, path: goesTo } : undefined)
  }

  async function save(by: SaveBy = 'editor'): Promise<SaveOutcome> {
    if (sending) {
      await sending
      return save(by)
    }
    const isNew = !sameEditable(state.resume, saved) || (by === 'person' && lastSavedBy !== by)
    if (!isNew) return { kind: 'saved', resume: state.resume }
    sending = sendOnce(by).finally(() => (sending = null))
    return sending
  }

  async function sendOnce(by: SaveBy): Promise<SaveOutcome> {
    const sent = state.resume
    publish({ status: { kind: 'saving' } })
    const outcome = await send({
      ...editableOf(sent),
      version: saved.version,
      ...(by === 'editor' ? { autosave: writer } : {}),
    })
    if (outcome.kind === 'failed') {
      unanswered.push(editableOf(sent))
      publish({ status: { kind: 'failed' } })
      return outcome
    }
    if (outcome.kind === 'gone') {
      publish({ status: { kind: 'gone' } })
      return outcome
    }
    if (outcome.kind === 'conflict') {
      takeIn(outcome.theirs, await commonBase())
      if (!sameEditable(state.resume, saved)) return sendOnce(by)
      publish({ status: { kind: 'saved', at: now() } })
      return { kind: 'saved', resume: outcome.theirs }
    }
    lastSavedBy = by
    unanswered = []
    accept(outcome.resume, sent)
    return outcome
  }

  /** The server's word on everything but the content: the person may have typed on. */
  function accept(answer: Resume, sent: Editable): void {
    saved = { ...answer, ...editableOf(sent) }
    const resume = { ...answer, ...editableOf(state.resume) }
    const done = sameEditable(resume, saved)
    publish({ resume, status: done ? { kind: 'saved', at: now() } : { kind: 'unsaved' } })
  }

  /** What both rest on: a save of mine whose answer was lost is no change of somebody else's. */
  async function commonBase(): Promise<Editable> {
    if (unanswered.length === 0) return saved
    const next = await earlier(saved.version + 1)
    return next && unanswered.some((sent) => sameEditable(sent, next)) ? next : saved
  }

  /** What was saved elsewhere comes into the draft; where both changed a text, mine stands. */
  function takeIn(theirs: Resume, base: Editable): void {
    const mine = editableOf(state.resume)
    const { merged, clashes } = mergeResumes(editableOf(base), mine, editableOf(theirs))
    saved = theirs
    unanswered = []
    lastSavedBy = 'person'
    if (!sameEditable(merged, mine)) forgetSteps()
    publish({ resume: { ...theirs, ...merged } })
    publish({ clashes: addClashes(state.clashes, clashes) })
  }

  /** Steps speak of places in a text that has been replaced under them. */
  function forgetSteps(): void {
    undoSteps.length = 0
    redoSteps.length = 0
    typing = null
  }

  /** The resume as the server has it now, when this editor was not asking. */
  async function hear(theirs: Resume): Promise<void> {
    if (sending) await sending
    if (theirs.version <= saved.version) return undefined
    const base = await commonBase()
    if (sending || theirs.version <= saved.version) return hear(theirs)
    const { status } = state
    takeIn(theirs, base)
    publish({ status: sameEditable(state.resume, saved) ? status : { kind: 'unsaved' } })
    return undefined
  }

  /** Deleted and brought back: what was typed meanwhile is to be sent after all. */
  async function returned(theirs: Resume): Promise<void> {
    if (state.status.kind === 'gone') publish({ status: { kind: 'unsaved' } })
    await hear(theirs)
    await save('person')
  }

  /** What stands here is kept elsewhere: nothing of it is sent any more. */
  function letGo(): void {
    saved = state.resume
    publish({ status: { kind: 'saved', at: null } })
  }

  function choose(id: number, side: Side): void {
    const clash = state.clashes.find((one) => one.id === id)
    if (!clash) return
    publish({ clashes: state.clashes.filter((one) => one !== clash) })
    const move = moveFor(state.resume, clash, side)
    typing = null // a step of its own
    if (move) apply(move, { path: clash.path })
  }

  /** Changes that an earlier visit left on this device, made since `base`. */
  function recover({ base, value }: { base: Editable; value: Editable }): void {
    const { merged, clashes } = mergeResumes(base, value, editableOf(state.resume))
    apply({ kind: 'replace', value: merged })
    publish({ clashes: addClashes(state.clashes, clashes) })
  }

  return {
    writer,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** True where the move did something. `focus` is the field to go to afterwards. */
    apply,
    leave,
    undo: () => step(undoSteps, redoSteps),
    redo: () => step(redoSteps, undoSteps),
    /** Sends what is unsaved, after a save that is under way. */
    save,
    hasUnsaved: () => !sameEditable(state.resume, saved),
    /** What the server has, as far as this editor knows. */
    basis: (): Editable => editableOf(saved),
    hear,
    returned,
    letGo,
    /** A clash is settled; undo brings the other text back. */
    choose,
    recover,
  }
}
