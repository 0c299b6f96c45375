/**
 * A finding about a resume as it stands: never an edit. `path` is the place, `words` what stands
 * there, `key` the locale key of the sentence that says it, `values` what the sentence fills in.
 */
export const suggestionKinds = [
  'skill_not_listed',
  'weak_opening',
  'no_result',
  'line_long',
  'line_short',
  'many_lines',
  'summary_long',
  'summary_missing',
  'contact_missing',
  'work_missing',
  'dates_overlap',
  'dates_gap',
  'dates_reversed',
  'date_unread',
  'name_misspelt',
  'name_spelling',
  'languages_among_skills',
  'template_left',
] as const

export type SuggestionKind = (typeof suggestionKinds)[number]

export type Suggestion = {
  kind: SuggestionKind
  path: string
  words: string
  key: `suggestions.${SuggestionKind}`
  values: Record<string, string>
  /** Other places of the resume that it rests on. */
  basis: string[]
}

export function suggestion(
  kind: SuggestionKind,
  path: string,
  words: string,
  values: Record<string, string> = {},
  basis: readonly string[] = [],
): Suggestion {
  return { kind, path, words, key: `suggestions.${kind}`, values, basis: [...basis] }
}
