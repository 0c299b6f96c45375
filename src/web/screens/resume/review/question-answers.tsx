/** What waits at hand, and the answers to it: it is true, in other words, or not at all. */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { Editable } from '#domain/resume/edit.ts'
import { editableOf } from '#domain/resume/edit.ts'
import { isArrangement } from '#domain/tailoring/edit.ts'

import { Check, Pencil, X } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { callApi } from '../../../api/client.ts'
import { queryClient, translationQuery } from '../../../api/queries.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { FormQuestion } from '../form-question.tsx'
import { sameEditable } from '../same-editable.ts'
import { useDraftState } from '../use-draft.ts'
import { answerChange, rewordChange } from './answers.ts'
import { ChangeQuestion } from './change-question.tsx'
import { LineQuestion } from './line-question.tsx'
import type { Question } from './questions.ts'
import { Reword } from './reword.tsx'
import { useReviewKeys } from './use-review-keys.ts'
import type { Walking } from './ways.ts'

type Answer = { kind: 'yes' | 'leave-out' } | { kind: 'reword'; value: string }

export function QuestionAnswers({
  draft,
  isCovered,
  place,
  walk,
  goTo,
  question,
  onAnswer,
}: Walking & { question: Question | undefined; onAnswer: () => void }) {
  const { t } = useTranslation()
  const tell = useTell()
  const { resume } = useDraftState(draft)
  const answers = useRef<HTMLDivElement>(null)
  const handsOver = useRef(false)
  /** What was answered here and can be undone while nothing else was written. */
  const answered = useRef<{ change: string; resume: Editable }[]>([])
  /** The question that is being reworded. */
  const [rewording, setRewording] = useState<string | null>(null)

  const { mutate, isPending } = useMutation({
    mutationFn: async (answer: Answer) => {
      onAnswer()
      if (question?.kind === 'change') {
        const { id } = question.change
        if (answer.kind === 'reword') return rewordChange(draft, id, answer.value)
        const state = answer.kind === 'yes' ? 'accepted' : 'left_out'
        return answerChange(draft, id, { state })
      }
      if (question?.kind !== 'line') return null
      if (answer.kind === 'reword')
        draft.apply({ kind: 'set-text', path: question.path, value: answer.value })
      else {
        const call = { params: { id: resume.id }, body: { path: question.path } }
        const left = await callApi('dismissTranslationMark', call)
        queryClient.setQueryData(translationQuery(resume.id).queryKey, left)
      }
      return null
    },
    onSuccess: (done) => {
      setRewording(null)
      handsOver.current = true
      goTo(place)
      if (done)
        answered.current.push({
          change: done.change.id,
          resume: editableOf(draft.state().resume),
        })
      if (done?.keptOwn) tell.say('info', t('resume.review.keptOwn'))
    },
    onError: (error) => tell.failure('save', error),
  })

  /** True where the last thing done was an answer. */
  const undoAnswer = (): boolean => {
    const last = answered.current.at(-1)
    if (!last || !sameEditable(last.resume, draft.state().resume)) return false
    answered.current.pop()
    answerChange(draft, last.change, { state: 'waiting' }).catch((error: unknown) =>
      tell.failure('save', error),
    )
    return true
  }

  // A button that was pressed goes with its question, and hands the focus to the next one.
  useEffect(() => {
    if (!handsOver.current) return
    handsOver.current = false
    if (document.activeElement === document.body)
      answers.current?.querySelector('button')?.focus({ preventScroll: true })
  })

  const isStopped = question?.kind === 'change' && question.change.grade === 'stop'
  const isRewording = question !== undefined && rewording === question.key
  const mayConfirm = question !== undefined && question.kind !== 'form' && !isStopped
  const isOfWords = question?.kind !== 'change' || !isArrangement(question.change)
  const mayReword = question !== undefined && question.kind !== 'form' && isOfWords
  const mayLeaveOut = question?.kind === 'change'
  const yes = () => mutate({ kind: 'yes' })
  const leaveOut = () => mutate({ kind: 'leave-out' })
  const reword = () => setRewording(question?.key ?? null)
  const isReady = !isPending && !isRewording

  useReviewKeys({
    isCovered,
    walk,
    accept: isReady && mayConfirm ? yes : null,
    reject: isReady && mayLeaveOut ? leaveOut : null,
    reword: isReady && mayReword ? reword : null,
    undoAnswer,
  })

  if (!question) return null
  return (
    <>
      {/* Each question is read from its beginning. */}
      <div aria-live="polite">
        {question.kind === 'change' && (
          <ChangeQuestion key={question.key} question={question} resume={resume} />
        )}
        {question.kind === 'line' && (
          <LineQuestion key={question.key} pair={question.pair} resume={resume} />
        )}
        {question.kind === 'form' && (
          <FormQuestion pairs={question.pairs} draft={draft} resume={resume} />
        )}
      </div>
      {isRewording ? (
        <Reword
          key={question.key}
          text={question.kind === 'change' ? String(question.change.value) : textOf(question)}
          language={question.kind === 'change' ? question.language : resume.resume_language}
          isBusy={isPending}
          onTake={(value) => mutate({ kind: 'reword', value })}
          onCancel={() => setRewording(null)}
        />
      ) : (
        <div ref={answers} className="flex flex-wrap items-center gap-2">
          {mayConfirm && (
            <Button
              size="small"
              look="primary"
              busy={isPending}
              icon={<Check className="size-4 max-sm:hidden" aria-hidden />}
              title="A"
              onClick={yes}
            >
              {t(yesOf(question))}
            </Button>
          )}
          {mayReword && (
            <Button
              size="small"
              look={mayConfirm ? 'plain' : 'primary'}
              disabled={isPending}
              icon={<Pencil className="size-4 max-sm:hidden" aria-hidden />}
              title="E"
              onClick={reword}
            >
              {t('resume.review.reword')}
            </Button>
          )}
          {mayLeaveOut && (
            <Button
              size="small"
              disabled={isPending}
              icon={<X className="size-4 max-sm:hidden" aria-hidden />}
              title="R"
              onClick={leaveOut}
            >
              {t('resume.review.leaveOut')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function yesOf(question: Question) {
  if (question.kind !== 'change') return 'resume.check.right'
  return question.change.grade === null ? 'resume.review.apply' : 'resume.review.yes'
}

const textOf = (question: Question): string => (question.kind === 'line' ? question.pair.after : '')
