/** One thing that the job asks for: in the ad's words, with its answer or with what to do about it. */
import { useState } from 'react'

import type { Span } from '#domain/ads/reading.ts'
import type { Answer } from '#domain/answers/answers.ts'
import { sayIn } from '#domain/answers/interview.ts'
import { isOpen as isAsked } from '#domain/answers/stated-answers.ts'

import { Undo2 } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/focus.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Draft } from '../draft.ts'
import type { Place } from '../lights.ts'
import { signed } from '../points.ts'
import { AnswerLines } from './answer-lines.tsx'
import { AskMark } from './ask-mark.tsx'
import type { Stating } from './have-this.tsx'
import { HaveThis } from './have-this.tsx'

/** A change of fewer points is not told. */
const fewestPoints = 0.5

export function AskRow({
  answer,
  points,
  draft,
  isDeclined,
  isBusy,
  onJob,
  onLine,
  onLight,
  onDecline,
  onState,
}: {
  answer: Answer
  /** What it would bring to the score. */
  points: number
  draft: Draft
  isDeclined: boolean
  isBusy: boolean
  onJob: (place: Span) => void
  onLine: (place: Place) => void
  onLight: (places: readonly Place[]) => void
  onDecline: (isDeclined: boolean) => void
  onState: (stating: Stating) => Promise<unknown>
}) {
  const { t, i18n } = useTranslation()
  const [asks, setAsks] = useState<'unasked' | 'asking' | 'left'>('unasked')
  // Focus follows a press, and not what was set aside before.
  const [isPressed, setPressed] = useState(false)
  const { requirement, state } = answer
  const isOpen = isAsked(answer)
  const isStated = state === 'stated'
  const say = isDeclined ? sayIn(answer, draft.state().resume.resume_language) : null
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2">
      <AskMark state={state} className="pointer-coarse:mt-6.5" />
      <div className="grid min-w-0 justify-items-start gap-0.5">
        <button
          type="button"
          // Its words stand at the end of what a thumb presses: they belong to what follows.
          className="tap flex cursor-pointer items-end text-left font-medium wrap-anywhere hover:underline"
          title={t('resume.bar.viewJob')}
          onClick={() => onJob(answer.job)}
        >
          <span>
            {requirement}
            {state !== 'shown' && points >= fewestPoints && (
              <>
                {' '}
                <span className="text-caption font-normal whitespace-nowrap text-ink-soft tabular">
                  {signed(points, i18n.language)}
                </span>
              </>
            )}
          </span>
        </button>
        {isStated || (isOpen && answer.lines.length === 0) ? (
          <span className="text-caption text-ink-soft">{t(`resume.answers.${state}`)}</span>
        ) : (
          <AnswerLines answer={answer} onLine={onLine} onLight={onLight} />
        )}
        {isOpen && !isDeclined && asks !== 'asking' && (
          <div className="mt-0.5 flex flex-wrap gap-1.5">
            <Button
              size="small"
              // Closed unanswered, the form gives the focus back.
              ref={asks === 'left' ? takeFocus : undefined}
              aria-label={t('resume.match.haveNamed', { skill: requirement })}
              onClick={() => setAsks('asking')}
            >
              {t('resume.match.have')}
            </Button>
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
          </div>
        )}
        {isStated && asks !== 'asking' && (
          <Button
            size="small"
            look="quiet"
            ref={asks === 'left' ? takeFocus : undefined}
            aria-label={t('resume.answers.writeNamed', { skill: requirement })}
            onClick={() => setAsks('asking')}
          >
            {t('resume.answers.write')}
          </Button>
        )}
        {(isStated || (isOpen && !isDeclined)) && asks === 'asking' && (
          <HaveThis
            answer={answer}
            draft={draft}
            isBusy={isBusy}
            onState={onState}
            onCancel={() => setAsks('left')}
          />
        )}
        {isDeclined && isOpen && (
          <output className="flex items-start gap-1">
            <span className="text-ink-soft">
              {t('resume.answers.ifAsked')} <q lang={draft.state().resume.resume_language}>{say}</q>
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
      </div>
    </li>
  )
}
