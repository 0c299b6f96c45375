/** A feed in the Atom format (RFC 4287): what a kept search has found, the latest first. */
import { encodeEntities } from '../posts/entities.ts'

interface AtomEntry {
  /** The same for the same job in any later feed. */
  id: string
  title: string
  /** Where a person reads it. */
  link: string
  summary: string
  updatedAt: Date
}

interface AtomFeed {
  id: string
  title: string
  /** The page of the product that shows the same. */
  link: string
  updatedAt: Date
  entries: readonly AtomEntry[]
}

export function atomText({ id, title, link, updatedAt, entries }: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    ...head({ id, title, link, updatedAt }),
    '<author><name>Lapel</name></author>',
    ...entries.flatMap((entry) => [
      '<entry>',
      ...head(entry),
      `<summary>${escaped(entry.summary)}</summary>`,
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n')
}

const head = ({ id, title, link, updatedAt }: Omit<AtomEntry, 'summary'>): string[] => [
  `<id>${escaped(id)}</id>`,
  `<title>${escaped(title)}</title>`,
  `<link href="${escaped(link)}"/>`,
  `<updated>${updatedAt.toISOString()}</updated>`,
]

/** XML has no way to write most control characters. */
const escaped = (text: string): string =>
  encodeEntities(text.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' '))
