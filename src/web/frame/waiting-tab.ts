/**
 * What stands in a tab for something still being made. It is an empty document of this origin that
 * borrows the sheets of style of the page that opened it: the product's own letters and colours.
 */

interface Beside {
  /** What it is made for. */
  about: string
  /** The way out of the tab, which goes on being made. */
  back: { words: string; href: string }
}

export function sayInTab(tab: Window, title: string, text: string, beside?: Beside): void {
  const { document: page } = tab
  page.title = `${title} · Lapel`
  const shown = page.querySelector('[role="status"]')
  if (shown) {
    shown.textContent = text
    return
  }
  dress(tab)
  const made = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className: string,
    words = '',
  ): HTMLElementTagNameMap[Name] =>
    Object.assign(page.createElement(name), { className, textContent: words })
  const main = made(
    'main',
    'mx-auto grid min-h-dvh max-w-md content-center justify-items-center gap-3 p-6 text-center',
  )
  const step = made('p', 'text-ink-soft', text)
  step.role = 'status'
  main.append(made('h1', 'text-title font-semibold', title))
  if (beside && beside.about !== '')
    main.append(made('p', 'font-medium wrap-anywhere', beside.about))
  main.append(step)
  if (beside) main.append(wayBack(made('a', 'font-medium text-accent underline'), tab, beside))
  page.body.replaceChildren(main)
}

/** Back to the page that opened it: the tab has nothing else to show. */
function wayBack(link: HTMLAnchorElement, tab: Window, { back }: Beside): HTMLAnchorElement {
  link.textContent = back.words
  link.href = new URL(back.href, location.href).href
  link.addEventListener('click', (event) => {
    event.preventDefault()
    tab.close()
  })
  return link
}

function dress(tab: Window): void {
  const { document: page } = tab
  const { documentElement: own } = document
  page.documentElement.lang = own.lang
  Object.assign(page.documentElement.dataset, own.dataset)
  const width = page.createElement('meta')
  width.name = 'viewport'
  width.content = 'width=device-width, initial-scale=1'
  page.head.append(width)
  const { CSSStyleSheet: Sheet } = tab as Window & typeof globalThis
  page.adoptedStyleSheets = [...document.styleSheets].map((sheet) => {
    const copy = new Sheet({ baseURL: sheet.href ?? location.href })
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'))
    return copy
  })
}
