/** Find a board by its address, follow it, list those followed, follow one no more. */
import { mostFollowedBoards } from '#contract/boards.ts'

import type { House } from '../../house.ts'
import type { Handler } from '../../http/handler.ts'
import { Problem } from '../../http/problem.ts'
import { untilGone } from '../../http/until-gone.ts'
import { knownBoards } from './directory.ts'
import { findBoardAt } from './find-board.ts'
import { followable } from './followable.ts'
import type { FollowedBoard } from './store.ts'
import { follow, listFollowed, unfollow } from './store.ts'

const needLeave = ({ config }: Pick<House, 'config'>): void => {
  if (config.jobBoards === 'off') throw new Problem('boards_off')
}

const shown = ({ id, source, name, read_at, job_count }: FollowedBoard) => ({
  id,
  source,
  system: followable(source)?.adapter.name ?? source,
  name,
  read_at: read_at?.toISOString() ?? null,
  job_count: job_count ?? 0,
})

export const listBoards: Handler<'listBoards'> = async ({ house, person }) => ({
  is_allowed: house.config.jobBoards === 'on',
  most: mostFollowedBoards,
  boards: (await listFollowed(house.db, person.id)).map(shown),
  known: knownBoards().map(({ name, source, city }) => ({ name, source, city })),
})

export const findBoard: Handler<'findBoard'> = async ({ house, person, body, reply }) => {
  needLeave(house)
  const { address } = await body()
  const run = house.texts.for(person.id, untilGone(reply))
  const { source, jobs, hasMore } = await findBoardAt(house, run, address)
  const followed = await listFollowed(house.db, person.id)
  return {
    source: source.name,
    system: source.adapter.name,
    name: jobs.find(({ company }) => company !== '')?.company ?? source.target.board,
    job_count: jobs.length,
    has_more: hasMore,
    titles: jobs.slice(0, 3).map(({ title }) => title),
    is_followed: followed.some((one) => one.source === source.name),
  }
}

export const followBoard: Handler<'followBoard'> = async ({ house, person, body }) => {
  needLeave(house)
  const { source: given, name } = await body()
  const source = followable(given)
  if (source === null) throw new Problem('board_unknown')
  if (!(await follow(house.db, person.id, { source, name }, house.now()))) {
    throw new Problem('too_many_boards')
  }
  const followed = await listFollowed(house.db, person.id)
  const board = followed.find((one) => one.source === source.name)
  if (board === undefined) throw new Problem('internal')
  return shown(board)
}

export const unfollowBoard: Handler<'unfollowBoard'> = async ({ house, person, param }) => {
  if (!(await unfollow(house.db, person.id, param('id')))) throw new Problem('not_found')
  return undefined
}
