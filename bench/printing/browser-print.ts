/** A resume as the browser prints it: the product's own sheet, built for a page of its own. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Sheet } from '#domain/exchange/sheet.ts'
import type { Look } from '#domain/resume/look.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

import { findBrowser } from '../../tools/browser.ts'
import { plainFonts } from '../../tools/plain-fonts.ts'

export type BrowserPrint = {
  print: (content: ResumeContent, sheet: Sheet, look: Look) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** `folder` takes what is built. */
export async function openBrowserPrint(folder: string): Promise<BrowserPrint> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react(), plainFonts()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: path.join(import.meta.dirname, 'sheet-page.ts'),
        name: 'sheetPage',
        formats: ['iife'],
        fileName: () => 'sheet-page.js',
        cssFileName: 'sheet-page',
      },
    },
  })
  const file = path.join(folder, 'sheet-page.html')
  writeFileSync(
    file,
    '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="sheet-page.css"><body><script src="sheet-page.js"></script>',
  )
  const found = await findBrowser()
  const browser = await chromium.launch({ executablePath: found.path, args: found.args })
  const page = await browser.newPage()
  await page.goto(pathToFileURL(file).href)
  return {
    print: async (content, { layout, paper, language, design }, look) => {
      const resume = { ...content, layout, paper, design, look }
      await page.evaluate(({ one, spoken }) => globalThis.showSheet(one, spoken), {
        one: resume,
        spoken: language,
      })
      return page.pdf({ preferCSSPageSize: true, tagged: true })
    },
    close: () => browser.close(),
  }
}
