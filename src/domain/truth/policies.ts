/**
 * What may be said of what: the table of the guard. A claim is read by its type (claims, facts,
 * across) and looked for where it must stand; what is not found there is a finding with the rule,
 * the reason and the grade of its row. What no row names may be dropped, added and said otherwise.
 *
 * - `in`: where it must stand: the `line` it retells, its `entry`, or anywhere in the `resume`. For a
 *   summary the whole resume is the entry.
 * - `across`: the row holds between two languages too.
 * - `ask`: the rules can neither find nor refute it. `stop`: a hard fact is new or contradicted.
 */
import type { Grade, Reason, Rule } from './finding.ts'

type Policy = {
  in: 'line' | 'entry' | 'resume'
  across: boolean
  rule: Rule
  reason: Reason
  grade: Grade
}

const policy = (
  where: Policy['in'],
  across: boolean,
  rule: Rule,
  reason: Reason,
  grade: Grade,
): Policy => ({ in: where, across, rule, reason, grade })

export const policies = {
  // Who, where and when is copied.
  disguised: policy('resume', true, 'disguise', 'hidden_characters', 'stop'),
  copied: policy('entry', true, 'locked_field', 'differs_from_original', 'stop'),
  retitled: policy('entry', true, 'locked_field', 'differs_from_original', 'ask'),
  qualifierLost: policy('entry', true, 'locked_field', 'differs_from_original', 'ask'),
  fieldAdded: policy('resume', true, 'locked_field', 'not_in_original', 'stop'),
  entryAdded: policy('resume', true, 'invented_item', 'not_in_original', 'stop'),
  employerLost: policy('resume', true, 'locked_field', 'line_lost', 'stop'),
  // What is listed stands somewhere; in the words of several lines it is asked about.
  skill: policy('resume', true, 'skill', 'skill_not_in_resume', 'stop'),
  skillOfWords: policy('resume', false, 'skill', 'skill_not_in_resume', 'ask'),
  skillLevel: policy('resume', false, 'skill', 'level_raised', 'ask'),
  language: policy('resume', true, 'language', 'language_not_in_original', 'stop'),
  languageLevel: policy('resume', true, 'language', 'level_raised', 'stop'),
  levelLeftOut: policy('resume', true, 'language', 'level_raised', 'ask'),
  grade: policy('entry', false, 'claim', 'claim_not_in_source', 'stop'),
  licence: policy('resume', true, 'name', 'name_not_in_entry', 'stop'),
  // Quantities: dropped freely, said in other units and words, never new.
  number: policy('entry', true, 'number', 'number_not_in_entry', 'stop'),
  numberWorkedOut: policy('entry', true, 'number', 'number_not_in_entry', 'ask'),
  numberOfAnother: policy('line', true, 'number', 'number_of_another_claim', 'ask'),
  rangeEnd: policy('line', true, 'number', 'one_end_of_a_range', 'ask'),
  bound: policy('line', true, 'number', 'bound_not_in_original', 'ask'),
  period: policy('line', true, 'number', 'period_differs', 'ask'),
  direction: policy('line', true, 'number', 'number_of_another_claim', 'stop'),
  // Names: letters may stand for words that the rules do not know.
  name: policy('entry', true, 'name', 'name_not_in_entry', 'stop'),
  letters: policy('entry', true, 'name', 'name_not_in_entry', 'ask'),
  skillInProse: policy('resume', true, 'skill', 'skill_not_in_entry', 'stop'),
  tool: policy('entry', true, 'skill', 'skill_not_in_entry', 'ask'),
  // What was done, by whom, and how far it reaches.
  helped: policy('line', true, 'seniority', 'helper_became_doer', 'ask'),
  shared: policy('line', true, 'seniority', 'helper_became_doer', 'ask'),
  takenOver: policy('line', true, 'seniority', 'helper_became_doer', 'ask'),
  weight: policy('line', false, 'seniority', 'more_responsible_than_its_source', 'ask'),
  rank: policy('line', true, 'seniority', 'more_responsible_than_its_source', 'ask'),
  paper: policy('resume', false, 'claim', 'claim_not_in_source', 'ask'),
  title: policy('resume', false, 'claim', 'claim_not_in_source', 'ask'),
  fact: policy('entry', true, 'claim', 'claim_not_in_source', 'ask'),
  scope: policy('line', true, 'scope', 'wider_than_its_source', 'ask'),
  limit: policy('line', false, 'scope', 'wider_than_its_source', 'ask'),
  limitAcross: policy('line', true, 'scope', 'wider_than_its_source', 'ask'),
  denial: policy('line', true, 'negation', 'negation_differs', 'ask'),
  // One more thing, or a part of a translation.
  turned: policy('line', true, 'addition', 'more_than_its_source', 'ask'),
  term: policy('line', false, 'source_line', 'more_than_its_source', 'ask'),
  line: policy('entry', true, 'source_line', 'no_line_it_rests_on', 'ask'),
  result: policy('line', true, 'addition', 'result_added', 'ask'),
  audience: policy('line', true, 'addition', 'audience_added', 'ask'),
} as const satisfies Readonly<Record<string, Policy>>

export type PolicyName = keyof typeof policies
