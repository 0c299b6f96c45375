/**
 * The build of the reader's child process: its two hundred small files in a few, so that its start is
 * spared looking for each. Beside them stands what they were made of (`reader-program.ts`).
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { defineConfig, type Plugin } from 'vite'

import { builtReader, printOf, projectRoot, sourcesFile } from './reader-program.ts'

export default defineConfig({
  root: projectRoot,
  publicDir: false,
  plugins: [sources()],
  // pdf.js has two files already, and looks for others beside them.
  ssr: { noExternal: true, external: ['pdfjs-dist'] },
  build: {
    ssr: path.join(import.meta.dirname, 'reader-child.ts'),
    outDir: path.dirname(builtReader),
    emptyOutDir: true,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})

/** Of a library, what says its version stands for the whole. */
function sources(): Plugin {
  return {
    name: 'lapel-reader-sources',
    generateBundle() {
      const files = [...this.getModuleIds()].filter((id) => path.isAbsolute(id)).map(sourceOf)
      const prints = [...new Set(files)]
        .toSorted()
        .map((file) => [file, printOf(readFileSync(path.join(projectRoot, file)))])
      this.emitFile({
        type: 'asset',
        fileName: path.basename(sourcesFile),
        source: JSON.stringify(Object.fromEntries(prints)),
      })
    },
  }
}

function sourceOf(id: string): string {
  const file = path.relative(projectRoot, id).replaceAll('\\', '/')
  const library = /^node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(file)?.[0]
  return library === undefined ? file : `${library}package.json`
}
