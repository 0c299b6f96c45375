/** What a first visit downloads, brotli-compressed, by page: scripts, styles and one language's words. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { languages } from '#domain/language/languages.ts'
import { localeFile, type LocalePart } from '#web/i18n/locale-parts.ts'

import { projectRoot } from './data.ts'
import type { BenchTable } from './table.ts'

const dist = path.join(projectRoot, 'dist/web')

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean; src?: string }

export async function benchSize(): Promise<BenchTable[]> {
  const manifest = JSON.parse(
    readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>
  const app = keyOf(manifest, /app\.html$/)
  const rows = [
    ['landing', ...pageSizes('index.html', 25, 15), words('public')],
    ['login', ...pageSizes('login/index.html', 25, 15), words('public')],
    [
      'dashboard',
      ...routeSizes(manifest, [app, keyOf(manifest, /dashboard-page\.tsx$/)], 120),
      words('public', 'app'),
    ],
    [
      'editor',
      ...routeSizes(manifest, [app, keyOf(manifest, /resume-page\.tsx$/)], 160),
      words('public', 'app', 'editor'),
    ],
  ]
  const locales = globSync('locales/{,*/}*.json', { cwd: dist }).map((f) => size(f))
  return [
    {
      title: 'First load, brotli kB',
      columns: ['page', 'script', 'budget', 'style', 'budget', 'words'],
      rows,
      notes: [
        'Words: those of the language that takes most.',
        `One locale file: at most ${kb(Math.max(...locales))} kB (budget 12).`,
      ],
    },
  ]
}

function routeSizes(manifest: Record<string, Chunk>, keys: string[], budget: number): string[] {
  const chunks = new Set<string>()
  const visit = (key: string) => {
    if (chunks.has(key)) return
    chunks.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  const scripts = new Set(
    [...chunks].map((k) => manifest[k]?.file ?? '').filter((f) => f.endsWith('.js')),
  )
  const styles = new Set([...chunks].flatMap((k) => manifest[k]?.css ?? []))
  return [kb(sum([...scripts])), String(budget), kb(sum([...styles])), '15']
}

function pageSizes(page: string, script: number, style: number): string[] {
  const html = readFileSync(path.join(dist, page), 'utf8')
  const found = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map((m) => (m[1] ?? '').replace(/^\//, ''))
  return [
    kb(
      sum([
        ...found(/<script[^>]+src="([^"]+)"/g),
        ...found(/rel="modulepreload"[^>]+href="([^"]+)"/g),
      ]),
    ),
    String(script),
    kb(sum(found(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g))),
    String(style),
  ]
}

function words(...parts: LocalePart[]): string {
  return kb(Math.max(...languages.map((one) => sum(parts.map((part) => localeFile(part, one))))))
}

function keyOf(manifest: Record<string, Chunk>, pattern: RegExp): string {
  const key = Object.keys(manifest).find((k) => pattern.test(k))
  if (!key) throw new Error(`the build has no chunk like ${pattern}`)
  return key
}

const size = (file: string) => brotliCompressSync(readFileSync(path.join(dist, file))).length
const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0)
const kb = (bytes: number) => (bytes / 1000).toFixed(1)
