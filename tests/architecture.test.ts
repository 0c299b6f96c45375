/**
 * Holds the tables of docs/architecture.md against the imports of the tree, and proves that each of
 * the three guards (TypeScript projects, lint white lists, this test) refuses what it should.
 */
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')

type Zone = { name: string; zones: string[]; packages: string[] | 'any' }

const zones: Zone[] = tableAfter('## Zones').map(([name = '', zones = '', packages = '']) => ({
  name,
  zones: zones.split(', '),
  packages: packages.startsWith('any') ? 'any' : packages.split(', '),
}))

const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$|vite\.config\.ts$/.test(file),
)

describe('the zones', () => {
  it('are the folders of src', () => {
    const folders = globSync('src/*', { cwd: root }).map((p) => path.basename(p))
    expect(folders.sort()).toEqual(zones.map((z) => z.name).sort())
  })

  it.each(zones)(
    '$name imports nothing above it and only its packages',
    ({ name, zones, packages }) => {
      const wrong = sources
        .filter((file) => file.startsWith(`src/${name}/`))
        .flatMap((file) =>
          importsOf(path.join(root, file))
            .filter((specifier) => !isAllowed(file, specifier, zones, packages))
            .map((specifier) => `${file} → ${specifier}`),
        )
      expect(wrong).toEqual([])
    },
  )

  it('keeps paper apart from the app', () => {
    const wrong = sources
      .filter((file) => file.startsWith('src/web/paper/'))
      .flatMap((file) => importsOf(path.join(root, file)).map((specifier) => ({ file, specifier })))
      .filter(({ specifier }) => !/^(\.\/|#domain\/|#web\/paper\/|react$)/.test(specifier))
    expect(wrong).toEqual([])
  })
})

describe('the reader’s child process', () => {
  it('loads no schemas and no second copy of pdf.js', () => {
    const loaded = new Set<string>()
    const walk = (file: string): void => {
      if (loaded.has(file)) return
      loaded.add(file)
      for (const specifier of loadsOf(path.join(root, file))) {
        if (specifier.startsWith('.')) walk(path.join(path.dirname(file), specifier))
        else if (specifier.startsWith('#tables/')) continue
        else if (specifier.startsWith('#')) walk(specifier.replace('#', 'src/'))
        else loaded.add(specifier)
      }
    }
    for (const part of ['reader-child', 'read-bytes', 'read-items'])
      walk(`src/server/pdf/${part}.ts`)
    for (const part of ['read-resume', 'labels/offered-lines'])
      walk(`src/domain/reading/${part}.ts`)
    expect([...loaded].filter((one) => /^zod|pdfjs-dist/.test(one))).toEqual([
      'pdfjs-dist/legacy/build/pdf.min.mjs',
    ])
  })
})

describe('the rooms', () => {
  it('are each described in docs/architecture.md', () => {
    const described = tableAfter('## Rooms').map(([folder]) => folder)
    const missing = sources
      .map((file) => file.split('/').slice(0, 3).join('/'))
      .filter(
        (folder) => !/\.tsx?$/.test(folder) && !described.some((d) => folder.startsWith(d ?? '')),
      )
    expect([...new Set(missing)]).toEqual([])
  })

  it('that are described exist', () => {
    const gone = tableAfter('## Rooms')
      .map(([folder]) => folder ?? '')
      .filter((folder) => !existsSync(path.join(root, folder)))
    expect(gone).toEqual([])
  })

  it('hold no drawers', () => {
    expect(
      sources.filter((f) =>
        /\/(utils?|helpers?|misc|common|manager|service|base|types)(\/|\.tsx?$)/.test(f),
      ),
    ).toEqual([])
  })
})

describe('the guards', () => {
  // A tree of its own with the same lint configuration, so that no probe ever lies in src.
  const tree = mkdtempSync(path.join(tmpdir(), 'lapel-guards-'))
  afterAll(() => rmSync(tree, { recursive: true, force: true }))
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'))
  const lint = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
      writeFileSync(path.join(tree, file), text)
    }
    return run('oxlint', Object.keys(files), tree)
  }

  it('lint refuses an import out of the zone', () => {
    const { status, output } = lint({
      'src/domain/probe.ts':
        "import fs from 'node:fs'\nimport { calls } from '#contract/calls.ts'\nexport const a = [fs, calls]\n",
    })
    expect(status).not.toBe(0)
    expect(output.match(/no-restricted-imports/g)).toHaveLength(2)
  })

  it('lint refuses a cycle', () => {
    const { status, output } = lint({
      'src/domain/a.ts': "import { b } from './b.ts'\nexport const a = (): number => b()\n",
      'src/domain/b.ts': "import { a } from './a.ts'\nexport const b = (): number => a()\n",
    })
    expect(status).not.toBe(0)
    expect(output).toContain('no-cycle')
  })

  it.each([
    'process.exit()',
    'document.title',
    "fetch('/')",
    'console.log(1)',
    'setTimeout(() => 0, 1)',
  ])('the compiler knows no %s in domain', (expression) => {
    const folder = path.join(root, '.cache/zone-probe')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'probe.ts'), `export const probe = () => ${expression}\n`)
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: path.join(root, 'src/domain/tsconfig.json'),
        compilerOptions: {
          rootDir: '.',
          composite: false,
          noEmit: true,
          emitDeclarationOnly: false,
        },
        include: ['probe.ts'],
      }),
    )
    const { status, output } = run('tsc', ['-p', folder])
    rmSync(folder, { recursive: true, force: true })
    expect(output).toMatch(/error TS(2304|2584|2580|2591)/)
    expect(status).not.toBe(0)
  })
})

