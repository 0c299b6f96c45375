/**
 * The resume being edited: a plain store that knows no React and no network. Every change is a
 * move (domain/resume/edit); each move's inverse goes on the undo stack, typing in one field folded
 * into one step. Saving sends what the person sees with the version it rests on, and what they
 * typed meanwhile stays. Nothing here ever drops a text: a clash keeps both until they choose.
 */
import type { Editable, EditorMove } from '#domain/resume/edit.ts'
import { applyMove, editableOf, inverseOf, pathAfterRemoval } from '#domain/resume/edit.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { tidyAfter } from '#domain/resume/tidy.ts'

import { rebase, sameEditable } from './rebase.ts'

export type SaveStatus =
  | { kind: 'saved'; at: number | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed' }
  | { kind: 'conflict'; theirs: Resume }

export type DraftState = {
  resume: Resume
  status: SaveStatus
  canUndo: boolean
  canRedo: boolean
  /** Where undo, redo or an added entry wants the focus; `count` tells two wishes apart. */
  focus: (Focus & { count: number }) | null
}

/** A place of the resume, and where in its text: its end where nothing is said. */
export type Focus = { path: string; caret?: number }

export type SaveBody = Editable & { version: number }

export type SaveOutcome =
  | { kind: 'saved'; resume: Resume }
  | { kind: 'conflict'; theirs: Resume }
  | { kind: 'failed'; error: unknown }

export type DraftSettings = {
  /** Sends the body and says what became of it; never throws. */
  send: (body: SaveBody) => Promise<SaveOutcome>
  /** Milliseconds since 1970. */
  now: () => number
}

export type Draft = ReturnType<typeof createDraft>

/** Typing in one field is one step of undo, until a pause this long. */
const foldMs = 1_500
const mostSteps = 1_000

export function createDraft(opened: Resume, { send, now }: DraftSettings) {
  const listeners = new Set<() => void>()
  const undoSteps: EditorMove[] = []
  const redoSteps: EditorMove[] = []
  let saved = opened
  let typing: { path: string; at: number } | null = null
  let sending: Promise<SaveOutcome> | null = null
  let state: DraftState = {
    resume: opened,
    status: { kind: 'saved', at: null },
    canUndo: false,
    canRedo: false,
    focus: null,
  }

  function publish(change: Partial<DraftState>): void {
    state = {
      ...state,
      ...change,
      canUndo: undoSteps.length > 0,
      canRedo: redoSteps.length > 0,
    }
    for (const listener of listeners) listener()
  }

  /** After the resume changed: saved again only if it is what the server has. */
  function statusFor(resume: Resume): SaveStatus {
    const { status } = state
    if (status.kind === 'conflict') return status
    if (sending) return { kind: 'saving' }
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

  async function save(): Promise<SaveOutcome> {
    if (sending) {
      await sending
      return save()
    }
    if (state.status.kind === 'conflict') return state.status
    if (sameEditable(state.resume, saved)) return { kind: 'saved', resume: state.resume }
    sending = sendOnce().finally(() => (sending = null))
    return sending
  }

  async function sendOnce(): Promise<SaveOutcome> {
    const sent = state.resume
    publish({ status: { kind: 'saving' } })
    const outcome = await send({ ...editableOf(sent), version: saved.version })
    if (outcome.kind === 'saved') {
      accept(outcome.resume, sent)
      return outcome
    }
    if (outcome.kind === 'conflict') return meet(outcome.theirs)
    publish({ status: { kind: 'failed' } })
    return outcome
  }

  /** The server's word on everything but the content: the person may have typed on. */
  function accept(answer: Resume, sent: Editable): void {
    saved = { ...answer, ...editableOf(sent) }
    const resume = { ...answer, ...editableOf(state.resume) }
    const done = sameEditable(resume, saved)
    publish({ resume, status: done ? { kind: 'saved', at: now() } : { kind: 'unsaved' } })
  }

  async function meet(theirs: Resume): Promise<SaveOutcome> {
    const met = rebase(saved, state.resume, theirs)
    if (met.kind === 'clash') {
      publish({ status: { kind: 'conflict', theirs } })
      return { kind: 'conflict', theirs }
    }
    saved = theirs
    if (met.theirsShow) forgetSteps()
    publish({ resume: { ...theirs, ...met.value } })
    if (!sameEditable(state.resume, saved)) return sendOnce()
    publish({ status: { kind: 'saved', at: now() } })
    return { kind: 'saved', resume: theirs }
  }

  /** Steps speak of places in a text that has been replaced under them. */
  function forgetSteps(): void {
    undoSteps.length = 0
    redoSteps.length = 0
    typing = null
  }

  function settle(theirs: Resume): void {
    saved = theirs
    state = { ...state, status: { kind: 'unsaved' } }
  }

  return {
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
    /** The clash is settled for the server's copy; undo brings mine back. */
    takeTheirs: (): void => {
      if (state.status.kind !== 'conflict') return
      const { theirs } = state.status
      settle(theirs)
      if (!apply({ kind: 'replace', value: theirs })) show(state.resume)
      publish({ resume: { ...theirs, ...editableOf(state.resume) } })
    },
    /** The clash is settled for mine: it is saved over theirs, which stays in the history. */
    keepMine: (): Promise<SaveOutcome> => {
      if (state.status.kind === 'conflict') settle(state.status.theirs)
      return save()
    },
  }
}

type Typing = Extract<EditorMove, { kind: 'set-text' | 'set-words' }>

function isTyping(move: EditorMove): move is Typing {
  return move.kind === 'set-text' || move.kind === 'set-words'
}

/** The place a move is about, for the eye and the focus to follow. */
function placeOf(move: EditorMove): string {
  switch (move.kind) {
    case 'insert':
      return `${move.list}/${move.index}`
    case 'move':
      return move.path.replace(/\d+$/, String(move.to))
    case 'move-section':
      return `/${move.section}`
    case 'several':
      return move.moves[0] ? placeOf(move.moves[0]) : ''
    default:
      return 'path' in move ? move.path : ''
  }
}
