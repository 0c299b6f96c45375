/** Whatever is typed stays: letter by letter into each field of a full sheet. */
import { blankOf } from '#domain/resume/blank.ts'
import { designs, designNames } from '#domain/resume/designs.ts'
import { contentsOf, isList } from '#domain/resume/sections.ts'
import type { Fields, ItemOf } from '#domain/resume/sections/declaration.ts'
import { isOfSeveral } from '#domain/resume/sections/declaration.ts'
import { furtherDeclarations, furtherKinds } from '#domain/resume/sections/further.ts'
import type { FurtherItem } from '#domain/resume/sections/further.ts'

import { takesAll } from '../part.ts'
import { field } from './editor-page.ts'
import { expect, test } from './signed-in.ts'

/** An entry that says something in each field. */
function fullOf<F extends Fields>(fields: F): ItemOf<F> {
  const values = Object.entries(fields).map(([name, one]) => {
    if (one.kind === 'nested') return [name, fullOf(one.fields)]
    return [name, isOfSeveral(one.kind) ? ['First', 'Second'] : 'Before']
  })
  return Object.fromEntries(values) as ItemOf<F> // one value for each of the fields
}

/** One entry that is full and one just begun, in every list. */
const full = {
  contact_info: {
    name: 'Ana Silva',
    headline: '',
    email: 'ana@example.org',
    phone: '',
    possible_work_locations: ['Lisboa'],
  },
  media: { github: '', website: 'ana.example', linkedin: '' },
  ...contentsOf((section) =>
    isList(section) ? [fullOf(section.fields), blankOf(section.fields)] : 'Before',
  ),
  further_sections: furtherKinds.map((kind) => ({
    id: kind,
    kind,
    title: '',
    items: [
      fullOf(furtherDeclarations[kind].fields) as FurtherItem,
      blankOf(furtherDeclarations[kind].fields) as FurtherItem,
    ], // of these very fields
  })),
}

const typed = 'M 2'

/**
 * Runs in the page, as keys do it: goes into every `step`th field from the `first` (one that is seen only while
 * somebody is in its entry is reached through that), empties it and writes letter by letter; answers what was lost.
 */
async function typeIntoAll([typed, step, first]: readonly [string, number, number]): Promise<{
  typedInto: number
  lost: string[]
}> {
  const lost: string[] = []
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const fieldAt = (path: string) =>
    document.querySelector<HTMLElement>(`.field[data-path="${path}"]`)
  const paths = [...document.querySelectorAll<HTMLElement>('.field')]
    .map((one) => one.dataset['path'] ?? '')
    // Designs place sections otherwise: by name each has the same number in all of them.
    .toSorted()
    .filter((_, i) => i % step === first)
  for (const path of paths) {
    const one = fieldAt(path)
    if (one?.checkVisibility() === false)
      one.closest('[data-item], .masthead')?.querySelector<HTMLElement>('.field')?.focus()
    one?.focus()
    if (document.activeElement !== one) lost.push(`${path} cannot be entered`)
    if (document.activeElement !== one) continue
    await drawn()
    document.execCommand('selectAll')
    document.execCommand('delete')
    for (const letter of typed) {
      document.execCommand('insertText', false, letter)
      // What the letter changes is drawn by then.
      await Promise.resolve()
    }
    await drawn()
    const held = document.activeElement
    const at = held instanceof HTMLElement ? held.dataset['path'] : undefined
    if (at !== path) lost.push(`${path}: the focus is at ${at}`)
    const text = fieldAt(path)?.textContent
    if (text !== typed) lost.push(`${path}: "${text}"`)
  }
  return { typedInto: paths.length, lost }
}

/** The first design of each way to place columns and dates: the others differ in style alone. */
const placings = new Map(
  designNames.toReversed().map((name) => [`${designs[name].layout} ${designs[name].dates}`, name]),
)

/** Every field in one of them, `npm run trial -- tests` has every field in each. */
const step = takesAll ? 1 : placings.size
const sampled = [...placings.values()].map((design, i) => ({ design, first: takesAll ? 0 : i }))

for (const { design, first } of sampled)
  test(`what is typed letter by letter into each field stays whole, and the focus with it: ${design}`, async ({
    page,
    api,
    faults,
  }) => {
    test.slow()
    // The browser's command that empties a field sets styles, which the page's policy refuses.
    faults.expected.push(/Applying inline style violates/)
    const { layout } = designs[design]
    const { id } = await api.addResume({ ...full, layout, design })
    await page.goto(`/resume-page/${id}`)
    await expect(field(page, '/contact_info/name')).toHaveText('Ana Silva')
    const { typedInto, lost } = await page.evaluate(typeIntoAll, [typed, step, first] as const)
    expect(typedInto).toBeGreaterThan(150 / step)
    expect(lost).toEqual([])
  })
