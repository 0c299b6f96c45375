/** One thing that the job asks for: in the ad's words, with its answer or with what to do about it. */
import { useState } from 'react'

import type { Span } from '#domain/ads/reading.ts'
import type { Answer } from '#domain/answers/answers.ts'
import { sayIn } from '#domain/answers/interview.ts'
import { isOpen as isAsked } from '#domain/answers/stated-answers.ts'

import { ChevronRight, FileText, Undo2 } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/focus.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { join } from '../../../ui/join.ts'
import type { Draft } from '../draft.ts'
import type { Place } from '../lights.ts'
import { AnswerLines } from './answer-lines.tsx'
import { AskMark } from './ask-mark.tsx'
import type { Stating } from './have-this.tsx'
import { HaveThis } from './have-this.tsx'

/** How an answer stands, with what it falls short by. */
const standingOf = ({ state, lines, why }: Answer) => {
  if (state === 'stated' && lines.length > 0) return 'statedHere'
  return why ?? state
}

export function AskRow({
  answer,
  cost,
  draft,
  isFirst,
  isDeclined,
  isBusy,
  onJob,
  onLine,
  onLight,
  onDecline,
  onState,
}: {
  answer: Answer
  /** How many points are missing for it. */
  cost: number
  draft: Draft
  /** What to look at first. */
  isFirst: boolean
  isDeclined: boolean
  isBusy: boolean
  onJob: (place: Span) => void
  onLine: (place: Place) => void
  onLight: (places: readonly Place[]) => void
  onDecline: (isDeclined: boolean) => void
  onState: (stating: Stating) => Promise<unknown>
}) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState<'unasked' | 'asking' | 'left'>('unasked')
  // Focus follows a press, and not what was set aside before.
  const [isPressed, setPressed] = useState(false)
  const { requirement, state } = answer
  const isOpen = isAsked(answer)
  const isStated = state === 'stated'
  const say = isDeclined ? sayIn(answer, draft.state().resume.resume_language) : null
  const takesIt = (isStated && answer.lines.length === 0) || (isOpen && !isDeclined)
  const isTold = !isOpen && !isStated
  return (
    <li>
      {/* One at a time is read: the browser closes the one before. */}
      <details name="asks" className="group" open={isFirst}>
        <summary className="tap grid cursor-pointer list-none grid-cols-[1rem_minmax(0,1fr)_1rem] gap-x-2 rounded-md py-1.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
          <AskMark state={state} />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">{requirement}</span>{' '}
            <span
              className={join(
                'block text-caption',
                state === 'partly' ? 'text-fair' : 'text-ink-soft',
                state === 'shown' && cost === 0 && 'sr-only',
              )}
            >
              {t(`resume.answers.${standingOf(answer)}`)}
              {cost > 0 && (
                <span className="text-ink-soft">
                  {' · '}
                  <span className="whitespace-nowrap">
                    {t('resume.match.costs', { count: cost })}
                  </span>
                </span>
              )}
            </span>
          </span>
          <ChevronRight
            className="mt-0.5 size-4 text-ink-faint transition-transform group-open:rotate-90"
            aria-hidden
          />
        </summary>
        <div className="grid justify-items-start gap-2 pt-0.5 pb-3 pl-6">
          {(isTold || answer.lines.length > 0) && (
            <AnswerLines answer={answer} onLine={onLine} onLight={onLight} />
          )}
          {takesIt && asks !== 'asking' && (
            <div className="flex flex-wrap gap-1.5">
              <Button
                size="small"
                // Closed unanswered, the form gives the focus back.
                ref={asks === 'left' ? takeFocus : undefined}
                aria-label={t(isStated ? 'resume.answers.writeNamed' : 'resume.match.haveNamed', {
                  skill: requirement,
                })}
                onClick={() => setAsks('asking')}
              >
                {t(isStated ? 'resume.answers.write' : 'resume.match.have')}
              </Button>
              {isOpen && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t('resume.answers.haveNotNamed', { skill: requirement })}
                  onClick={() => {
                    setPressed(true)
                    onDecline(true)
                  }}
                >
                  {t('resume.answers.haveNot')}
                </Button>
              )}
            </div>
          )}
          {takesIt && asks === 'asking' && (
            <HaveThis
              {...{ answer, draft, isBusy }}
              onState={async (stating) => {
                await onState(stating)
                setAsks('left')
              }}
              onCancel={() => setAsks('left')}
            />
          )}
          {isDeclined && isOpen && (
            <output className="flex items-start gap-1">
              <span className="text-ink-soft">
                {t('resume.answers.ifAsked')}{' '}
                <q lang={draft.state().resume.resume_language}>{say}</q>
              </span>
              <IconButton
                ref={isPressed ? takeFocus : undefined}
                name={t('resume.answers.undo', { skill: requirement })}
                icon={<Undo2 />}
                onClick={() => {
                  setAsks('left')
                  onDecline(false)
                }}
              />
            </output>
          )}
          {answer.job.end > answer.job.start && (
            <Button
              look="quiet"
              size="small"
              className="-ml-2.5"
              icon={<FileText className="size-4" aria-hidden />}
              onClick={() => onJob(answer.job)}
            >
              {t('resume.answers.inJob')}
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}
