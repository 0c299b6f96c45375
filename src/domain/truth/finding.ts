/**
 * What the guard answers with: data, so that each reader can be told in their own language. A line
 * without a finding is proven; `ask` is what the rules can neither find nor refute; `stop` is a hard
 * fact that is new or contradicted.
 */
export type Rule =
  | 'locked_field'
  | 'invented_item'
  | 'edit_mismatch'
  | 'number'
  | 'name'
  | 'skill'
  | 'source_line'
  | 'claim'
  | 'seniority'
  | 'scope'
  | 'negation'
  | 'language'
  | 'addition'
  | 'disguise'

export type Reason =
  | 'differs_from_original'
  | 'not_in_original'
  | 'old_text_differs'
  | 'basis_missing'
  | 'line_lost'
  | 'number_not_in_entry'
  | 'number_of_another_claim'
  | 'one_end_of_a_range'
  | 'bound_not_in_original'
  | 'period_differs'
  | 'name_not_in_entry'
  | 'skill_not_in_resume'
  | 'skill_not_in_entry'
  | 'no_line_it_rests_on'
  | 'more_than_its_source'
  | 'claim_not_in_source'
  | 'more_responsible_than_its_source'
  | 'helper_became_doer'
  | 'wider_than_its_source'
  | 'language_not_in_original'
  | 'level_raised'
  | 'negation_differs'
  | 'result_added'
  | 'audience_added'
  | 'hidden_characters'

export type Grade = 'ask' | 'stop'

export type Finding = {
  rule: Rule
  /** JSON Pointer into the changed resume. */
  path: string
  /** The words in doubt as they stand in the new text. */
  claim: string
  reason: Reason
  grade: Grade
  /** Of the claim in the new text, in UTF-16 units. */
  span: { start: number; end: number } | null
  /** What it rests on or contradicts. */
  source: { path: string; start: number; end: number } | null
}
