/**
 * What there is to look through in Show Edits, in three ways: everything since the original, what
 * of it the tailoring made, and what the person changed after it. Worked out beside the typing.
 */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import type { ChangeAnswer } from '#contract/changes.ts'
import type { TailoringRecord } from '#contract/tailoring.ts'
import type { Change } from '#domain/edits/changes.ts'
import { changesOf, takeBack, withoutSettled } from '#domain/edits/changes.ts'
import type { Comparison } from '#domain/edits/compare.ts'
import { traceResumes } from '#domain/edits/compare.ts'
import { editableOf } from '#domain/resume/edit.ts'
import type { Resume, ResumeContent } from '#domain/resume/resume.ts'
import { editOf } from '#domain/tailoring/edit-of-change.ts'

import { changesQuery, originalQuery, tailoringQuery } from '../../../api/queries.ts'
import { historyOfResume, stateQuery } from '../history/histories.ts'
import { sameEditable } from '../same-editable.ts'
import { isWaitingQuery, settledQuery } from './settled.ts'
import type { MarkWay } from './ways.ts'

export type Review = {
  original: Resume
  record: TailoringRecord | null
  /** What this way compares with. */
  base: Resume
  /** The marks that are still to be looked at. */
  comparison: Comparison
  /** In the same order as they stand on the sheet. */
  open: Change[]
  /** Of one text, the changes before an open one are counted by what is still marked. */
  ordinalOf: (change: Change) => number
  accepted: Change[]
  /** Whether the server has not heard of some of it: it is kept on this device. */
  isWaiting: boolean
  isByTailoring: (change: Change) => boolean
  /** Whether something was changed after the tailoring, which can be told apart from it. */
  hasWays: boolean
}

export function useReview(resume: Resume, way: MarkWay): Review | null {
  const original = useQuery(originalQuery(resume.id)).data
  const record = useQuery(tailoringQuery(resume.id)).data ?? null
  const asMade = useQuery({
    ...stateQuery(historyOfResume(resume.id), 1),
    enabled: record !== null,
    retry: false,
  }).data
  const settled = useQuery(settledQuery(resume.id)).data
  const proposed = useQuery(changesQuery(resume.id)).data
  const isWaiting = useQuery(isWaitingQuery(resume.id)).data ?? false
  const now = useDeferredValue(resume)
  const made = useMemo(
    () => (original && asMade ? new Set(keysBetween(original, asMade)) : null),
    [original, asMade],
  )
  return useMemo((): Review | null => {
    if (!original || !settled) return null
    const base = way === 'mine' && asMade ? asMade : original
    const traced = traceResumes(base, now, base.resume_language)
    const changes = changesOf(traced, base, now)
    const isByTailoring = ({ key }: Change) =>
      record !== null && way !== 'mine' && (made?.has(key) ?? false)
    const seen = way === 'tailoring' && made ? changes.filter(isByTailoring) : changes
    const known = new Set(settled)
    // Answered one by one: their marks are no second question.
    const confirmed = confirmedIn(proposed ?? [], record)
    const accepted = seen.filter((change) => known.has(nameOf(way, change)))
    const open = seen.filter(
      (change) => !accepted.includes(change) && editOf(change, confirmed) === undefined,
    )
    const openKeys = new Set(open.map(({ key }) => key))
    const hidden = new Set(changes.map(({ key }) => key).filter((key) => !openKeys.has(key)))
    return {
      original,
      record,
      base,
      comparison: withoutSettled(traced.comparison, changes, hidden),
      open,
      ordinalOf: ({ path, index }) =>
        open.filter((one) => one.kind === 'words' && one.path === path && one.index < index).length,
      accepted,
      isWaiting,
      isByTailoring,
      hasWays: asMade !== undefined && !sameEditable(editableOf(asMade), editableOf(now)),
    }
  }, [original, settled, proposed, isWaiting, asMade, now, way, made, record])
}

/** What the person has accepted beside that which the tailoring applied. */
function confirmedIn(
  proposed: readonly ChangeAnswer[],
  record: TailoringRecord | null,
): ChangeAnswer[] {
  const applied = new Set(record?.edits.map(({ id, value }) => `${id} ${String(value)}`))
  return proposed.filter(
    ({ id, value, state }) => state === 'accepted' && !applied.has(`${id} ${String(value)}`),
  )
}

/** What is against the original and what is against the tailored resume are accepted apart. */
export function nameOf(way: MarkWay, { key }: Change): string {
  return way === 'mine' ? `m-${key}` : key
}

function keysBetween(before: Resume, after: Resume): string[] {
  const traced = traceResumes(before, after, before.resume_language)
  return changesOf(traced, before, after).map(({ key }) => key)
}

/** The resume as it is at this moment without the change; null where it is no longer there. */
export function withoutChange<T extends ResumeContent>(
  base: Resume,
  now: T,
  change: Change,
): T | null {
  const traced = traceResumes(base, now, base.resume_language)
  const found = changesOf(traced, base, now).find(({ key }) => key === change.key)
  return found ? takeBack(base, now, traced, found) : null
}
