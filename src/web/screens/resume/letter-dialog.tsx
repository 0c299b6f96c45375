/** A cover letter, edited as text; under it each sentence with what it rests on. */
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'

import type { LetterAnswer, WrittenLetterAnswer } from '#contract/letters.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Letter } from '#domain/letter/letter.ts'
import { gapsIn } from '#domain/letter/gaps.ts'
import { letterFields } from '#domain/letter/merge-letters.ts'

import { Check, History } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../frame/use-tell.ts'
import { useTyped } from '../../kept/use-typed.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { takeFocus } from '../../ui/focus.ts'
import type { Draft } from './draft.ts'
import { LetterHistory } from './late-parts.ts'
import { LetterBy } from './letter-by.tsx'
import { LetterClashes } from './letter-clashes.tsx'
import { LetterDownloads } from './letter-downloads.tsx'
import { LetterFields } from './letter-fields.tsx'
import { LetterLanguage } from './letter-language.tsx'
import { LetterGrounds } from './letter-grounds.tsx'
import { useLetter } from './use-letter.ts'
import { useLetterDownload } from './use-letter-download.ts'

const isLetter = (kept: unknown): kept is Letter =>
  typeof kept === 'object' &&
  kept !== null &&
  letterFields.every((name) => typeof (kept as Partial<Record<string, unknown>>)[name] === 'string')

export function LetterDialog({
  draft,
  opened,
  onTranslate,
  onClose,
}: {
  draft: Draft
  opened: LetterAnswer | WrittenLetterAnswer
  onTranslate: (language: Language) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const { resume } = draft.state()
  const [asks, setAsks] = useState(false)
  const [history, setHistory] = useState<'unseen' | 'shown' | 'left'>('unseen')
  const showsHistory = history === 'shown'
  const { kept, letter, setLetter, isChanged, clashes, ...open } = useLetter(resume.id, opened)
  const typed = useTyped(`letter:${resume.id}`, {
    value: letter,
    saved: kept.letter,
    isOurs: isLetter,
    onTake: setLetter,
  })
  const save = useMutation({
    mutationFn: open.save,
    onSuccess: () => setAsks(false),
    onError: (error) => tell.failure('save', error),
  })
  const writeAnew = useMutation({
    mutationFn: () => open.writeAnew(typed.putAside),
    onSuccess: () => setAsks(false),
    onError: (error) => tell.failure('load', error),
  })
  const download = useLetterDownload(resume, letter, async () => !isChanged || open.save())
  const gaps = gapsIn(letter.body)
  const isBusy = save.isPending || writeAnew.isPending || download.isPending
  const set = (name: keyof typeof letter, text: string) => {
    setLetter({ ...letter, [name]: text })
    setAsks(false)
  }
  return (
    <Dialog
      open
      onClose={() => {
        if (!isChanged) return onClose()
        if (showsHistory) setHistory('left')
        setAsks(true)
      }}
      title={t('resume.letter.title')}
      closeName={t('app.close')}
      size="large"
      actions={
        showsHistory ? undefined : (
          <>
            {asks && (
              <p role="alert" className="mr-auto self-center text-small text-danger">
                {t('dashboard.notes.unsaved')}
              </p>
            )}
            {asks ? (
              <Button
                look="quiet"
                onClick={() => {
                  typed.letGo()
                  onClose()
                }}
              >
                {t('dashboard.notes.discard')}
              </Button>
            ) : (
              <Button look="quiet" disabled={isBusy} onClick={() => writeAnew.mutate()}>
                {t('resume.letter.anew')}
              </Button>
            )}
            <Button
              look="quiet"
              // Back from the history, the keyboard is where it went from.
              ref={history === 'left' ? takeFocus : undefined}
              disabled={isBusy || clashes.length > 0}
              icon={<History className="size-4" aria-hidden />}
              onClick={() => {
                setAsks(false)
                setHistory('shown')
              }}
            >
              {t('resume.history.title')}
            </Button>
            <LetterDownloads
              isDisabled={isBusy || gaps.length > 0}
              isPending={download.isPending}
              onDownload={(format) => download.mutate(format)}
            />
            <Button
              look={isChanged ? 'primary' : 'quiet'}
              busy={save.isPending}
              disabled={!isChanged || clashes.length > 0}
              icon={isChanged ? undefined : <Check className="size-4" aria-hidden />}
              onClick={() => save.mutate()}
            >
              {t(isChanged ? 'resume.letter.save' : 'resume.save.saved')}
            </Button>
          </>
        )
      }
    >
      {showsHistory && (
        <Suspense>
          <LetterHistory
            resumeId={resume.id}
            onRestore={open.restore}
            onClose={() => setHistory('left')}
          />
        </Suspense>
      )}
      <div className="grid gap-3" hidden={showsHistory}>
        {typed.offer}
        <LetterClashes letter={letter} clashes={clashes} onChoose={open.choose} />
        <LetterLanguage
          letter={kept}
          own={resume.resume_language}
          isChanged={isChanged}
          onTranslate={onTranslate}
        />
        <LetterBy letter={kept} />
        <LetterFields letter={letter} resume={resume} onChange={set} />
        {gaps.length > 0 && (
          <output className="text-small text-danger">
            {t('resume.letter.gaps', { gaps: gaps.join(', ') })}
          </output>
        )}
        <LetterGrounds
          passages={kept.passages}
          unchecked={kept.check_missing}
          resume={resume}
          isOld={isChanged}
        />
      </div>
    </Dialog>
  )
}
