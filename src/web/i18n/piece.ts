/**
 * A piece of a public page that is more than one word: drawn by React when the page is built, and by
 * the page's script where another language takes its place. Only tags, classes and text: the page's
 * policy allows no markup from strings.
 */
export type Piece = {
  tag: string
  id?: string
  className?: string
  /** Of a link within the page. */
  href?: string
  inside: string | Piece[]
}

export function elementOf({ tag, id, className, href, inside }: Piece): HTMLElement {
  const element = document.createElement(tag)
  if (id) element.id = id
  if (className) element.className = className
  if (href) element.setAttribute('href', href)
  if (typeof inside === 'string') element.textContent = inside
  else element.append(...inside.map(elementOf))
  return element
}
