/**
 * What the guard answers with: data, so that each reader can be told in their own language.
 * `claim` is the offending stretch of the changed text; `reason` says what is missing.
 */
type Rule =
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
  | 'length'
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
  | 'longer_than_its_source'
  | 'hidden_characters'

export type Violation = { rule: Rule; path: string; claim: string; reason: Reason }
