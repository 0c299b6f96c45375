/**
 * The importer itself over sources that answer at once: what they say is read, normalised, kept and made
 * findable by the two readers of one process. Only the network is missing.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { createTextWork } from '#server/work/text-work.ts'
import { importDue, prepareImport } from '#server/job-import/importer.ts'
import { wantedSources } from '#server/job-import/wanted-sources.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Log } from '#server/log.ts'
import type { Kysely } from 'kysely'

/** As many posts as a large board has. */
const postsEach = 2_500

export interface Answered {
  /** The settings' words for the sources. */
  sources: string
  answers: ReadonlyMap<string, string>
}

/** The posts as lines of JSON, each source on a host of its own. */
export function answersOf(posts: readonly FoundJob[]): Answered {
  const answers = new Map<string, string>()
  for (let at = 0; at < posts.length; at += postsEach) {
    const lines = posts.slice(at, at + postsEach).map((post) => JSON.stringify(lineOf(post)))
    answers.set(`https://board-${at / postsEach}.bench.example/jobs`, lines.join('\n'))
  }
  const sources = [...answers.keys()].map((url) => `jsonl:${url}`).join(' ')
  return { sources, answers }
}

/** Reads every source once; answers how many. */
export async function importAnswers(
  db: Kysely<Tables>,
  log: Log,
  { sources, answers }: Answered,
  readers: number,
): Promise<number> {
  const texts = createTextWork()
  const ground = {
    db,
    log,
    run: texts.inBackground(),
    now: () => new Date(),
    random: Math.random,
    process: null,
    wanted: wantedSources(sources, ''),
    transport: {
      ask: async ({ url }: { url: string }) => ({
        status: 200,
        text: () => answers.get(url) ?? '',
        validators: { etag: null, lastModified: null },
        retryAfterMs: null,
      }),
    },
  }
  await prepareImport(ground)
  const { signal } = new AbortController()
  const tried = await Promise.all(Array.from({ length: readers }, () => importDue(ground, signal)))
  await texts.close()
  return tried.reduce((sum, n) => sum + n, 0)
}

const lineOf = (post: FoundJob) => ({
  id: post.sourceJobId,
  title: post.title,
  company: post.company,
  locations: post.locations,
  text: post.body,
  link: post.link,
  listed_at: post.listedAt,
  language: post.language,
})
