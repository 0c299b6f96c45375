/** What axe finds wrong with a page. One page without frames needs neither a second page nor what went well. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** One line for each rule that is broken, with the places; `shape` narrows what is looked at. */
export async function findBarriers(
  page: Page,
  shape: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await shape(axe).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `axe ${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  )
}
