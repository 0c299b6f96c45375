/**
 * Which sources are read: JOB_SOURCES and JOB_SOURCE_KEYS as a list. `feeds` stands for the four
 * public ones; everything else is a source, with its board or question behind a colon:
 *
 *     JOB_SOURCES="feeds greenhouse:acme personio:brot/de france-travail:infirmier"
 */
import { ConfigProblem } from '../../config.ts'
import type { Adapter, Target } from '../sources/adapter.ts'
import { findAdapter, publicFeeds } from '../sources/adapters.ts'

export interface WantedSource {
  /** "greenhouse:acme", or "arbeitnow" where there is one board only. */
  name: string
  adapter: Adapter
  target: Target
  /** Where it is asked: one source of a host is read at a time. */
  host: string
}

/** Throws `ConfigProblem` with one line where the settings name what there is not. */
export function wantedSources(jobSources: string, jobSourceKeys: string): WantedSource[] {
  if (jobSources.trim() === 'off') return []
  const keys = readKeys(jobSourceKeys)
  const found = wordsOf(jobSources).flatMap((word) =>
    word === 'feeds'
      ? publicFeeds.map((adapter) => toWanted(adapter, '', keys))
      : [readWord(word, keys)],
  )
  return [...new Map(found.map((one) => [one.name, one])).values()]
}

function readWord(word: string, keys: ReadonlyMap<string, string>): WantedSource {
  const colon = word.indexOf(':')
  const id = colon < 0 ? word : word.slice(0, colon)
  const board = colon < 0 ? '' : word.slice(colon + 1)
  const adapter = findAdapter(id)
  if (adapter === undefined) throw new ConfigProblem(`JOB_SOURCES names ${id}, which is no source.`)
  const asked = adapter.kind === 'query' && id !== 'adzuna' ? board.replaceAll('+', ' ') : board
  if (!adapter.isBoard(asked)) {
    const form = adapter.kind === 'feed' ? id : `${id}:${adapter.boardForm ?? nameForm(adapter)}`
    throw new ConfigProblem(`JOB_SOURCES has ${word}, which is not of the form ${form}.`)
  }
  return toWanted(adapter, asked, keys)
}

const nameForm = ({ kind }: Adapter): string => (kind === 'query' ? 'WORDS' : 'NAME')

function toWanted(
  adapter: Adapter,
  board: string,
  keys: ReadonlyMap<string, string>,
): WantedSource {
  const key = keys.get(adapter.id) ?? ''
  if (adapter.keyForm !== undefined && key === '') {
    throw new ConfigProblem(
      `JOB_SOURCES names ${adapter.id}, which needs ${adapter.id}=${adapter.keyForm} in JOB_SOURCE_KEYS.`,
    )
  }
  const target = { board, key }
  const { host } = new URL(adapter.plan(target).url)
  return { name: board === '' ? adapter.id : `${adapter.id}:${board}`, adapter, target, host }
}

function readKeys(written: string): ReadonlyMap<string, string> {
  return new Map(
    wordsOf(written).map((word) => {
      const [, id, key] = /^([a-z-]+)=(.+)$/.exec(word) ?? []
      if (id === undefined || key === undefined || findAdapter(id) === undefined) {
        throw new ConfigProblem('JOB_SOURCE_KEYS must be source=key, separated by spaces.')
      }
      return [id, key]
    }),
  )
}

const wordsOf = (written: string): string[] => written.split(/[\s,]+/).filter((word) => word !== '')
