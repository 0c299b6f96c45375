/**
 * The build of the reader's child process: its two hundred small files in a few scripts, so that its
 * start is spared looking for each and compiling them (`built-reader.ts`). Beside them stands what they
 * were made of (`reader-program.ts`).
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { defineConfig, type Plugin } from 'vite'

import { builtReader, printOf, projectRoot, sourcesFile } from './reader-program.ts'

export default defineConfig({
  root: projectRoot,
  publicDir: false,
  plugins: [sources()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: path.dirname(builtReader),
    emptyOutDir: true,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: {
      input: { child: source('built-reader.ts'), main: source('reader-child.ts') },
      output: {
        format: 'cjs',
        // Which process is a reader is told by the name of what it runs.
        entryFileNames: ({ name }) =>
          name === 'child' ? path.basename(builtReader) : '[name]-[hash].cjs',
        chunkFileNames: '[name]-[hash].cjs',
      },
    },
  },
})

function source(name: string): string {
  return path.join(import.meta.dirname, name)
}

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
