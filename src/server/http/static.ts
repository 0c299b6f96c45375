/**
 * The web app as files: `dist/web`, read into memory at start. Public pages lie there rendered
 * (`login/index.html`), `app.html` is the shell of the signed-in screens, `404.html` the rest.
 * Every page gets the public settings written into its `lapel-settings` tag. What the build named
 * by its hash never changes; everything else is asked for again, with an ETag.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { publicSettings } from '#contract/product.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import type { Config } from '../config.ts'
import { sellsCredits } from '../config.ts'
import type { Encoding } from './encoding.ts'
import { chooseEncoding, pack } from './encoding.ts'
import { Problem } from './problem.ts'

/** The screens behind sign-in (specification §2), and the one that stores the token. */
export const appScreens =
  /^\/(dashboard|resume-page\/[^/]+|job-search|profile|payment-success|payment-cancel|plans|auth\/callback)$/

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}
const compressible = /^(text|application\/(json|manifest|xml)|image\/svg)/

interface StoredFile {
  bytes: Buffer
  type: string
  etag: string
  cacheControl: string
  packed: Map<Encoding, Promise<Buffer>>
}

export type StaticFiles = ReadonlyMap<string, StoredFile>

/** The files by their path ("/login/index.html"); null where the web app was not built. */
export async function readStaticFiles(folder: string, config: Config): Promise<StaticFiles | null> {
  if (!existsSync(path.join(folder, 'app.html'))) return null
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return { file, name: `/${path.relative(folder, file).split(path.sep).join('/')}` }
      })
      .filter(({ name }) => !isHidden(name))
      .map(async ({ file, name }): Promise<[string, StoredFile]> => [
        name,
        store(name, await readFile(file), config),
      ]),
  )
  return new Map(files)
}

/** What lies in a folder for programs alone is not served: the build's notes, version control, settings. */
const isHidden = (name: string): boolean => name.includes('/.')

/** Answers a request for a page or a file; an unknown path gets the 404 page. */
export function createPages(files: StaticFiles | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Problem('not_found')
    if (files === null) {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The web app is not built yet. Run: npm run build\n')
    }
    const asked = pathOf(request.url)
    const found = findFile(files, asked)
    if (found !== undefined) {
      // Its address holds a token: no cache may keep it.
      const isCallback = asked.startsWith('/auth/callback')
      return sendFile(
        request,
        reply.code(200),
        isCallback ? { ...found, cacheControl: 'no-store' } : found,
      )
    }
    const missing = files.get('/404.html')
    void reply.code(404)
    if (missing === undefined) return reply.type('text/plain; charset=utf-8').send('Not found\n')
    return sendFile(request, reply, missing)
  }
}

/** An encoded slash stays one: it stands within a part of the path, as the web app reads it. */
function pathOf(url: string): string {
  const [raw = '/'] = url.split('?')
  try {
    return decodeURI(raw)
  } catch {
    return raw
  }
}

function findFile(files: StaticFiles, asked: string): StoredFile | undefined {
  const place = asked.length > 1 && asked.endsWith('/') ? asked.slice(0, -1) : asked
  const page = place === '/' ? '/index.html' : `${place}/index.html`
  const app = appScreens.test(place) ? files.get('/app.html') : undefined
  return files.get(page) ?? app ?? files.get(place)
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
): Promise<FastifyReply> {
  void reply
    .header('cache-control', file.cacheControl)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    .type(file.type)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === file.etag) {
    return reply.code(304).send()
  }
  const encoding = compressible.test(file.type)
    ? chooseEncoding(request.headers['accept-encoding'])
    : null
  if (encoding === null) return reply.send(file.bytes)
  const packed = file.packed.get(encoding) ?? pack(file.bytes, encoding, 'once')
  file.packed.set(encoding, packed)
  return reply.header('content-encoding', encoding).send(await packed)
}

function store(name: string, read: Buffer, config: Config): StoredFile {
  const isHtml = name.endsWith('.html')
  const bytes = isHtml ? Buffer.from(writeSettings(read.toString('utf8'), config)) : read
  return {
    bytes,
    type: contentTypes[path.extname(name)] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    cacheControl: name.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : isHtml
        ? 'no-cache'
        : 'public, max-age=0, must-revalidate',
    packed: new Map(),
  }
}

const settingsTag = /(<meta\s+name="lapel-settings"\s+content=)(?:"[^"]*"|'[^']*')/

function writeSettings(html: string, config: Config): string {
  const value = JSON.stringify(settingsForPages(config))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  return html.replace(settingsTag, (_, tag: string) => `${tag}"${value}"`)
}

function settingsForPages(config: Config): z.output<typeof publicSettings> {
  return {
    provider_name: config.oidcProviderName ?? (config.embeddedIssuer ? null : 'Google'),
    local_sign_in: config.embeddedIssuer,
    feedback_url: config.feedbackUrl,
    contact_email: config.contactEmail,
    analytics_script_url: config.analyticsScriptUrl,
    payments: sellsCredits(config),
    mail: config.smtpUrl !== null,
    has_model: config.llmProvider !== null,
  }
}
