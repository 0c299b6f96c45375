/** The person's scans, asked for again while one of them is under way, and what is done by then. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { Scan } from '#contract/scans.ts'

import { reloadResumes, scansQuery } from '../../api/queries.ts'

/** `onNew` is told of each resume that was made while this page is open. */
export function useScans(onNew: (resumeId: string) => void): readonly Scan[] {
  const { data } = useQuery(scansQuery)
  const before = useRef<ReadonlySet<string>>(new Set())
  const arrive = useEffectEvent(async (made: readonly string[]) => {
    await reloadResumes()
    for (const id of made) onNew(id)
  })
  useEffect(() => {
    const scans = data ?? []
    const made = scans.flatMap(({ id, state, resume_id }) =>
      state === 'done' && resume_id !== null && before.current.has(id) ? [resume_id] : [],
    )
    before.current = new Set(scans.filter(isUnderWay).map(({ id }) => id))
    if (made.length > 0) void arrive(made)
  }, [data])
  return data ?? []
}

const isUnderWay = ({ state }: Scan): boolean => state === 'waiting' || state === 'reading'
