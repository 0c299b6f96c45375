/**
 * The server's own pages of sign-in: one sheet on a quiet ground, no script. They stand without the
 * web app's build, so that sign-in can be explained even where nothing else works.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Language } from '#domain/language/languages.ts'
import { encodeEntities } from '#domain/posts/entities.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { issuerPath } from './local-issuer/place.ts'

/** The web app's mark, drawn as its icon is. */
const logo =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="M9.5 7v18h14" stroke-width="3"/><path d="M15 8.5v11h8.5" stroke-width="1.7" stroke-dasharray="2.2 3.2"/></svg>'

/** Whether a browser shows the answer to a person, who needs a page where a program needs JSON. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html')

/** `inside` is HTML; the title is text. */
export function renderPlainPage(language: Language, title: string, inside: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${encodeEntities(title)} – Lapel</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${issuerPath}/sign-in.css">
  </head>
  <body>
    <main>
      <p class="mark">${logo}Lapel</p>
      <h1>${encodeEntities(title)}</h1>
      ${inside}
    </main>
  </body>
</html>
`
}

/** Serves the pages' style and the two fonts they use, as they lie on the disk. */
export function servePageFiles(app: FastifyInstance): void {
  const font = (name: string) => import.meta.resolve(`@fontsource/inter/files/${name}`)
  const files = {
    'sign-in.css': [import.meta.resolve('./sign-in.css'), 'text/css; charset=utf-8'],
    'inter-latin-400-normal.woff2': [font('inter-latin-400-normal.woff2'), 'font/woff2'],
    'inter-latin-600-normal.woff2': [font('inter-latin-600-normal.woff2'), 'font/woff2'],
  } as const
  for (const [name, [url, type]] of Object.entries(files)) {
    app.get(`${issuerPath}/${name}`, async (_, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type(type)
        .send(await readFile(fileURLToPath(url))),
    )
  }
}
