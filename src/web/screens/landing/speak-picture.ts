/** Puts the picture of the landing page into another language: its own run, not its words alone. */
import { elementOf } from '../../i18n/piece.ts'
import type { PictureParts } from './picture-parts.ts'

export async function speakPicture(page: ParentNode, language: string): Promise<void> {
  const places = [...page.querySelectorAll<HTMLElement>('[data-picture]')]
  // It arrives in English.
  if (places.length === 0 || (places[0]?.lang || 'en') === language) return
  const response = await fetch(`/pictures/${language}.json`)
  if (!response.ok) return // The picture stays as it is.
  const parts = (await response.json()) as PictureParts // Our own file.
  for (const place of places) {
    const name = place.dataset['picture'] as keyof PictureParts // Written by `PicturePart`.
    place.replaceChildren(...parts[name].map(elementOf))
    place.lang = language
  }
}
