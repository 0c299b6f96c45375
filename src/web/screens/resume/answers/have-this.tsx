/** "I do have this": where and when, in the person's words. It becomes a statement and, if they wish, a line of the resume. */
import { useId, useState } from 'react'

import type { Answer } from '#domain/answers/answers.ts'
import type { AnswerPlace } from '#domain/answers/write-answer.ts'
import { isDated, placesFor } from '#domain/answers/write-answer.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { takeFocus, useEscape } from '../../../ui/focus.ts'
import { Select } from '../../../ui/select.tsx'
import type { Draft } from '../draft.ts'

/** As long as a statement may be. */
const longest = 100

export interface Stating {
  words: string
  when: string
  where: AnswerPlace
}

export function HaveThis({
  answer,
  draft,
  isBusy,
  onState,
  onCancel,
}: {
  answer: Answer
  draft: Draft
  isBusy: boolean
  onState: (stating: Stating) => Promise<unknown>
  onCancel: () => void
}) {
  const { t } = useTranslation()
  const id = useId()
  const form = useEscape<HTMLFormElement>(onCancel)
  const { resume } = draft.state()
  // What is stated already wants to be written.
  const places = placesFor(answer, resume).filter(
    (place) => place !== 'kept' || answer.state !== 'stated',
  )
  const [where, setWhere] = useState(places[0] ?? 'kept')
  const [when, setWhen] = useState('')
  const [words, setWords] = useState(answer.requirement.slice(0, longest))
  const nameOf = (place: AnswerPlace): string => {
    if (!place.startsWith('/')) return t(`resume.answers.${place as NamedPlace}`)
    const { role, company } = resume.work_experience[Number(place.split('/')[2])] ?? {}
    return [role, company].filter((part) => part?.trim()).join(', ')
  }
  return (
    <form
      ref={form}
      className="mt-1 grid w-full gap-2 rounded-md border border-line bg-surface p-3"
      aria-label={t('resume.match.haveNamed', { skill: answer.requirement })}
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() === '') return
        void onState({ words: words.trim(), when: isDated(where) ? when.trim() : '', where }).catch(
          () => {
            // Told where it failed; what was typed stays.
          },
        )
      }}
    >
      <label htmlFor={id} className="text-small font-medium">
        {t('resume.answers.where')}
      </label>
      <Select
        id={id}
        ref={takeFocus}
        value={where}
        options={places.map((place) => ({ value: place, label: nameOf(place) }))}
        onChange={setWhere}
        className="w-full"
      />
      {isDated(where) && (
        <TextField
          label={t('resume.answers.when')}
          hint={t('resume.answers.whenHint')}
          maxLength={15}
          value={when}
          onChange={(event) => setWhen(event.target.value)}
        />
      )}
      <TextField
        label={t('resume.answers.words')}
        hint={t('resume.answers.statement')}
        maxLength={longest}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="primary" type="submit" busy={isBusy}>
          {t(where === 'kept' ? 'resume.answers.keep' : 'resume.answers.add')}
        </Button>
        <Button size="small" look="quiet" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  )
}

type NamedPlace = Extract<
  AnswerPlace,
  'skills' | 'certificates' | 'languages' | 'education' | 'kept'
>
