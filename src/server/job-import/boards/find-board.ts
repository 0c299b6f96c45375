/**
 * The board behind an address that somebody pasted: by the address itself, or by its page, which is
 * asked for once. The board is then asked for its first page, so that nobody follows what gives nothing.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'

import { Problem } from '../../http/problem.ts'
import type { House } from '../../house.ts'
import { OutgoingFailure } from '../../outgoing/failure.ts'
import type { RunTask } from '../../work/tasks.ts'
import { askSource, Refusal } from '../ask-source.ts'
import { pageTypes } from '../sources/read-pages.ts'
import type { WantedSource } from '../wanted-sources.ts'
import { boardAt } from './addresses.ts'
import { followable } from './followable.ts'

interface FoundBoard {
  source: WantedSource
  jobs: readonly FoundJob[]
  hasMore: boolean
}

/** In the queues of both hosts: a person waits. */
const patienceMs = 20_000

export async function findBoardAt(
  { outgoing }: Pick<House, 'outgoing'>,
  run: RunTask,
  given: string,
): Promise<FoundBoard> {
  const address = /^[a-z]+:\/\//i.test(given) ? given : `https://${given}`
  if (!URL.canParse(address) || !/^https?:/i.test(address)) throw new Problem('board_unknown')
  const signal = AbortSignal.timeout(patienceMs)
  const transport = {
    ask: (request: Parameters<typeof outgoing.ask>[0]) =>
      outgoing.ask({ ...request, isUrgent: true, patienceMs: 3_000, tries: 1 }),
  }
  try {
    const asked = { transport, signal }
    const name = boardAt(address) ?? (await boardOfPage(asked, run, address))
    const source = name === null ? null : followable(name)
    if (source === null) throw new Problem('board_unknown')
    const { adapter, target } = source
    const ask = adapter.plan(target)
    const { body } = await askSource(asked, ask, { headers: {} })
    const read = await run('parseSource', adapter.id, body, { target, ask })
    if (read === null) throw new Problem('board_unknown')
    return { source, jobs: read.jobs, hasMore: read.next !== null }
  } catch (error) {
    throw isSilence(error) ? new Problem('board_unreachable') : error
  }
}

async function boardOfPage(
  asked: Parameters<typeof askSource>[0],
  run: RunTask,
  address: string,
): Promise<string | null> {
  const ask = { url: address, types: pageTypes }
  const { body } = await askSource(asked, ask, { headers: {} })
  return run('boardInPage', body, address)
}

const isSilence = (error: unknown): boolean =>
  error instanceof Refusal ||
  error instanceof OutgoingFailure ||
  (error instanceof Error && error.name === 'TimeoutError')
