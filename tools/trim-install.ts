/**
 * After an installation: takes away what packages bring and nothing here opens, a quarter of what
 * they weigh. npm has no way to leave out a part of a package; each comes back with the next `npm ci`.
 */
import { globSync, rmSync } from 'node:fs'
import path from 'node:path'

/** By package: the parts that go, and of a folder what stays. */
const unopened: Readonly<Record<string, { goes: readonly string[]; stays?: RegExp }>> = {
  // Headers, for those who compile against Node.
  'node-linux-*': { goes: ['include', 'share'] },
  // Data for the engine's older way of reading; we read by its nets alone.
  '@tesseract.js-data/*': { goes: ['4.0.0'] },
  // The engine for other processors, for its older way, and with the program inside of a script.
  'tesseract.js-core': {
    goes: ['*.js', '*.wasm'],
    stays: /^(index\.js|.*-core-simd-lstm\.(js|wasm))$/,
  },
  // Weights that the paper has not; those it has are listed in server/print/typst-input.ts.
  '@expo-google-fonts/*': { goes: ['[1-9]00*'], stays: /^(400Regular(_Italic)?|600SemiBold)$/ },
  '@base-ui/react': { goes: ['docs'] },
  // Its build for the newest browsers but for the file that stands for the package, its viewer, and maps; we
  // run the one for Node.
  'pdfjs-dist': {
    goes: ['build/*', 'web', 'image_decoders', 'legacy/web', 'legacy/image_decoders', '**/*.map'],
    stays: /^build.pdf\.mjs$/,
  },
}

export function trimInstall(modules: string): void {
  for (const [name, { goes, stays }] of Object.entries(unopened))
    for (const folder of globSync(name, { cwd: modules }))
      for (const part of globSync(goes, { cwd: path.join(modules, folder) }))
        if (!stays?.test(part))
          rmSync(path.join(modules, folder, part), { recursive: true, force: true })
}

if (import.meta.main) trimInstall(path.resolve(import.meta.dirname, '../node_modules'))
