/** How the reading of the sources goes, for whoever searches and whoever runs this server. */
import { describeSourceProblem } from '#contract/source-problems.ts'

import type { House } from '../house.ts'
import type { Handler } from '../http/handler.ts'
import { findAdapter } from './sources/adapters.ts'
import { wantedSources } from './wanted-sources.ts'
import { listSources, problemOf } from './store.ts'

export const jobSources: Handler<'jobSources'> = ({ house, person }) => {
  const { jobSources: named, jobSourceKeys } = house.config
  const names = wantedSources(named, jobSourceKeys ?? '').map(({ name }) => name)
  return stateOfSources(house, { personId: person.id, named: names })
}

/** `asking`: a person; null is whoever runs the server. */
export async function stateOfSources(
  { db, config }: Pick<House, 'db' | 'config'>,
  asking: Parameters<typeof listSources>[1] = null,
) {
  const stored = await listSources(db, asking)
  const sources = stored.map((source) => {
    const adapter = findAdapter(source.adapter)
    const problem = problemOf(source)
    return {
      name: source.name,
      title: adapter?.name ?? source.adapter,
      state: source.state,
      problem: problem === null ? null : { ...problem, detail: describeSourceProblem(problem) },
      read_at: source.read_at?.toISOString() ?? null,
      job_count: source.job_count,
      rejected_count: source.rejected_count,
      attribution: adapter?.attribution ?? null,
    }
  })
  const reads = sources.flatMap(({ read_at }) => read_at ?? []).toSorted()
  return { is_importing: config.jobImport === 'on', read_at: reads.at(-1) ?? null, sources }
}
