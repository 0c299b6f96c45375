/** Answers of sources of jobs, read by their adapters: whatever they hold, it is somebody else's text. */
import type { FoundJob } from '#domain/posts/normalised.ts'

import type { Ask, Parsed, Posting, Target } from '../job-import/sources/adapter.ts'
import { findAdapter } from '../job-import/sources/adapters.ts'

export const parseSource = (
  adapter: string,
  answer: string,
  from: { target: Target; ask: Ask },
): Parsed | null => findAdapter(adapter)?.parse(answer, from) ?? null

/** The post behind an entry of a list. */
export const parsePost = (adapter: string, answer: string, job: FoundJob): FoundJob | null =>
  findAdapter(adapter)?.fill?.parse(answer, job) ?? null

/** The one post that somebody asked for by its address. */
export const parsePosting = (adapter: string, answer: string, posting: Posting): FoundJob | null =>
  findAdapter(adapter)?.one?.parse(answer, posting) ?? null
