/** What axe finds wrong with a page. One page without frames needs neither a second page nor what went well. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** One line for each rule that is broken, with the places; `shape` narrows what is looked at. */
export async function findBarriers(
  page: Page,
  shape: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  await settle(page)
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    // They stand at the ends of a menu within a menu and hand the focus on: nobody stays there.
    .exclude('[data-base-ui-focus-guard]')
  const { violations } = await shape(axe).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `axe ${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  )
}

/** Words that do not stand out from their ground: all that a page looked at in one theme may have wrong in the other. */
export const findPaleWords = (page: Page): Promise<string[]> =>
  findBarriers(page, (axe) => axe.withRules('color-contrast'))

/** What axe finds in light, and what is pale in dark; in the words of each. */
export async function findBarriersInBoth(
  page: Page,
  shape: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await findBarriers(page, shape)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findBarriers(page, (axe) => shape(axe).withRules('color-contrast'))
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)]
}

/** What lasts longer is no fade: a spinner turns for ever, the bar of a toast runs for seconds. */
const longestFadeMs = 1_000

/**
 * Fonts are there, and nothing is half there: colours that still fade have not the contrast that
 * people read. What ends may begin something else, so it is asked until nothing is passing.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (longestFadeMs) => {
    await document.fonts.ready
    const findPassing = () =>
      document
        .getAnimations()
        .filter(
          (one) =>
            one.playState === 'running' &&
            Number(one.effect?.getComputedTiming().endTime) <= longestFadeMs,
        )
    for (let passing = findPassing(); passing.length > 0; passing = findPassing())
      await Promise.allSettled(passing.map((one) => one.finished))
  }, longestFadeMs)
}
