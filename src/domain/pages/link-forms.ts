/**
 * The address of a post as people paste it, in the one form under which it is asked and kept.
 * LinkedIn shows one job under many addresses; all of them name its number.
 */
import { cleanLink } from '#domain/posts/link.ts'

export type JobAddress =
  /** `number` is LinkedIn's own; null where the address is no job of theirs. */
  { kind: 'linkedin'; link: string; number: string | null } | { kind: 'page'; link: string }

/** Null where the text is no address of a page. */
export function readJobAddress(text: string): JobAddress | null {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > 2_000 || /\s/.test(trimmed)) return null
  const isWhole = /^https?:\/\//i.test(trimmed)
  const [, before] = /^([a-z][a-z\d+.-]*):/i.exec(trimmed) ?? []
  // What stands before a colon is a scheme, unless it is a host with its port.
  if (!isWhole && before !== undefined && !/\.|^localhost$/i.test(before)) return null
  const link = cleanLink(isWhole ? trimmed : `https://${trimmed}`)
  if (link === null) return null
  const [, host = '', path = '', query = ''] =
    /^https?:\/\/([^/?#:]+)(?::\d+)?([^?#]*)(?:\?([^#]*))?/.exec(link) ?? []
  if (!/(?:^|\.)linkedin\.com\.?$/.test(host)) return { kind: 'page', link }
  const number = numberIn(path, query)
  return {
    kind: 'linkedin',
    link: number === null ? link : `https://www.linkedin.com/jobs/view/${number}`,
    number,
  }
}

function numberIn(path: string, query: string): string | null {
  const viewed = /^\/(?:comm\/|mwlite\/|m\/)?jobs\/view\/(?:[^/]*-)?(\d{5,20})\/?$/.exec(path)?.[1]
  if (viewed !== undefined) return viewed
  const isList = /^\/(?:comm\/|mwlite\/)?jobs(?:\/|$)/.test(path)
  return isList ? (/(?:^|&)currentJobId=(\d{5,20})(?:&|$)/.exec(query)?.[1] ?? null) : null
}
