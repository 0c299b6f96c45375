/** The designs of the printed page, each a file of choices in `designs`; a layout has several. */
import { classic } from './designs/classic.ts'
import { tinted } from './designs/tinted.ts'
import type { Design } from './designs/design.ts'
import { journal } from './designs/journal.ts'
import { modern } from './designs/modern.ts'
import { plain } from './designs/plain.ts'
import { sidebar } from './designs/sidebar.ts'
import type { Layout } from './resume.ts'

/** The first of a layout is what a resume has whose person chose none. */
export const designs = {
  classic,
  modern,
  plain,
  sidebar,
  journal,
  tinted,
} as const satisfies Record<string, Design>

export type DesignName = keyof typeof designs

// `satisfies` keeps the names, which `keys` does not say.
export const designNames = Object.keys(designs) as [DesignName, ...DesignName[]]

/** In the order in which they are offered. */
export const designsOf = (layout: Layout): DesignName[] =>
  designNames.filter((name) => designs[name].layout === layout)

/** The one chosen where it is of this layout; otherwise the layout's first. */
export function designNameOf(layout: Layout, chosen: DesignName | null): DesignName {
  const [first = 'classic', ...others] = designsOf(layout)
  return others.find((name) => name === chosen) ?? first
}

export const designOf = (layout: Layout, chosen: DesignName | null): Design =>
  designs[designNameOf(layout, chosen)]

/** What sheets looked like before there were designs. */
export const firstDesigns: Readonly<Record<Layout, DesignName>> = {
  'ats-vanilla': 'plain',
  'two-column': 'tinted',
}

/** A resume from before there were designs keeps the sheet that it had. */
export const withDesign = <Kept extends { layout: Layout; design?: DesignName | null | undefined }>(
  kept: Kept,
): Kept & { design: DesignName | null } => {
  const { design = firstDesigns[kept.layout] } = kept
  return { ...kept, design }
}
