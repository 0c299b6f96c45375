/**
 * What stands in the tab that is opened at a click for something still being made. It is an empty
 * document of this origin, without our styles: what it needs is set on its elements, in the colours
 * of the page that opened it.
 */
export function sayInTab(tab: Window, title: string, text: string): void {
  const { document: page } = tab
  page.title = title
  const shown = page.querySelector('p')
  if (shown) {
    shown.textContent = text
    return
  }
  page.documentElement.lang = document.documentElement.lang
  const width = page.createElement('meta')
  width.name = 'viewport'
  width.content = 'width=device-width, initial-scale=1'
  page.head.append(width)
  const heading = page.createElement('h1')
  heading.textContent = title
  const step = page.createElement('p')
  step.role = 'status'
  step.textContent = text
  page.body.replaceChildren(heading, step)
  dress(page.body, heading, step)
}

function dress(body: HTMLElement, heading: HTMLElement, step: HTMLElement): void {
  const { backgroundColor, color } = getComputedStyle(document.documentElement)
  Object.assign(body.style, {
    margin: '0',
    padding: '1.5rem',
    boxSizing: 'border-box',
    minHeight: '100dvh',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '0.5rem',
    textAlign: 'center',
    font: '400 1rem/1.5 Inter, system-ui, sans-serif',
    backgroundColor,
    color,
  })
  Object.assign(heading.style, { margin: '0', fontSize: '1.25rem', fontWeight: '600' })
  Object.assign(step.style, { margin: '0', opacity: '0.8' })
}
