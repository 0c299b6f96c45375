/** The sheet for a talk: opened beside the sheet, read on the screen, taken along as a PDF. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { Answer } from '#domain/answers/answers.ts'
import type { Question } from '#domain/answers/interview.ts'
import { interviewOf } from '#domain/answers/interview.ts'
import { fileNameOf, titleOf } from '#domain/exchange/file-name.ts'

import { Download } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { downloadApi } from '../../../api/client.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import type { Draft } from '../draft.ts'

export function Interview({ answers, draft }: { answers: readonly Answer[]; draft: Draft }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('resume.interview.open')}
      </Button>
      {open && <InterviewDialog answers={answers} draft={draft} onClose={() => setOpen(false)} />}
    </>
  )
}

function InterviewDialog({
  answers,
  draft,
  onClose,
}: {
  answers: readonly Answer[]
  draft: Draft
  onClose: () => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const { resume_language: language } = draft.state().resume
  const { title, intro, label, groups } = interviewOf(answers, language)
  const download = useMutation({
    mutationFn: async () => {
      // The file says what is seen.
      const saved = await draft.save()
      if (saved.kind !== 'saved') throw saved.error
      const { resume } = draft.state()
      const bytes = await downloadApi('exportInterview', { params: { id: resume.id }, query: {} })
      saveFile(fileNameOf(titleOf({ ...resume, job_title: title }), 'pdf'), bytes)
    },
    onError: (error) => tell.failure('exportResume', error),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={title}
      language={language}
      closeName={t('app.close')}
      actions={
        <Button
          look="primary"
          busy={download.isPending}
          icon={<Download className="size-4" aria-hidden />}
          onClick={() => download.mutate()}
        >
          {t('resume.interview.pdf')}
        </Button>
      }
    >
      <div lang={language} className="grid gap-6">
        <p className="text-ink-soft">{intro}</p>
        {groups.map((group) => (
          <section key={group.title} className="grid gap-6">
            <h3 className="border-b border-line pb-1 font-semibold">{group.title}</h3>
            {group.questions.map((question) => (
              <Asked key={question.question} question={question} label={label} />
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function Asked({
  question: { question, evidence, hint, say },
  label,
}: {
  question: Question
  label: string
}) {
  return (
    <article className="grid gap-1 wrap-anywhere">
      <h4 className="font-medium">{question}</h4>
      {evidence.length > 0 && (
        <>
          <p className="text-caption text-ink-soft">{label}</p>
          <ul className="grid list-disc gap-0.5 pl-5">
            {evidence.map(({ text, from }) => (
              <li key={text}>
                {text}
                {from !== '' && <span className="text-ink-soft"> — {from}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {hint !== null && <p className="text-caption text-ink-soft">{hint}</p>}
      {say !== null && <p className="border-l-2 border-line-strong pl-3">{say}</p>}
    </article>
  )
}
