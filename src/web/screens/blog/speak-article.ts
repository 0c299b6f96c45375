/** Puts an article into another language, on a page without a framework. */
import { elementOf } from '../../i18n/piece.ts'
import { contentsOf, pieceOf, type Article } from './article.ts'

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
  partOf(place, 'contents')?.replaceChildren(...contentsOf(article).map(elementOf))
  place.lang = language
}

function partOf(place: HTMLElement, part: string): Element | null {
  return place.querySelector(`[data-article-part="${part}"]`)
}
