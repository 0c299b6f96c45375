/** The links before the sidebar, seen while they have the focus: to the content, and to what a screen asks for first. */
export const skipsId = 'skips'

export const skipClass =
  'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2 focus:shadow-over'
