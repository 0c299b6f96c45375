/** Puts an article into another language, on a page without a framework. */
import { pieceOf, type Article, type Piece } from './article.ts'

export async function speakArticle(page: ParentNode, language: string): Promise<void> {
  const place = page.querySelector<HTMLElement>('[data-article]')
  // It arrives in English.
  if (!place || (place.lang || 'en') === language) return
  const response = await fetch(`/articles/${language}/${place.dataset['article'] ?? ''}.json`)
  if (!response.ok) return // The article stays as it is.
  const article = (await response.json()) as Article // Our own file.
  for (const part of ['title', 'lead', 'ending'] as const) {
    const element = partOf(place, part)
    if (element) element.textContent = article[part]
  }
  partOf(place, 'blocks')?.replaceChildren(
    ...article.blocks.map((block) => elementOf(pieceOf(block))),
  )
  place.lang = language
}

function partOf(place: HTMLElement, part: string): Element | null {
  return place.querySelector(`[data-article-part="${part}"]`)
}

function elementOf({ tag, id, className, inside }: Piece): HTMLElement {
  const element = document.createElement(tag)
  if (id) element.id = id
  if (className) element.className = className
  if (typeof inside === 'string') element.textContent = inside
  else element.append(...inside.map(elementOf))
  return element
}
