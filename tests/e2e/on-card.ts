/** What a card of the list offers in its menu. */
import type { Locator } from '@playwright/test'

export async function chooseOn(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: 'More' }).click()
  await card.page().getByRole('menuitem', { name }).click()
}
