/**
 * An article as data: a static file for each language, `/articles/{language}/{name}.json`. English
 * is on the page when it arrives; another language is put in its place block by block.
 */
import type { Piece } from '../../i18n/piece.ts'

export type Block =
  | { h: string; id?: string }
  | { h3: string }
  | { p: string }
  | { ul: string[] }
  | { ol: string[] }
  | { before: string; after: string }

export type Article = {
  title: string
  lead: string
  blocks: Block[]
  /** The last sentence, above the call to action. */
  ending: string
}

export function pieceOf(block: Block): Piece {
  if ('h' in block) return { tag: 'h2', inside: block.h, ...(block.id ? { id: block.id } : {}) }
  if ('h3' in block) return { tag: 'h3', inside: block.h3 }
  if ('p' in block) return { tag: 'p', inside: block.p }
  if ('before' in block)
    return {
      tag: 'p',
      className: 'rewritten',
      inside: [
        { tag: 'del', inside: block.before },
        { tag: 'ins', inside: block.after },
      ],
    }
  const [tag, lines] = 'ul' in block ? ['ul', block.ul] : ['ol', block.ol]
  return { tag, inside: lines.map((line) => ({ tag: 'li', inside: line })) }
}

/** The way to each heading that has an address; for pages that are looked things up in. */
export function contentsOf({ blocks }: Article): Piece[] {
  return blocks.flatMap((block) =>
    'h' in block && block.id
      ? [{ tag: 'li', inside: [{ tag: 'a', href: `#${block.id}`, inside: block.h }] }]
      : [],
  )
}
