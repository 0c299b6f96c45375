/**
 * The first page of a typeset sheet as a picture: Typst's own drawing of it, in SVG. Glyphs are
 * outlines, so the picture needs no fonts where it is shown, and nothing in it is text or runs.
 */
import { createTypstRenderer } from '@myriaddreamin/typst.ts/renderer'

import { readSpecifier } from './typst-input.ts'

/** Typst's `vector` bytes of a whole document → SVG of its first page. */
export type Draw = (vector: Uint8Array) => Promise<Uint8Array>

export async function createDrawer(): Promise<Draw> {
  const renderer = createTypstRenderer()
  await renderer.init({
    getModule: () => readSpecifier('@myriaddreamin/typst-ts-renderer/wasm'),
  })
  return async (artifactContent) => {
    const svg = await renderer.renderSvg({
      format: 'vector',
      artifactContent,
      data_selection: { body: true, defs: true, css: false, js: false },
    })
    const page = firstPageOf(svg)
    const seen = without(without(page, '<foreignObject', '</foreignObject>'), '<a ', '</a>')
    return Buffer.from(seen)
  }
}

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

const pageStart = '<g class="typst-page"'

/** The pages stand below each other in one picture; texts in it are escaped, so the mark is no text. */
function firstPageOf(svg: string): string {
  const first = svg.indexOf(pageStart)
  if (first === -1) throw new Error('Typst drew no page')
  const next = svg.indexOf(pageStart, first + pageStart.length)
  const page = next === -1 ? svg.slice(first) : `${svg.slice(first, next)}</svg>`
  const [width, height] = ['width', 'height'].map(
    (side) => new RegExp(`^[^>]* data-page-${side}="([\\d.]+)"`).exec(page)?.[1],
  )
  if (width === undefined || height === undefined) throw new Error('Typst drew a page of no size')
  const head = `<svg ${namespaces} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  return head + svg.slice(svg.indexOf('>') + 1, first) + page
}

/** Without a kind of what lies unseen over the outlines: text to select, links to press. */
function without(svg: string, start: string, end: string): string {
  const [head = '', ...rest] = svg.split(start)
  return head + rest.map((part) => part.slice(part.indexOf(end) + end.length)).join('')
}
