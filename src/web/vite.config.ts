/**
 * The build of the web app: `app.html` is the shell of the signed-in product; `public.html` is the
 * frame of the pages that need no framework, which are rendered here and written out as HTML.
 */
// oxlint-disable no-restricted-imports -- this file runs in Node, at build time.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, runnerImport, type Plugin, type ViteDevServer } from 'vite'

import { calls } from '../contract/calls.ts'
import { languages, type Language } from '../domain/language/languages.ts'
import { plainFonts } from '../../tools/plain-fonts.ts'
import { firstLoad } from '../../tools/first-load.ts'
import type { Words } from './i18n/load-locale.ts'
import { localeFile, localeParts, partOf } from './i18n/locale-parts.ts'
import { isProtected } from './paths.ts'
import type { picturePartsIn, PublicPage } from './screens/public-pages.tsx'

const root = import.meta.dirname
const outDir = path.resolve(root, '../../dist/web')
const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`
const pagesModule = path.join(root, 'screens/public-pages.tsx')

/** What the module of the public pages exports. */
type PublicPages = {
  publicPages: PublicPage[]
  renderPublicPage: (page: PublicPage, frame: string) => string
  picturePartsIn: typeof picturePartsIn
}

export default defineConfig({
  root,
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    plainFonts(),
    plainCalls(),
    tablesByTopic(),
    publicPages(),
  ],
  server: {
    proxy: { '/api': server, '/issuer': server },
  },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    // The largest is the words of titles, which a search loads; what loads first is held by a test.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: [path.join(root, 'app.html'), path.join(root, 'public.html')],
      // Schemas of which the browser uses only the types are left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups: [firstLoad(root)] } },
    },
  },
})

/** The browser needs method, path and status of each call, not its schemas (22 kB of zod). */
function plainCalls(): Plugin {
  return {
    name: 'lapel-plain-calls',
    enforce: 'pre',
    load(id) {
      if (!id.replaceAll('\\', '/').endsWith('/src/contract/calls.ts')) return null
      const plain = Object.entries(calls).map(([name, { method, path, status }]) => [
        name,
        { method, path, status },
      ])
      return `export const calls = ${JSON.stringify(Object.fromEntries(plain))}`
    },
  }
}

/**
 * A language's tables are compiled into one module, which a bundle cannot divide: each topic becomes a
 * module of its own, so that a page loads only the tables it reads.
 */
function tablesByTopic(): Plugin {
  return {
    name: 'lapel-tables-by-topic',
    enforce: 'pre',
    async load(id) {
      if (!id.replaceAll('\\', '/').includes('/tables/compiled/topics/')) return null
      const topic = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      return Object.entries(topic)
        .map(([name, table]) => `export const ${name} = ${JSON.stringify(table)}`)
        .join('\n')
    },
  }
}

/** Renders the public pages: in the build into files, in development on request. */
function publicPages(): Plugin {
  let built = outDir
  return {
    name: 'lapel-public-pages',
    configResolved(config) {
      built = path.resolve(config.root, config.build.outDir)
    },
    async closeBundle(error?: Error) {
      if (error) return
      const { module } = await runnerImport<PublicPages>(pagesModule, {
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
      })
      const frame = readFileSync(path.join(built, 'public.html'), 'utf8')
      for (const page of module.publicPages) {
        const file = path.join(built, page.file)
        const html = module.renderPublicPage(page, frame)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, html)
        for (const [, group = ''] of html.matchAll(/data-t(?:-label)?="(\w+)\./g))
          if (partOf(group) !== 'public')
            throw new Error(`${page.file} speaks of ${group}, an app's word`)
      }
      rmSync(path.join(built, 'public.html'))
      for (const language of languages) {
        const write = (file: string, text: string) => {
          mkdirSync(path.dirname(path.join(built, file)), { recursive: true })
          writeFileSync(path.join(built, file), text)
        }
        write(`pictures/${language}.json`, pictureFile(module, language))
        const words = Object.entries(readLocale(language))
        for (const part of localeParts) {
          const own = words.filter(([group]) => partOf(group) === part)
          write(localeFile(part, language), JSON.stringify(Object.fromEntries(own)))
        }
      }
    },
    configureServer(dev) {
      return () => {
        dev.middlewares.use((request, response, next) => {
          void answerPage(dev, request.originalUrl ?? '/', response, next)
        })
      }
    },
  }
}

function readLocale(language: Language): Words {
  const file = path.join(root, `public/locales/${language}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Words // locales.test.ts holds its shape
}

/** The landing page's picture in one language, from a run of the product. */
function pictureFile(module: PublicPages, language: Language): string {
  return JSON.stringify(module.picturePartsIn(language, readLocale(language)))
}

async function answerPage(
  dev: ViteDevServer,
  address: string,
  response: ServerResponse,
  next: (error: unknown) => void,
): Promise<void> {
  try {
    const { pathname } = new URL(address, 'http://dev')
    if (/^\/locales\/\w+\//.test(pathname)) {
      response.setHeader('content-type', 'application/json')
      response.end('{}') // The file in /locales is whole here.
      return
    }
    const language = languages.find((one) => pathname === `/pictures/${one}.json`)
    if (language) {
      const module = (await dev.ssrLoadModule(pagesModule)) as PublicPages
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(pictureFile(module, language))
      return
    }
    const html = await devPage(dev, pathname)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html)
  } catch (error) {
    next(error)
  }
}

async function devPage(dev: ViteDevServer, pathname: string): Promise<string> {
  const frameOf = async (name: string) =>
    dev.transformIndexHtml(pathname, readFileSync(path.join(root, name), 'utf8'))
  if (isProtected(pathname)) return frameOf('app.html')
  // The module is loaded by the development server itself, so its shape is this one.
  const module = (await dev.ssrLoadModule(pagesModule)) as PublicPages
  const page =
    module.publicPages.find((p) => p.path === pathname) ??
    module.publicPages.find((p) => p.file === '404.html')
  if (!page) throw new Error('there is no page for unknown addresses')
  return module.renderPublicPage(page, await frameOf('public.html'))
}
