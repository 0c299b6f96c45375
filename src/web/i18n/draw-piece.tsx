import { createElement, type ReactNode } from 'react'

import type { Piece } from './piece.ts'

/** A piece as React draws it; its place among its neighbours is its key. */
export function drawPiece({ tag, id, className, href, inside }: Piece, key: number): ReactNode {
  return createElement(
    tag,
    { key, id, className, href },
    typeof inside === 'string' ? inside : inside.map(drawPiece),
  )
}
