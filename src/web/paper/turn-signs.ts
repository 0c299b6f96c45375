/**
 * The sign between two ways to reach somebody is left out where a line ends. No style can say so: the
 * browser breaks the line, and what it broke is marked here (`data-turn`), for the screen and for print.
 * On a narrow screen lines end where print does not end them: what is marked there is for the screen alone.
 */
export function turnSigns(flow: HTMLElement, lines: 'printed' | 'narrow'): void {
  for (const turned of flow.querySelectorAll<HTMLElement>('[data-turn]'))
    delete turned.dataset['turn']
  const signs = [...flow.querySelectorAll<HTMLElement>('.contact .separator')]
  for (const sign of signs.filter(isBetweenLines)) sign.dataset['turn'] = lines
}

/** What stands before it and what stands behind it are on different lines. */
function isBetweenLines(sign: HTMLElement): boolean {
  const way = sign.parentElement
  const before = rectsOf(way?.previousElementSibling ?? null).at(-1)
  const behind = document.createRange()
  behind.setStartAfter(sign)
  behind.setEndAfter(way?.lastChild ?? sign)
  const [after] = rectsOf(behind)
  return before !== undefined && after !== undefined && after.top > before.top + before.height / 2
}

const rectsOf = (some: Element | Range | null): DOMRect[] =>
  [...(some?.getClientRects() ?? [])].filter(({ width }) => width > 0)
