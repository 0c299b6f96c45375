/**
 * Acts that the tables tell apart and that people exchange all the same when they say again what
 * was done to one and the same thing: blood sugar is measured, checked or watched. Between two
 * families the act is another: whoever washed cars repaired none.
 */
import type { Word } from './reading.ts'

const families: readonly string[] = [
  'check analyse watch test measure compare read2 inspectsite survey followup count weigh',
  'write prepare design edit format issue2 list2 file log collect sort scan2 visualise calculate',
  'talk discuss advise explain answer present report3 pass demonstrate convince followup inform',
  'solve adapt update optimise refactor repl2 change convert simplify fix2 configure combine',
  'repair maintain renovate fix2 install assemble mount',
  'deliver drive carry move load distribute provide hand dispense pass assign dose issue2 deliver',
  'serve care treat support accompany welcome receive admit bathe mobilise attend2',
  'teach explain present accompany demonstrate advise',
  'organise plan book assign prepare',
  'sellout cash charge pay book followup',
  'collect research survey extract2 choose recruit2 interview2',
  'introduce deploy2 open configure',
  'clean wash polish2 remove sort',
]

const familiesOf = new Map<string, number[]>()
families.forEach((family, i) => {
  for (const id of family.split(' ')) familiesOf.set(id, [...(familiesOf.get(id) ?? []), i])
})

export function areKindred(a: Word, b: Word): boolean {
  const own = new Set(familiesIn(a))
  return familiesIn(b).some((family) => own.has(family))
}

function familiesIn({ meanings }: Word): number[] {
  return [...meanings].flatMap((id) => familiesOf.get(id) ?? [])
}
