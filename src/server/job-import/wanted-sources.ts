/**
 * Which sources are read: JOB_SOURCES and JOB_SOURCE_KEYS as a list. `feeds` stands for the
 * public ones; everything else is a source, with its board or question behind a colon:
 *
 *     JOB_SOURCES="feeds greenhouse:acme personio:brot/de france-travail:infirmier"
 */
import { distance } from '#domain/job-search/typos.ts'

import { ConfigProblem } from '../config.ts'
import type { Adapter, Target } from './sources/adapter.ts'
import { adapters, findAdapter, publicFeeds } from './sources/adapters.ts'

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
  if (adapter === undefined) {
    throw new ConfigProblem(`JOB_SOURCES names ${cut(id)}, which is no source.${meantBy(word)}`)
  }
  const asked = adapter.kind === 'query' && id !== 'adzuna' ? board.replaceAll('+', ' ') : board
  if (!adapter.isBoard(asked)) {
    const form = adapter.kind === 'feed' ? id : `${id}:${adapter.boardForm ?? nameForm(adapter)}`
    throw new ConfigProblem(`JOB_SOURCES has ${cut(word)}, which is not of the form ${form}.`)
  }
  return toWanted(adapter, asked, keys)
}

/** What was meant, where it is near or plain: a name misspelt, an address that a board is known by. */
function meantBy(word: string): string {
  if (/^https?:/i.test(word)) {
    const posting = adapters.map((adapter) => ({
      adapter,
      board: URL.canParse(word) ? adapter.owns?.(new URL(word))?.board : undefined,
    }))
    const known = posting.find(({ board }) => board !== undefined)
    if (known !== undefined) return ` Did you mean ${known.adapter.id}:${known.board}?`
    return ` A page of postings is written schema:https://…`
  }
  const [id = ''] = word.toLowerCase().split(':')
  if (word === 'off') return ' It stands alone.'
  if (id === 'off' || id === 'none') return ' Did you mean off?'
  const ids = ['feeds', ...adapters.map((adapter) => adapter.id)]
  const near = ids
    .map((one) => ({ one, away: distance(id, one, mostErrors) }))
    .filter(({ away }) => away <= mostErrors && away < id.length / 2)
    .toSorted((a, b) => a.away - b.away)[0]
  return near === undefined ? '' : ` Did you mean ${near.one}?`
}

const mostErrors = 2
const cut = (word: string): string => (word.length > 60 ? `${word.slice(0, 60)}…` : word)

const nameForm = ({ kind }: Adapter): string => (kind === 'query' ? 'WORDS' : 'NAME')

export function toWanted(
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
  if (key !== '' && adapter.keyForm?.includes(':') === true && !/^[^:]+:[^:]/.test(key)) {
    throw new ConfigProblem(
      `JOB_SOURCE_KEYS has a key of ${adapter.id} that is not of the form ${adapter.id}=${adapter.keyForm}.`,
    )
  }
  const target = { board, key }
  const { host } = new URL(adapter.plan(target).url)
  return { name: board === '' ? adapter.id : `${adapter.id}:${board}`, adapter, target, host }
}

function readKeys(written: string): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const word of wordsOf(written)) {
    // Never the word itself: it may be a key.
    const [, id, key] = /^([a-z-]+)=(.+)$/.exec(word) ?? []
    if (id === undefined || key === undefined) {
      throw new ConfigProblem('JOB_SOURCE_KEYS must be source=key, separated by spaces.')
    }
    if (findAdapter(id) === undefined) {
      throw new ConfigProblem(
        `JOB_SOURCE_KEYS has a key of ${cut(id)}, which is no source.${meantBy(id)}`,
      )
    }
    if (keys.has(id)) throw new ConfigProblem(`JOB_SOURCE_KEYS has two keys of ${id}.`)
    keys.set(id, key)
  }
  return keys
}

const wordsOf = (written: string): string[] => written.split(/[\s,]+/).filter((word) => word !== '')