function isAllowed(file: string, specifier: string, zones: string[], packages: string[] | 'any') {
  const alias = /^#(\w+)\//.exec(specifier)
  if (alias)
    return alias[1] === 'tables' ? zones.includes('domain') : zones.includes(alias[1] ?? '')
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier).split('/')
    return target[0] === 'src' && zones.includes(target[1] ?? '')
  }
  const isNode = specifier.startsWith('node:')
  if (packages === 'any') {
    if (file.startsWith('src/web/')) return !isNode
    return !/^(react|react-dom|@tanstack|@base-ui)(\/|$)/.test(specifier)
  }
  return packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))
}

/** What a file loads before it does anything: types are no load. */
function loadsOf(file: string): string[] {
  const text = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  return [...text.matchAll(/^(?:import|export)\s[^'"`;]*?from\s*'([^']+)'/gm)].map(
    (m) => m[1] ?? '',
  )
}

/** Static and dynamic import specifiers of a file, comments left out. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
  return [
    ...code.matchAll(
      /(?:^|[\s;}])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?<![\w/])import\s*\(?\s*['"]([^'"]+)['"]/g,
    ),
  ].map((m) => m[1] ?? m[2] ?? '')
}

describe('where it is decided', () => {
  it.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s names what is there', (file) => {
    const named = pathsIn(readFileSync(path.join(root, file), 'utf8'))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((one) => !isThere(one))).toEqual([])
  })
})

const zoneNames = ['src', 'tables', 'tools', 'docs', 'tests', ...zones.map(({ name }) => name)]

/** What a page sets in code and is a path: a file, or what lies below a zone. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/gu)]
    .map(([, named = '']) => named)
    .filter(
      (named) =>
        /\.(?:tsx?|md)$/u.test(named) || zoneNames.some((zone) => named.startsWith(`${zone}/`)),
    )
}

const files = globSync('{src,tables,tools,docs,tests}/**/*', { cwd: root }).map(
  (file) => `/${file.replaceAll(path.sep, '/')}`,
)

/** The end of a path is enough, and code is named without its ending as well. */
function isThere(named: string): boolean {
  return ['', '.ts', '.tsx'].some((ending) =>
    files.some((file) => file.endsWith(`/${named.replace(/\/$/u, '')}${ending}`)),
  )
}

function tableAfter(heading: string): string[][] {
  const after = page.slice(page.indexOf(heading)).split('\n')
  const rows = after.slice(after.findIndex((l) => l.startsWith('|')))
  return rows
    .slice(
      2,
      rows.findIndex((l) => !l.startsWith('|')),
    )
    .map((l) =>
      l
        .split('|')
        .slice(1, -1)
        .map((c) => c.trim()),
    )
}

function run(command: string, args: string[], cwd = root): { status: number; output: string } {
  try {
    const output = execFileSync(path.join(root, 'node_modules/.bin', command), args, {
      cwd,
      encoding: 'utf8',
    })
    return { status: 0, output }
  } catch (error) {
    const failure = error as { status?: number; stdout?: string; stderr?: string }
    return { status: failure.status ?? 1, output: `${failure.stdout}${failure.stderr}` }
  }
}
