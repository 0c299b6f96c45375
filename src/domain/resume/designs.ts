/** The designs of the printed page, each a row of choices; a layout has several. */
import type { Design } from './designs/design.ts'
import type { Layout } from './resume.ts'

/** The first of a layout is what a resume has whose person chose none. */
export const designs = {
  /** A centred head, ruled sections, dates down the right margin. */
  classic: {
    layout: 'ats-vanilla',
    typeface: 'source-serif',
    head: 'centred',
    headings: 'ruled',
    dates: 'beside',
    organization: 'italic',
    smallEntries: 'lines',
    isTinted: false,
  },
  /** A sans at the left margin, headings in tracked capitals over a rule. */
  modern: {
    layout: 'ats-vanilla',
    typeface: 'source-sans',
    head: 'left',
    headings: 'capitals',
    dates: 'beside',
    organization: 'upright',
    smallEntries: 'lines',
    isTinted: false,
  },
  /** The first sheet that Lapel had: dates on the line under the title. */
  plain: {
    layout: 'ats-vanilla',
    typeface: 'source-serif',
    head: 'centred',
    headings: 'ruled',
    dates: 'under',
    organization: 'italic',
    smallEntries: 'heads',
    isTinted: false,
  },
  /** A narrow column set off by white alone, under headings in tracked capitals. */
  sidebar: {
    layout: 'two-column',
    typeface: 'inter',
    head: 'left',
    headings: 'capitals',
    dates: 'beside',
    organization: 'small',
    smallEntries: 'lines',
    isTinted: false,
  },
  /** Two columns of a serif, with ruled headings. */
  journal: {
    layout: 'two-column',
    typeface: 'source-serif',
    head: 'left',
    headings: 'ruled',
    dates: 'beside',
    organization: 'small',
    smallEntries: 'lines',
    isTinted: false,
  },
  /** The first two columns that Lapel had: the narrow one tinted. */
  tinted: {
    layout: 'two-column',
    typeface: 'inter',
    head: 'left',
    headings: 'bare',
    dates: 'beside',
    organization: 'small',
    smallEntries: 'heads',
    isTinted: true,
  },
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

type Page = { layout: Layout; design: DesignName | null }

/**
 * The page that is meant by what is asked for: a design brings its layout, and a layout leaves a design
 * of another behind. Null where both are asked for and do not go together.
 */
export function pageOf(
  current: Page,
  { layout, design }: { layout?: Layout | undefined; design?: DesignName | null | undefined },
): Page | null {
  if (design === undefined || design === null) {
    const kept = layout ?? current.layout
    return { layout: kept, design: design === null ? null : designIn(kept, current.design) }
  }
  const { layout: own } = designs[design]
  return layout === undefined || layout === own ? { layout: own, design } : null
}

/** The design where it is of the layout, else what stands for the layout's first. */
export const designIn = (layout: Layout, design: DesignName | null): DesignName | null =>
  design !== null && designs[design].layout === layout ? design : null

/** "the designs of ats-vanilla are classic, modern, plain" */
export const designsInWords = (layout: Layout): string =>
  `the designs of ${layout} are ${designsOf(layout).join(', ')}`

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
