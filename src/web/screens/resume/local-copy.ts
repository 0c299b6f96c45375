/**
 * What has been typed and not yet saved, on this device: written within a second of a keystroke,
 * gone as soon as the server has it, offered when the resume is opened again. IndexedDB, because a
 * browser that dies takes what localStorage has not yet written with it; but a page that is left at
 * once (a reload, an ended session) has time for nothing but localStorage, so there the last
 * keystrokes go. Both are sealed: whoever signs in next on this browser cannot read them, and their
 * person finds them again. Each open editor keeps a copy of its own, so that neither another tab nor
 * new typing takes the place of what is still to be offered.
 */
import type { Editable } from '#domain/resume/edit.ts'
import { editableOf } from '#domain/resume/edit.ts'
import { withDesign } from '#domain/resume/designs.ts'
import { plainLook } from '#domain/resume/look.ts'
import { mergeResumes } from '#domain/resume/merge.ts'

import { hasKey, seal, unseal } from '../../kept/seal.ts'
import type { Sealed } from '../../kept/sealed-copies.ts'
import { dropCopy, getCopies, leaveCopy, putCopy } from '../../kept/sealed-copies.ts'
import type { Draft } from './draft.ts'
import { sameEditable } from './same-editable.ts'

/** What was typed, and what it was typed on: whatever was saved since then is merged, not undone. */
export type LocalCopy = { key: string; at: number; value: Editable; base: Editable }

const writeMs = 400

/** The copies of one resume lie side by side: their keys all begin with its id. */
export const localKeyOf = (draft: Draft): string => `${draft.state().resume.id}:${draft.writer}`

/** Keeps the copy of a draft up to date; answers the function that ends it. */
export function keepLocalCopy(draft: Draft, now: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen = draft.state().resume
  /** Sealed at once after each change: a page that goes has no time for it. */
  let latest: Sealed | null = null
  const sealNow = async () => {
    const copy = copyOf(draft, now())
    const sealed = await seal(copy)
    if (sealed !== null && copy.at >= (latest?.at ?? 0))
      latest = { id: copy.key, at: copy.at, sealed }
  }
  const write = async () => {
    timer = undefined
    try {
      if (!draft.hasUnsaved()) return await dropCopy(localKeyOf(draft))
      await sealNow()
      if (latest) await putCopy(latest)
    } catch {
      // A device without room keeps no copy; the draft itself is still sent.
    }
  }
  const unsubscribe = draft.subscribe(() => {
    const { resume } = draft.state()
    if (resume === seen) return
    seen = resume
    if (draft.hasUnsaved()) void sealNow()
    timer ??= setTimeout(() => void write(), writeMs)
  })
  void seal(null) // The key is at hand before the first keystroke.
  const leave = () => {
    if (latest && draft.hasUnsaved()) leaveCopy(latest)
  }
  window.addEventListener('pagehide', leave)
  return () => {
    window.removeEventListener('pagehide', leave)
    unsubscribe()
    if (timer !== undefined) {
      clearTimeout(timer)
      void write()
    }
  }
}

function copyOf(draft: Draft, at: number): LocalCopy {
  const { resume } = draft.state()
  return { key: localKeyOf(draft), at, value: editableOf(resume), base: draft.basis() }
}

/** Whether a copy has anything that the resume has not. */
export function hasNews({ base, value }: LocalCopy, resume: Editable): boolean {
  const { merged } = mergeResumes(base, value, editableOf(resume))
  return !sameEditable(merged, resume)
}

/**
 * The copy to offer in an editor: the oldest that another one left and that `isNews`. 'later' where
 * there is one that cannot be opened right now: the key is the server's.
 */
export async function findLocalCopy(
  draft: Draft,
  isNews: (copy: LocalCopy) => boolean,
): Promise<LocalCopy | 'later' | null> {
  try {
    const { id } = draft.state().resume
    const kept = (await getCopies(id)).filter((copy) => copy.id !== localKeyOf(draft))
    if (kept.length > 0 && !(await hasKey())) return 'later'
    for (const sealed of kept.toSorted((a, b) => a.at - b.at)) {
      const copy = await opened(sealed)
      if (copy && isNews(copy)) return copy
      if (copy) await dropCopy(copy.key)
    }
  } catch {
    // A browser that keeps nothing has nothing to offer.
  }
  return null
}

async function opened({ id: key, sealed }: Sealed): Promise<LocalCopy | null> {
  const value = await unseal(sealed)
  if (!isLocalCopy(value)) return null
  // A copy from before there were looks or designs has none.
  const withLook = (one: Editable): Editable => ({
    ...withDesign(one),
    look: { ...plainLook, ...one.look },
  })
  return { key, at: value.at, value: withLook(value.value), base: withLook(value.base) }
}

/** Written by this file; an older shape is not offered. */
function isLocalCopy(value: unknown): value is Omit<LocalCopy, 'key'> {
  if (typeof value !== 'object' || value === null) return false
  if (!('value' in value) || !('base' in value)) return false
  if (!('at' in value) || typeof value.at !== 'number') return false
  return isEditable(value.value) && isEditable(value.base)
}

function isEditable(value: unknown): value is Editable {
  return typeof value === 'object' && value !== null && 'section_order' in value
}
