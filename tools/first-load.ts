/**
 * Which file of the built web app a module comes in. Small files pack worse than large ones, so what is
 * always loaded together is one file: what the public pages load too, the packages, which seldom
 * change, what stands around every screen, each screen with all that nothing but it asks for, what the
 * same screens ask for, and what of a screen others come to later. Everything else is divided by the bundler.
 */
import path from 'node:path'

import type { Rolldown } from 'vite'

const screens = ['dashboard/dashboard-page', 'job-search/job-search', 'resume/resume-page']

export function firstLoad(root: string): Rolldown.CodeSplittingGroup {
  const at = (file: string) => path.join(root, file)
  const app = at('main.tsx')
  const publicPages = at('screens/public-script.ts')
  const pages = screens.map((screen) => at(`screens/${screen}.tsx`))
  const known = new Map<string, Set<string>>()

  function once(key: string, walk: () => Set<string>): Set<string> {
    const set = known.get(key) ?? walk()
    known.set(key, set)
    return set
  }
  const together = (from: string, graph: Rolldown.ChunkingContext) =>
    once(from, () => reached([from], (id) => graph.getModuleInfo(id)?.importedIds ?? []))
  const without = (page: string, graph: Rolldown.ChunkingContext) =>
    once(`without ${page}`, () =>
      reached([app, publicPages], (id) => {
        const module = graph.getModuleInfo(id)
        return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])].filter(
          (next) => next !== page,
        )
      }),
    )

  return {
    debugName: 'first load',
    includeDependenciesRecursively: false,
    name(id, graph) {
      if (id === app) return null
      if (together(app, graph).has(id)) {
        if (together(publicPages, graph).has(id)) return 'everywhere'
        return isPackage(id) ? 'packages' : 'frame'
      }
      // What a public page asks for brings no part of a screen with it.
      if (together(publicPages, graph).has(id)) return null
      const loading = pages.filter((page) => together(page, graph).has(id))
      const [first, ...others] = loading
      if (first === undefined) return null
      const names = loading.map((page) => path.basename(path.dirname(page)))
      if (others.length > 0) return `shared-${names.join('-')}`
      if (!without(first, graph).has(id)) return path.basename(first, '.tsx')
      // Packages are larger than what a part that comes later wants of ours.
      return isPackage(id) ? null : `parts-${names.join('-')}`
    },
  }
}

const isPackage = (id: string) => /[\\/]node_modules[\\/]/.test(id)

function reached(from: string[], nextOf: (id: string) => readonly string[]): Set<string> {
  const set = new Set(from)
  for (const id of set) for (const next of nextOf(id)) set.add(next)
  return set
}
