/**
 * Reports each page view to the configured analytics script (specification §2). The script is
 * loaded by `import`, which the page's policy allows for its one configured origin; without one, or
 * if it gave no `gtag`, there is a warning in the console and nothing else.
 */
import type { PublicSettings } from './settings.ts'

type Analytics = { gtag?: (command: 'event', name: 'page_view', facts: object) => void }

let script: Promise<unknown> | null = null

export async function reportPageView(settings: PublicSettings, path: string): Promise<void> {
  if (settings.analytics_script_url !== null) {
    script ??= import(/* @vite-ignore */ settings.analytics_script_url)
    await script.catch(() => undefined) // Blocked or gone: the warning below says so.
  }
  const { gtag } = window as Analytics
  if (gtag) gtag('event', 'page_view', { page_path: path, page_title: document.title })
  // oxlint-disable-next-line no-console -- specification §8: a missing function is only warned of.
  else console.warn(`no analytics function; page view of ${path} not reported`)
}
