/**
 * The page of `lapel import --explain`: every page of the PDF with its text boxes, coloured by
 * column, by section or by field, and the lines that found no field. One file, no script, nothing
 * fetched; what stands in the PDF is text and never markup.
 */
import type { ExplainedBox } from './explain.ts'
import { explainBoxes } from './explain.ts'
import type { PdfDocument } from './items.ts'
import type { Reading } from './read-resume.ts'

const views = ['column', 'section', 'field'] as const
type View = (typeof views)[number]

export function explainPage(name: string, document: PdfDocument, reading: Reading): string {
  const boxes = explainBoxes(document, reading)
  const colours = Object.fromEntries(
    views.map((view) => [view, coloursOf(boxes.map((box) => box[view]))]),
  ) as Record<View, Map<string, string>> // one entry for each view, by the line above
  const pages = document.pages.map(
    ({ width, height }, page) => `<svg viewBox="0 0 ${width} ${height}" role="img"
 aria-label="Page ${page + 1}">${boxes
   .filter(({ item }) => item.page === page)
   .map((box) => drawBox(box, colours))
   .join('')}</svg>`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escape(name)}: what the reader saw</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${style}${views.map(styleOf).join('')}</style>
<h1>${escape(name)}</h1>
${views.map((view) => `<input type="radio" name="view" id="${view}"${view === 'field' ? ' checked' : ''}><label for="${view}">by ${view}</label>`).join('\n')}
${views.map((view) => legend(view, colours[view])).join('\n')}
<main>${pages.join('\n')}</main>
<h2>Left over</h2>
${listOf(reading.unplaced, 'Nothing: every line has its field.')}
<h2>Unsure</h2>
${listOf(
  reading.confidence
    .filter(({ value }) => value < 0.7)
    .map(({ path, value }) => `${path}: ${Math.round(value * 100)} %`),
  'Nothing.',
)}
</html>
`
}

const listOf = (lines: readonly string[], none: string): string =>
  lines.length === 0
    ? `<p>${none}</p>`
    : `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`

function drawBox(box: ExplainedBox, colours: Record<View, Map<string, string>>): string {
  const { item, column, section, field, path } = box
  const style = views.map((view) => `--${view}:${colours[view].get(box[view])}`).join(';')
  const top = item.y - 0.82 * item.size
  return `<g style="${style}"><title>${escape(`${item.text}\n${column} · ${section} · ${path || field}`)}</title>
<rect x="${item.x}" y="${top.toFixed(2)}" width="${Math.max(item.width, 1)}" height="${(1.12 * item.size).toFixed(2)}"/>
<text x="${item.x}" y="${item.y}" font-size="${item.size}"${item.width > 0 ? ` textLength="${item.width}" lengthAdjust="spacingAndGlyphs"` : ''}${item.bold ? ' font-weight="700"' : ''}>${escape(item.text)}</text></g>`
}

/** Hues far apart for neighbours; grey for what says nothing, red for what is left over. */
function coloursOf(names: readonly string[]): Map<string, string> {
  return new Map(
    [...new Set(names)].map((name, i) => [
      name,
      name === 'left over'
        ? 'hsl(0 90% 62%)'
        : name === 'none' || name === 'not read'
          ? 'hsl(0 0% 82%)'
          : `hsl(${(30 + i * 137) % 330} 70% 76%)`,
    ]),
  )
}

const legend = (view: View, colours: ReadonlyMap<string, string>): string =>
  `<ul class="legend ${view}">${[...colours]
    .map(([name, colour]) => `<li><i style="background:${colour}"></i>${escape(name)}</li>`)
    .join('')}</ul>`

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:24px;color:#1b1b1b;background:#f3f3f3}
main{display:flex;flex-wrap:wrap;gap:24px}svg{background:#fff;border:1px solid #bbb;width:min(100%,820px)}
svg text{font-family:sans-serif;white-space:pre}rect{stroke:#0003;stroke-width:.4}
.legend{display:none;flex-wrap:wrap;gap:4px 18px;list-style:none;padding:0}
.legend i{display:inline-block;width:1em;height:1em;margin-right:.4em;vertical-align:-.1em;border:1px solid #0004}
label{margin:0 16px 0 4px}`

const styleOf = (view: View): string =>
  `#${view}:checked~.legend.${view}{display:flex}#${view}:checked~main rect{fill:var(--${view})}`

const escape = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    // Control characters are no characters of a page.
    .replace(/[^\P{Cc}\n]/gu, '')
