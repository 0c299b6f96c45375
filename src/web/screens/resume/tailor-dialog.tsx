/** Where the job is pasted. It proceeds only with a text; closing it does not stop the work. */
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { jobLimit, lengthOf } from '#domain/resume/limits.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { modelQuery } from '../../api/queries.ts'
import { readSettings } from '../../frame/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogText } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { AsReadPart } from './as-read.tsx'
import type { Draft } from './draft.ts'
import { NothingChanged } from './nothing-changed.tsx'
import { AtWork, KeptLinkLine, TabBlocked, WhoAndPrice } from './tailor-states.tsx'
import { useAsRead } from './use-as-read.ts'
import { useDraftState } from './use-draft.ts'
import type { JobNames, useTailor } from './use-tailor.ts'
import { isLink } from './use-tailor.ts'

export function TailorDialog({
  open,
  onClose,
  draft,
  tailor,
  given = '',
}: {
  open: boolean
  onClose: () => void
  draft: Draft
  tailor: ReturnType<typeof useTailor>
  /** The job that it opens with. */
  given?: string | undefined
}) {
  const { t } = useTranslation()
  const { resume } = useDraftState(draft)
  const own = useQuery(modelQuery).data
  const isByModel = readSettings().has_model || Boolean(own)
  const [job, setJob] = useState(given)
  const [corrected, setCorrected] = useState<{ of: string; names: JobNames } | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  // The link whose page was not read makes room for the text.
  const shown = tailor.kept?.link === job.trim() ? '' : job
  const isEmpty = shown.trim() === ''
  const isTooLong = lengthOf(job) > jobLimit
  const found = tailor.foundBehind(job)
  const text = isLink(shown) ? (found?.text ?? '') : shown
  const read = useAsRead(open && !isTooLong ? text : '', resume)
  const asRead: JobNames | null = read && {
    title: found?.job_title ?? read.title,
    company: found?.company_name ?? read.company,
  }
  // What was put right holds for the job it was put right for.
  const of = `${asRead?.title}\n${asRead?.company}`
  const ownNames = corrected?.of === of ? corrected.names : null
  const names = ownNames ?? asRead ?? { title: '', company: '' }
  const isUnchanged = !isEmpty && tailor.isUnchanged(job)
  const start = () => {
    if (!isEmpty && !isTooLong) tailor.start({ job, names: ownNames, about: names })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={t(isByModel ? 'resume.tailor.title' : 'resume.tailor.submit')}
      closeName={t('app.close')}
      initialFocus={box}
      actions={
        <>
          <Button onClick={onClose}>
            {tailor.isWorking || isUnchanged ? t('app.close') : t('app.cancel')}
          </Button>
          <Button
            look={isUnchanged ? 'plain' : 'primary'}
            busy={tailor.isWorking}
            disabled={isEmpty || isTooLong}
            onClick={start}
          >
            {tailor.isWorking ? t('tailoring.working') : t('resume.tailor.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DialogText>{t('resume.tailor.text')}</DialogText>
        <TextAreaField
          ref={box}
          label={t('resume.tailor.label')}
          placeholder={t(tailor.kept ? 'tailoring.pasteText' : 'resume.tailor.placeholder')}
          value={shown}
          onChange={(event) => setJob(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            start()
          }}
          rows={read ? 5 : 11}
          error={
            isTooLong
              ? t('problems.job_too_long')
              : (tailor.refusalOf(job) ?? (isEmpty ? tailor.kept?.reason : null))
          }
          readOnly={tailor.isWorking}
        />
        {isLink(shown) && !found && !tailor.isWorking && (
          <Button
            size="small"
            className="justify-self-start"
            busy={tailor.isReading}
            onClick={() => tailor.readLink(job)}
          >
            {t('resume.tailor.readLink')}
          </Button>
        )}
        <KeptLinkLine tailor={tailor} />
        {isUnchanged && (
          <NothingChanged
            draft={draft}
            read={read}
            names={names}
            job={{ text, id: found?.id ?? null }}
            onLeave={onClose}
          />
        )}
        {read && !isUnchanged && (
          <AsReadPart
            read={read}
            names={names}
            doubts={found?.in_doubt}
            readOnly={tailor.isWorking}
            onNames={(next) => setCorrected({ of, names: next })}
          />
        )}
        <WhoAndPrice isOver={isUnchanged} />
        {tailor.isWorking && <AtWork tailor={tailor} />}
        <TabBlocked tailor={tailor} />
      </div>
    </Dialog>
  )
}
