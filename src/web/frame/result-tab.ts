/**
 * The tab for something that is being made. It is opened with the result in it; what takes longer gets its
 * tab while the browser still counts the click as the reason for one, and the tab says what is done.
 */

/** Browsers open a tab for about 5 s after a click. */
const longestWaitMs = 4_000

export interface ResultTab {
  /** What to say in it, where it is open already. */
  say: (write: (tab: Window) => void) => void
  /** Shows the result; false where there is no tab to show it in. */
  show: (address: string) => boolean
  /** Nothing came of it. */
  drop: () => void
}

/** To be called from the click itself. */
export function resultTab(): ResultTab {
  let tab: Window | null = null
  let write: (tab: Window) => void = () => {}
  const timer = setTimeout(() => {
    tab = window.open('', '_blank')
    if (tab) write(tab)
  }, longestWaitMs)
  return {
    say(next) {
      write = next
      if (tab && isOurs(tab)) write(tab)
    },
    show(address) {
      clearTimeout(timer)
      const { href } = new URL(address, location.href)
      if (!tab) return window.open(href, '_blank') !== null
      if (!isOurs(tab)) return false
      tab.location.replace(href)
      return true
    },
    drop() {
      clearTimeout(timer)
      if (tab && isOurs(tab)) tab.close()
    },
  }
}

/** Neither closed nor led elsewhere by its person. */
function isOurs(tab: Window): boolean {
  try {
    return !tab.closed && tab.location.href === 'about:blank'
  } catch {
    return false
  }
}
