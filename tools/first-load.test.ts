import { describe, expect, it } from 'vitest'

import { firstLoad } from './first-load.ts'

/** What each module asks for: at once, or later where a mark stands before it. */
const app: Record<string, string[]> = {
  'main.tsx': ['frame.tsx', 'node_modules/react.js', 'words.ts', '~resume', '~dashboard', '~menu'],
  'screens/public-script.ts': ['words.ts', 'handed.ts'],
  'screens/resume/resume-page.tsx': [
    'editor.ts',
    'button.ts',
    'dates.ts',
    'node_modules/diff.js',
    '~history.ts',
  ],
  'screens/dashboard/dashboard-page.tsx': ['cards.ts', 'button.ts', 'frame.tsx', 'handed.ts'],
  'menu.tsx': ['menu-list.ts', 'dates.ts', 'node_modules/diff.js'],
  'history.ts': ['editor.ts'],
}
const later: Record<string, string> = {
  '~resume': 'screens/resume/resume-page.tsx',
  '~dashboard': 'screens/dashboard/dashboard-page.tsx',
  '~menu': 'menu.tsx',
  '~history.ts': 'history.ts',
}

function fileOf(module: string): string | null {
  const nextOf = (id: string) => app[id.slice('/web/'.length)] ?? []
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: nextOf(id)
        .filter((next) => !later[next])
        .map((next) => `/web/${next}`),
      dynamicallyImportedIds: nextOf(id).flatMap((next) =>
        later[next] ? [`/web/${later[next]}`] : [],
      ),
    }),
  }
  const { name } = firstLoad('/web')
  if (typeof name !== 'function') throw new Error('the name is not worked out')
  // The bundler gives more of each module than is read.
  return name(`/web/${module}`, graph as unknown as Parameters<typeof name>[1]) ?? null
}

describe('the files of the built web app', () => {
  it('are one for what the app and the public pages share', () => {
    expect(fileOf('words.ts')).toBe('everywhere')
    expect(fileOf('screens/public-script.ts')).toBeNull()
  })

  it('are left to the bundler for what a public page shares with a screen alone', () => {
    expect(fileOf('handed.ts')).toBeNull()
  })

  it('are one for the packages and one for our own modules around every screen', () => {
    expect(fileOf('node_modules/react.js')).toBe('packages')
    expect(fileOf('frame.tsx')).toBe('frame')
  })

  it('are one for a screen with what only it and its later parts ask for', () => {
    expect(fileOf('editor.ts')).toBe('resume-page')
    expect(fileOf('screens/resume/resume-page.tsx')).toBe('resume-page')
    expect(fileOf('cards.ts')).toBe('dashboard-page')
  })

  it('are one for what the same screens ask for', () => {
    expect(fileOf('button.ts')).toBe('shared-dashboard-resume')
  })

  it('are one for what of a screen others come to later, its packages apart', () => {
    expect(fileOf('dates.ts')).toBe('parts-resume')
    expect(fileOf('node_modules/diff.js')).toBeNull()
  })

  it('are left to the bundler for what comes later', () => {
    expect(fileOf('menu-list.ts')).toBeNull()
    expect(fileOf('history.ts')).toBeNull()
  })
})
