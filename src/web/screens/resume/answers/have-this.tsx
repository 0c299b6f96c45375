/** "I do have this": where and when, in the person's words. It becomes a statement and a line of the resume. */
import { useId, useState } from 'react'

import type { Answer } from '#domain/answers/answers.ts'
import { asksForPaper } from '#domain/answers/asks-for-paper.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { takeFocus, useEscape } from '../../../ui/focus.ts'
import { Select } from '../../../ui/select.tsx'
import type { Draft } from '../draft.ts'
import { placesIn } from './places.ts'

/** As long as a statement may be. */
const longest = 100

export interface Stating {
  words: string
  when: string
  where: string
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
  const places = placesIn(draft.state().resume, {
    skills: t('resume.answers.skills'),
    certificates: t('resume.answers.certificates'),
  })
  const [where, setWhere] = useState(asksForPaper(answer) ? 'certificates' : 'skills')
  const [when, setWhen] = useState('')
  const [words, setWords] = useState(answer.requirement.slice(0, longest))
  return (
    <form
      ref={form}
      className="mt-1 grid w-full gap-2 rounded-md border border-line bg-surface p-3"
      aria-label={t('resume.match.haveNamed', { skill: answer.requirement })}
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() !== '')
          void onState({ words: words.trim(), when: when.trim(), where }).catch(() => {
            // Told where it failed; what was typed stays.
          })
      }}
    >
      <label htmlFor={id} className="text-small font-medium">
        {t('resume.answers.where')}
      </label>
      <Select
        id={id}
        ref={takeFocus}
        value={where}
        options={places}
        onChange={setWhere}
        className="w-full"
      />
      <TextField
        label={t('resume.answers.when')}
        hint={t('resume.answers.whenHint')}
        maxLength={15}
        value={when}
        onChange={(event) => setWhen(event.target.value)}
      />
      <TextField
        label={t('resume.answers.words')}
        hint={t('resume.answers.statement')}
        maxLength={longest}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="primary" type="submit" busy={isBusy}>
          {t('resume.answers.add')}
        </Button>
        <Button size="small" look="quiet" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  )
}
