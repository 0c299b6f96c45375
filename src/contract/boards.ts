/** Boards of employers that people follow: read for all who follow them, their jobs found by everybody. */
import { z } from 'zod'

import { call } from './call.ts'
import { textProblems } from './problems.ts'

/** As settings name a source: "greenhouse:acme". */
const sourceName = z.string().min(3).max(500)

/** More a person does not follow. */
export const mostFollowedBoards = 10

const foundBoard = z.object({
  source: sourceName,
  /** The system it is on, as people know it: "Greenhouse". */
  system: z.string(),
  /** Who offers its jobs. */
  name: z.string(),
  /** On its first page. */
  job_count: z.int().min(0),
  has_more: z.boolean(),
  /** Titles of some of them, to know it by. */
  titles: z.array(z.string()).max(3),
  is_followed: z.boolean(),
})

const followedBoard = z.object({
  id: z.string(),
  source: sourceName,
  system: z.string(),
  name: z.string(),
  /** Null before it was read. */
  read_at: z.iso.datetime().nullable(),
  job_count: z.int().min(0),
})

const boardList = z.object({
  /** Whether people may follow boards on this server. */
  is_allowed: z.boolean(),
  most: z.int(),
  boards: z.array(followedBoard),
  /** Some to begin with. */
  known: z.array(z.object({ name: z.string(), source: sourceName, city: z.string() })),
})

export const portableBoard = z.object({
  source: sourceName,
  name: z.string().max(300),
  created_at: z.iso.datetime(),
})
export type PortableBoard = z.infer<typeof portableBoard>

export const listBoards = call({
  method: 'GET',
  path: '/jobs/boards',
  summary: 'The boards of employers that you follow, and some to begin with.',
  answer: boardList,
})

export const findBoard = call({
  method: 'POST',
  path: '/jobs/boards/find',
  summary: 'The board behind the address of a careers page, as it answers now; nothing is kept.',
  limit: 'upload',
  body: z.object({ address: z.string().trim().min(3).max(2_000) }),
  answer: foundBoard,
  problems: [...textProblems, 'boards_off', 'board_unknown', 'board_unreachable'],
})

export const followBoard = call({
  method: 'POST',
  path: '/jobs/boards',
  summary: 'Follow a board: its jobs are read from now on. A second time changes nothing.',
  body: z.object({ source: sourceName, name: z.string().trim().min(1).max(300) }),
  answer: followedBoard,
  problems: ['boards_off', 'board_unknown', 'too_many_boards'],
})

export const unfollowBoard = call({
  method: 'DELETE',
  path: '/jobs/boards/{id}',
  summary: 'Follow a board no more; its jobs stay until they close.',
  status: 204,
  answer: 'none',
  problems: ['not_found'],
})
