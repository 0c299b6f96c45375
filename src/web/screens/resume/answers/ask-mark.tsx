/** How far the resume answers what a job asks for, as a mark; the words stand beside it. */
import type { Answer } from '#domain/answers/answers.ts'

import { Check, CircleDashed, CircleDot } from '../../../ui/icons.tsx'

const marks = {
  shown: { Icon: Check, look: 'text-good' },
  partly: { Icon: CircleDot, look: 'text-fair' },
  stated: { Icon: Check, look: 'text-good' },
  untold: { Icon: CircleDashed, look: 'text-ink-faint' },
  missing: { Icon: CircleDashed, look: 'text-ink-faint' },
} as const

export function AskMark({ state }: Pick<Answer, 'state'>) {
  const { Icon, look } = marks[state]
  return <Icon className={`mt-0.5 size-4 ${look}`} aria-hidden />
}
